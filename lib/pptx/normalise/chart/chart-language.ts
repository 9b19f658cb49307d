import { childOf, createElement, descendantsOf } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** pptxgenjs writes American English into most texts of a chart. */
export const chartLanguage: ChartRule = ({ chartSpace, language }) => {
  for (const end of descendantsOf(chartSpace, 'a:endParaRPr')) end.set('lang', language);
  const first = childOf(chartSpace, 'c:date1904');
  if (first !== undefined) chartSpace.insertAfter(createElement('c:lang', { val: language }), first);
};
