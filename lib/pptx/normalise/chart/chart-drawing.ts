import type { ChartElement } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import type { XmlElement } from '../../xml/tree';

/** The parsed XML of one chart part beside the element that it shows; rules change the tree in place. */
export interface ChartDrawing {
  element: ChartElement;
  /** BCP 47, well-formed. */
  language: string;
  colors: Theme['colors'];
  chartSpace: XmlElement;
  /** `c:barChart`, `c:lineChart`, … */
  plot: XmlElement;
}

export type ChartRule = (drawing: ChartDrawing) => void;
