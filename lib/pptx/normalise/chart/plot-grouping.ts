import { childOf, createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** Lines must say how they are grouped (ECMA-376 part 1, 21.2.2.98); pptxgenjs says so for bars alone. */
export const plotGrouping: ChartRule = ({ plot }) => {
  const needsGrouping = plot.name === 'c:lineChart' || plot.name === 'c:areaChart';
  if (!needsGrouping || childOf(plot, 'c:grouping') !== undefined) return;
  plot.prepend(createElement('c:grouping', { val: 'standard' }));
};
