import { childOf } from '../../xml/tree';
import { textProperties } from './chart-xml';
import type { ChartRule } from './chart-drawing';

/** What a user adds to a chart later, such as a title or labels, takes the chart's size, font and colour. */
export const defaultText: ChartRule = ({ chartSpace, element, language }) => {
  chartSpace.insertBefore(
    textProperties({ sizePt: element.sizePt, color: 'ink', language }),
    childOf(chartSpace, 'c:externalData'),
  );
};
