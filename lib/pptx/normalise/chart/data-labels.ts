import type { ColorRole } from '@/lib/deck/theme/theme';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { isRound } from '../../write/chart-settings';
import { childOf, childrenOf, descendantsOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { ChartDrawing, ChartRule } from './chart-drawing';
import { contrastingRole } from './contrasting-role';

/** Chart types whose labels stand on the fill of their series or point. */
const labelledInside = new Set(['stacked_column', 'stacked_bar', 'doughnut']);

/**
 * pptxgenjs repeats labels for the whole plot, asks lines for leader lines, and gives round
 * charts percentages in 18 point Arial. Here each series keeps its own labels, or none; round charts
 * without a legend name their categories; labels on a fill take the colour that can be read there.
 */
export const dataLabels: ChartRule = (drawing) => {
  const { plot, element } = drawing;
  for (const labels of childrenOf(plot, 'c:dLbls')) labels.remove();
  childrenOf(plot, 'c:ser').forEach((series, index) => {
    const labels = childOf(series, 'c:dLbls');
    if (labels === undefined) return;
    if (element.valueLabels) setLabels(labels, index, drawing);
    else labels.remove();
  });
};

function setLabels(labels: XmlElement, seriesIndex: number, drawing: ChartDrawing): void {
  const { element } = drawing;
  const inside = labelledInside.has(element.chart.type);
  const points = childrenOf(labels, 'c:dLbl');
  for (const point of points) {
    const index = Number(childOf(point, 'c:idx')?.get('val') ?? 0);
    setText(point, inside ? readableOn(element.colors[index % element.colors.length], drawing) : 'ink', element.sizePt);
  }
  setText(labels, inside ? readableOn(element.colors[seriesIndex % element.colors.length], drawing) : 'ink', element.sizePt);
  for (const holder of [labels, ...points]) setFlags(holder, drawing);
  for (const leader of childrenOf(labels, 'c:showLeaderLines')) if (!isRound(element.chart.type)) leader.remove();
}

function readableOn(role: ColorRole | undefined, { colors }: ChartDrawing): ColorRole {
  return role === undefined ? 'ink' : contrastingRole(colors, role);
}

function setText(holder: XmlElement, role: ColorRole, sizePt: number): void {
  const text = childOf(holder, 'c:txPr');
  for (const properties of text === undefined ? [] : descendantsOf(text, 'a:defRPr')) {
    properties.set('sz', String(Math.round(sizePt * 100)));
    for (const color of descendantsOf(properties, 'a:srgbClr')) removeColor(color);
    for (const color of descendantsOf(properties, 'a:schemeClr')) color.set('val', schemeSlots[role]);
    for (const font of childrenOf(properties, 'a:latin')) font.set('typeface', '+mn-lt');
  }
}

/** The colour of the text around it is right where pptxgenjs insists on black. */
function removeColor(color: XmlElement): void {
  color.parent?.remove();
}

function setFlags(holder: XmlElement, { element }: ChartDrawing): void {
  const round = isRound(element.chart.type);
  const flags = { showVal: true, showCatName: round && element.legend === 'none', showSerName: false, showPercent: false };
  for (const [name, shown] of Object.entries(flags)) childOf(holder, `c:${name}`)?.set('val', shown ? '1' : '0');
  const position = childOf(holder, 'c:dLblPos');
  if (element.chart.type === 'pie') position?.set('val', 'outEnd');
}
