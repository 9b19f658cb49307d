import { schemeSlots } from '@/lib/deck/theme/theme';
import { childOf, childrenOf, createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { isRound } from '../../write/chart-settings';
import type { ChartRule } from './chart-drawing';

/** Points that differ from their series. pptxgenjs colours all points or none, and those of bars alone. */
export const pointColours: ChartRule = ({ plot, element }) => {
  const { pointColors, colors, chart } = element;
  const series = childrenOf(plot, 'c:ser')[0];
  if (pointColors === undefined || series === undefined || isRound(chart.type)) return;
  pointColors.slice(0, chart.categories.length).forEach((role, index) => {
    if (role !== colors[0]) series.appendChild(pointOf(series, index, plot.nodeName, schemeSlots[role]));
  });
};

function pointOf(near: XmlElement, index: number, plotName: string, slot: string): XmlElement {
  const make = (name: string, attributes: Readonly<Record<string, string>> = {}, children: readonly XmlElement[] = []) =>
    createElement(near, name, attributes, children);
  const fill = () => make('c:spPr', {}, [make('a:solidFill', {}, [make('a:schemeClr', { val: slot })])]);
  const idx = make('c:idx', { val: String(index) });
  if (plotName !== 'c:lineChart') return make('c:dPt', {}, [idx, make('c:invertIfNegative', { val: '0' }), make('c:bubble3D', { val: '0' }), fill()]);
  const marker = make('c:marker', {}, [make('c:symbol', { val: 'circle' }), make('c:size', { val: '9' }), fill()]);
  return make('c:dPt', {}, [idx, marker, make('c:bubble3D', { val: '0' }), ...copyOfLine(near)]);
}

/** Without it the stretch of line that leads to the point would fall back to the theme's colour. */
function copyOfLine(series: XmlElement): XmlElement[] {
  const shape = childOf(series, 'c:spPr');
  return shape === undefined ? [] : [shape.cloneNode(true) as XmlElement];
}
