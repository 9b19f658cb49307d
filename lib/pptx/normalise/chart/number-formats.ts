import { childOf, createElement, descendantsOf, insertFirst, removeElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** The cached numbers have the workbook's format; pptxgenjs writes `General`, or nothing for round charts. */
export const numberFormats: ChartRule = ({ plot, element }) => {
  for (const cache of descendantsOf(plot, 'c:numCache')) {
    const former = childOf(cache, 'c:formatCode');
    if (former !== undefined) removeElement(former);
    const format = createElement(cache, 'c:formatCode');
    format.textContent = element.chart.numberFormat;
    insertFirst(cache, format);
  }
};
