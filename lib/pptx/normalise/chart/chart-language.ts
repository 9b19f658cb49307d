import { childOf, createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** The language of the deck, which pptxgenjs does not say. */
export const chartLanguage: ChartRule = ({ chartSpace, language }) => {
  const first = childOf(chartSpace, 'c:date1904');
  if (first !== undefined) chartSpace.insertAfter(createElement('c:lang', { val: language }), first);
};
