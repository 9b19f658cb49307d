import { schemeSlots } from '@/lib/deck/theme/theme';
import { childOf, createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** What a user adds to a chart later, such as a title or labels, takes the chart's size, font and colour. */
export const defaultText: ChartRule = ({ chartSpace, element, language }) => {
  const color = createElement('a:solidFill', {}, [createElement('a:schemeClr', { val: schemeSlots.ink })]);
  const fonts = [createElement('a:latin', { typeface: '+mn-lt' }), createElement('a:ea', { typeface: '+mn-ea' }), createElement('a:cs', { typeface: '+mn-cs' })];
  const properties = createElement('a:defRPr', { sz: String(Math.round(element.sizePt * 100)) }, [color, ...fonts]);
  const paragraph = createElement('a:p', {}, [createElement('a:pPr', {}, [properties]), createElement('a:endParaRPr', { lang: language })]);
  const text = createElement('c:txPr', {}, [createElement('a:bodyPr'), createElement('a:lstStyle'), paragraph]);
  chartSpace.insertBefore(text, childOf(chartSpace, 'c:externalData'));
};
