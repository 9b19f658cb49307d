import { childOf, childrenOf, descendantsOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** Horizontal bars count categories upwards from the origin; turned round, the first one stands on top as in the data. */
export const readingDirection: ChartRule = ({ plot, chartSpace }) => {
  if (childOf(plot, 'c:barDir')?.get('val') !== 'bar') return;
  for (const axis of descendantsOf(chartSpace, 'c:catAx')) {
    for (const scaling of childrenOf(axis, 'c:scaling')) childOf(scaling, 'c:orientation')?.set('val', 'maxMin');
  }
  for (const axis of descendantsOf(chartSpace, 'c:valAx')) childOf(axis, 'c:crosses')?.set('val', 'max');
};
