import type { ChartSeriesLook } from '@/lib/deck/scene/scene';
import type { ChartSeries } from '@/lib/deck/spec/chart-data';
import { childrenOf, arrangeChildren } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { ChartDrawing, DrawnPlot, ChartRule } from './chart-drawing';

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

const start = ['c:idx', 'c:order', 'c:tx', 'c:spPr'];
const points = ['c:dPt', 'c:dLbls', 'c:trendline', 'c:errBars'];
const data = ['c:cat', 'c:val'];

/** Children of a series by plot (ECMA-376 part 1, 21.2.2: CT_BarSer, CT_LineSer, CT_AreaSer, CT_PieSer, CT_ScatterSer). */
const orders: Readonly<Record<DrawnPlot['form'], readonly string[]>> = {
  bar: [...start, 'c:invertIfNegative', ...points, ...data, 'c:extLst'],
  line: [...start, 'c:marker', ...points, ...data, 'c:smooth', 'c:extLst'],
  area: [...start, ...points, ...data],
  sector: [...start, ...points, ...data],
  point: [...start, 'c:marker', ...points, 'c:xVal', 'c:yVal', 'c:smooth', 'c:extLst'],
};

/** The schema has one order for the children of a series, and no place for what pptxgenjs adds from other types. */
export const seriesOrder: ChartRule = (drawing) => {
  for (const { node, plot } of drawnSeries(drawing)) arrangeChildren(node, orders[plot.form]);
};
