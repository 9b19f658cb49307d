import type { Box, SceneElement } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { CardContext } from './card-types';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts } from './fit';
import { seriesColors } from './series-colors';
import { textElement } from './text-element';

const sizePt = 14;
const swatchIn = 0.17;
const swatchGapIn = 0.1;
const itemGapIn = 0.35;
/** Room for what other programs add to a word. */
const slack = 1.04;

/** The line above a chart: what each colour stands for, and what the numbers count. */
export interface ChartHead {
  elements: SceneElement[];
  heightIn: number;
  /** Whether the line names the series, so that the chart needs no legend. */
  namesSeries: boolean;
}

/** Sets the head of a chart on one line; null when a unit of many words does not fit. */
export function layChartHead(context: CardContext, chart: ChartData, area: Box): ChartHead | null {
  const names = hasLegend(chart) ? chart.series.map((series) => series.name) : [];
  const texts = names.map((name) => oneLine(context, name, 'ink', area.w));
  const items: SceneElement[] = [];
  let x = area.x;
  texts.forEach((fitted, index) => {
    if (!fitted) return;
    const name = `Series ${index + 1}`;
    const color = seriesColors[index % seriesColors.length]!;
    items.push({ type: 'shape', name: `${name} colour`, geometry: 'rect', box: { x, y: area.y + (fitted.heightIn - swatchIn) / 2, w: swatchIn, h: swatchIn }, fill: { color } });
    const w = fitted.widthIn * slack + 0.04;
    items.push(textElement({ name: `${name} name`, box: { x: x + swatchIn + swatchGapIn, y: area.y, w, h: fitted.heightIn }, paragraphs: fitted.paragraphs }));
    x += swatchIn + swatchGapIn + w + itemGapIn;
  });
  const namesSeries = names.length > 0 && texts.every((text) => text !== null) && x - itemGapIn <= area.x + area.w;
  const legend = namesSeries ? items : [];
  const from = namesSeries ? x : area.x;
  const unit = chart.unit ? fitUnit(context, chart.unit, area.x + area.w - from, area.h / 3, namesSeries) : null;
  if (chart.unit && !unit) return namesSeries ? layChartHead(context, { ...chart, series: chart.series.slice(0, 1) }, area) : null;
  if (unit) legend.push(textElement({ name: 'Unit', box: { x: from, y: area.y, w: area.x + area.w - from, h: unit.heightIn }, paragraphs: unit.paragraphs }));
  const heightIn = Math.max(0, ...legend.map(({ box }) => box.y + box.h - area.y));
  return { elements: legend, heightIn, namesSeries };
}

function hasLegend({ type, series }: ChartData): boolean {
  return series.length > 1 && type !== 'pie' && type !== 'doughnut';
}

function oneLine(context: CardContext, text: string, color: 'ink' | 'muted', widthIn: number): Fitted | null {
  return fitDrafts(context, [draft(text, context.direction, { sizePt, color, lineSpacing: 1 })], { widthIn, heightIn: 1, maxLines: 1 });
}

function fitUnit(context: CardContext, text: string, widthIn: number, heightIn: number, besideLegend: boolean): Fitted | null {
  if (besideLegend) return widthIn > 1 ? oneLine(context, text, 'muted', widthIn) : null;
  return fitDrafts(context, [draft(text, context.direction, { sizePt, color: 'muted', lineSpacing: 1 })], { widthIn, heightIn, breakWords: true });
}
