import { childOf, descendantsOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** A value that is not there is a point that is not there; pptxgenjs writes one without a number in it. */
export const absentPoints: ChartRule = ({ plot }) => {
  for (const cache of descendantsOf(plot, 'c:numCache')) {
    for (const point of descendantsOf(cache, 'c:pt')) {
      if ((childOf(point, 'c:v')?.text) === '') point.remove();
    }
  }
};
