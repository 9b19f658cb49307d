import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { layChartHead } from '../blocks/chart-head';
import { fitLargest } from '../blocks/fit';
import { layChart } from '../blocks/lay-chart';
import type { LaidTable } from '../blocks/lay-table';
import { layTable } from '../blocks/lay-table';
import { textElement } from '../blocks/text-element';
import { formatNumber } from '../format-number';
import { spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, placed, tooLong } from '../placement';

type Chart = SlideOf<'chart'>;

const headGapIn = 0.15;
const sideStart = 8;
const figureSizesPt = [18, 16, 14] as const;

/** The chart with its series and what its numbers count named above it. */
function chartIn(slide: Chart, context: KindContext, area: Box): SceneElement[] | null {
  const head = layChartHead(context, slide.chart, area);
  if (!head) return null;
  const used = head.heightIn > 0 ? head.heightIn + headGapIn : 0;
  return [...head.elements, layChart(slide.chart, slide.title, { ...area, y: area.y + used, h: area.h - used }, context.language, !head.namesSeries)];
}

function full(slide: Chart, context: KindContext): Placement {
  const { area } = context;
  if (!slide.takeaway) return chart(slide, context, area, []);
  const width = spanOf(area, 0, 10).w;
  const fitted = fitLargest(context, (sizePt) => [draft(slide.takeaway ?? '', context.direction, { sizePt })], [20, 18, 16, 14], { widthIn: width, heightIn: 0.95 });
  // The chart stays; a takeaway of many lines goes on as text.
  if (!fitted) return continueAsText(chart(slide, context, area, []), slide, slide.takeaway);
  const used = fitted.heightIn + 0.25;
  const text = textElement({ name: 'Takeaway', box: { x: area.x, y: area.y, w: width, h: fitted.heightIn }, paragraphs: fitted.paragraphs });
  return chart(slide, context, { ...area, y: area.y + used, h: area.h - used }, [text]);
}

function continueAsText(placement: Placement, slide: Chart, text: string): Placement {
  if (placement.outcome !== 'placed') return placement;
  const { title, eyebrow, source } = slide;
  return continues(placement.elements, [{ kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [{ text }] }]);
}

function chart(slide: Chart, context: KindContext, area: Box, before: readonly SceneElement[]): Placement {
  const round = slide.chart.type === 'pie' || slide.chart.type === 'doughnut';
  const few = !round && slide.chart.categories.length * slide.chart.series.length <= 4;
  const elements = chartIn(slide, context, round || few ? spanOf(area, 0, 9) : area);
  return elements ? placed([...before, ...elements]) : tooLong;
}

function withTakeaway(slide: Chart, context: KindContext): Placement {
  if (!slide.takeaway) return tooLong;
  const side = spanOf(context.area, sideStart + 1, 12 - sideStart - 1);
  const panel: Box = { ...side, x: side.x - 0.25, w: side.w + 0.25 };
  const fitted = fitLargest(context, (sizePt) => [draft(slide.takeaway ?? '', context.direction, { sizePt, lineSpacing: 1.15 })], [24, 20, 18, 16, 14], { widthIn: panel.w - 0.6, heightIn: panel.h - 0.8 });
  const elements = fitted && chartIn(slide, context, { ...spanOf(context.area, 0, sideStart + 1), w: panel.x - 0.35 - context.area.x });
  if (!fitted || !elements) return tooLong;
  return placed([
    ...elements,
    { type: 'shape', name: 'Takeaway panel', geometry: 'rect', box: panel, fill: { color: 'surface' } },
    { type: 'shape', name: 'Takeaway edge', geometry: 'rect', box: { x: panel.x, y: panel.y, w: 0.06, h: panel.h }, fill: { color: 'accent' }, on: 'Takeaway panel' },
    textElement({ name: 'Takeaway', box: { x: panel.x + 0.32, y: panel.y + 0.4, w: panel.w - 0.6, h: panel.h - 0.8 }, paragraphs: fitted.paragraphs, on: 'Takeaway panel', anchor: 'middle' }),
  ]);
}

/** The figures of a chart as a table at the largest size that holds them all. */
function fitFigures({ chart: data, title }: Chart, context: KindContext, area: Box): LaidTable | null {
  const content = {
    name: 'Figures',
    altText: title,
    columns: [{ label: '', align: 'start' as const }, ...data.series.map((series) => ({ label: series.name, align: 'end' as const }))],
    rows: data.categories.map((category, index) => [category, ...data.series.map((series) => formatNumber(series.values[index] ?? null, data.numberFormat, context.language))]),
    totalRow: false,
    boldFirst: true,
  };
  for (const sizePt of figureSizesPt) {
    const table = layTable(context, content, area, sizePt);
    if (table?.count === data.categories.length) return table;
  }
  return null;
}

/** The chart with its own figures as a small table beside it. */
function withFigures(slide: Chart, context: KindContext): Placement {
  const { chart: data } = slide;
  if (data.categories.length > 8 || data.series.length > 2) return tooLong;
  const side = spanOf(context.area, 8, 4);
  const table = fitFigures(slide, context, { ...side, y: side.y + 0.25, h: side.h - 0.25 });
  if (!table) return tooLong;
  const left = { ...spanOf(context.area, 0, 8), w: side.x - 0.4 - context.area.x };
  if (!slide.takeaway) {
    const elements = chartIn(slide, context, left);
    return elements ? placed([...elements, table.element]) : tooLong;
  }
  const below = { ...side, y: table.element.box.y + table.element.box.h + 0.3 };
  const fitted = fitLargest(context, (sizePt) => [draft(slide.takeaway ?? '', context.direction, { sizePt })], [18, 16, 14], { widthIn: side.w, heightIn: context.area.y + context.area.h - below.y });
  const elements = fitted && chartIn(slide, context, left);
  if (!fitted || !elements) return tooLong;
  return placed([...elements, table.element, textElement({ name: 'Takeaway', box: { ...below, h: fitted.heightIn }, paragraphs: fitted.paragraphs })]);
}

export const chartLayout: KindLayout<Chart> = {
  arrangements: [
    { name: 'chart-and-takeaway', layout: 'content', suits: (slide) => (slide.takeaway ? 3 : 0.1), place: withTakeaway },
    { name: 'full-chart', layout: 'content', suits: (slide) => (slide.chart.categories.length * slide.chart.series.length <= 4 ? 1.8 : 2), place: full },
    { name: 'chart-and-figures', layout: 'content', suits: (slide) => (slide.chart.categories.length <= 4 && slide.chart.series.length === 1 ? 1.9 : 1), place: withFigures },
  ],
  outline: (slide) => [
    ...(slide.takeaway ? [{ text: slide.takeaway }] : []),
    ...(slide.chart.unit ? [{ text: slide.chart.unit }] : []),
    ...slide.chart.series.map((series) => ({ text: series.name, children: slide.chart.categories.map((category, index) => `${category}: ${series.values[index] ?? '–'}`) })),
  ],
};
