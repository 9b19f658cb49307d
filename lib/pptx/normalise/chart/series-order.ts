import { arrangeChildren } from '../../xml/tree';
import type { ChartRule, DrawnPlot } from './chart-drawing';
import { drawnSeries } from './drawn-series';

const start = ['c:idx', 'c:order', 'c:tx', 'c:spPr'];
const points = ['c:dPt', 'c:dLbls'];
const data = ['c:cat', 'c:val'];

/** Children of a series by plot (ECMA-376 part 1, 21.2.2: CT_BarSer, CT_LineSer, CT_AreaSer, CT_PieSer, CT_ScatterSer). */
const orders: Readonly<Record<DrawnPlot['form'], readonly string[]>> = {
  bar: [...start, 'c:invertIfNegative', ...points, ...data],
  line: [...start, 'c:marker', ...points, ...data, 'c:smooth'],
  area: [...start, ...points, ...data],
  sector: [...start, ...points, ...data],
  point: [...start, 'c:marker', ...points, 'c:xVal', 'c:yVal', 'c:smooth'],
};

/** The schema has one order for the children of a series, and no place for what pptxgenjs adds from other types. */
export const seriesOrder: ChartRule = (drawing) => {
  for (const { node, plot } of drawnSeries(drawing)) arrangeChildren(node, orders[plot.form]);
};
