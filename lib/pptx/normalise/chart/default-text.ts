import { schemeSlots } from '@/lib/deck/theme/theme';
import { childOf, createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** What a user adds to a chart later, such as a title or labels, takes the chart's size, font and colour. */
export const defaultText: ChartRule = ({ chartSpace, element, language }) => {
  const make = (name: string, attributes: Readonly<Record<string, string>> = {}, children: readonly XmlElement[] = []) =>
    createElement(chartSpace, name, attributes, children);
  const color = make('a:solidFill', {}, [make('a:schemeClr', { val: schemeSlots.ink })]);
  const fonts = [make('a:latin', { typeface: '+mn-lt' }), make('a:ea', { typeface: '+mn-ea' }), make('a:cs', { typeface: '+mn-cs' })];
  const properties = make('a:defRPr', { sz: String(Math.round(element.sizePt * 100)) }, [color, ...fonts]);
  const paragraph = make('a:p', {}, [make('a:pPr', {}, [properties]), make('a:endParaRPr', { lang: language })]);
  const text = make('c:txPr', {}, [make('a:bodyPr'), make('a:lstStyle'), paragraph]);
  chartSpace.insertBefore(text, childOf(chartSpace, 'c:externalData') ?? null);
};
