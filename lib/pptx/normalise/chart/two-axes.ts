import { childrenOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** pptxgenjs names a third axis that exists in three-dimensional charts alone. */
export const twoAxes: ChartRule = ({ plot }) => {
  for (const surplus of childrenOf(plot, 'c:axId').slice(2)) surplus.remove();
};
