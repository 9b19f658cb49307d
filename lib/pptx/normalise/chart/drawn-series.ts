import type { ChartSeriesLook } from '@/lib/deck/scene/scene';
import type { ChartSeries } from '@/lib/deck/spec/slide-spec';
import { childrenOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { ChartDrawing, DrawnPlot } from './chart-drawing';

/** A series of the scene and the `c:ser` that draws it. */
export interface DrawnSeries {
  plot: DrawnPlot;
  /** Place of the series in the chart. */
  index: number;
  series: ChartSeries;
  look: ChartSeriesLook;
  node: XmlElement;
}

/** Every series of a chart, plot by plot. */
export function drawnSeries({ element, plots }: ChartDrawing): DrawnSeries[] {
  return plots.flatMap((plot) => {
    const nodes = childrenOf(plot.node, 'c:ser');
    return plot.series.flatMap((index, at) => {
      const [series, look, node] = [element.chart.series[index], element.looks[index], nodes[at]];
      return series && look && node ? [{ plot, index, series, look, node }] : [];
    });
  });
}
