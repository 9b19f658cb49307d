import { childOf, createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';
import { textProperties } from './chart-xml';

/** The language of the deck, which pptxgenjs does not say. */
export const chartLanguage: ChartRule = ({ chartSpace, language }) => {
  const first = childOf(chartSpace, 'c:date1904');
  if (first !== undefined) chartSpace.insertAfter(createElement('c:lang', { val: language }), first);
};

/** What a user adds to a chart later, such as a title or labels, takes the chart's size, font and colour. */
export const defaultText: ChartRule = ({ chartSpace, element, language }) => {
  chartSpace.insertBefore(
    textProperties({ sizePt: element.sizePt, color: 'ink', language }),
    childOf(chartSpace, 'c:externalData'),
  );
};
