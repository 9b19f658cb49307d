import type { ChartElement } from '@/lib/deck/scene/scene';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { ChartPlot } from '../../chart/chart-plots';
import type { XmlElement } from '../../xml/tree';

/** One plot of a chart: which series it draws, and the element that draws them, such as `c:barChart`. */
export interface DrawnPlot extends ChartPlot {
  node: XmlElement;
}

/** The parsed XML of one chart part beside the element that it shows; rules change the tree in place. */
export interface ChartDrawing {
  element: ChartElement;
  /** BCP 47, well-formed. */
  language: string;
  colors: RoleColors;
  chartSpace: XmlElement;
  plotArea: XmlElement;
  /** In drawing order. */
  plots: readonly DrawnPlot[];
}

export type ChartRule = (drawing: ChartDrawing) => void;
