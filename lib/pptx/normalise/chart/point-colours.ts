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
    if (role !== colors[0]) series.append(pointOf(series, index, plot.name, schemeSlots[role]));
  });
};

function pointOf(series: XmlElement, index: number, plotName: string, slot: string): XmlElement {
  const fill = () => createElement('c:spPr', {}, [createElement('a:solidFill', {}, [createElement('a:schemeClr', { val: slot })])]);
  const idx = createElement('c:idx', { val: String(index) });
  if (plotName !== 'c:lineChart') return createElement('c:dPt', {}, [idx, createElement('c:invertIfNegative', { val: '0' }), createElement('c:bubble3D', { val: '0' }), fill()]);
  const marker = createElement('c:marker', {}, [createElement('c:symbol', { val: 'circle' }), createElement('c:size', { val: '9' }), fill()]);
  return createElement('c:dPt', {}, [idx, marker, createElement('c:bubble3D', { val: '0' }), ...copyOfLine(series)]);
}

/** Without it the stretch of line that leads to the point would fall back to the theme's colour. */
function copyOfLine(series: XmlElement): XmlElement[] {
  const shape = childOf(series, 'c:spPr');
  return shape === undefined ? [] : [shape.clone()];
}
