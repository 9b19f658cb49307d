import { childOf, createElement, descendantsOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** The cached numbers have the workbook's format; pptxgenjs writes `General`, or nothing for round charts. */
export const numberFormats: ChartRule = ({ plot, element }) => {
  for (const cache of descendantsOf(plot, 'c:numCache')) {
    const former = childOf(cache, 'c:formatCode');
    if (former !== undefined) former.remove();
    cache.prepend(createElement('c:formatCode', {}, [element.chart.numberFormat]));
  }
};
