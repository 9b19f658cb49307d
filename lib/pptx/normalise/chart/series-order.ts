import { arrangeChildren, childrenOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

const start = ['c:idx', 'c:order', 'c:tx', 'c:spPr'];
const points = ['c:dPt', 'c:dLbls'];
const data = ['c:cat', 'c:val'];

/** Children of a series by plot (ECMA-376 part 1, 21.2.2: CT_BarSer, CT_LineSer, CT_AreaSer, CT_PieSer). */
const orders: Readonly<Record<string, readonly string[]>> = {
  'c:barChart': [...start, 'c:invertIfNegative', ...points, ...data],
  'c:lineChart': [...start, 'c:marker', ...points, ...data, 'c:smooth'],
  'c:areaChart': [...start, ...points, ...data],
  'c:pieChart': [...start, ...points, ...data],
  'c:doughnutChart': [...start, ...points, ...data],
};

/** pptxgenjs puts labels before markers and points, and gives lines and areas what only bars have. */
export const seriesOrder: ChartRule = ({ plot }) => {
  const order = orders[plot.name];
  if (order === undefined) return;
  for (const series of childrenOf(plot, 'c:ser')) arrangeChildren(series, order);
};
