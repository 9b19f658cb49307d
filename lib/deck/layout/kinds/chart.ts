import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ChartData } from '../../spec/chart-data';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { isLineAbove, placedTexts } from '../blocks/placed-text';
import { textElement } from '../blocks/text-element';
import { adaptChart, tableForm } from '../charts/adapt-chart';
import { isRound, numbersOf } from '../charts/chart-traits';
import { marksOf } from '../charts/read-annotations';
import { valueFormat } from '../charts/short-format';
import { layTakeaway } from '../charts/takeaway';
import { formatNumber } from '../format-number';
import { compositionOf } from '../../theme/composition';
import { hasNarrowBody, spanOf } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { continues, placed, tooLong } from '../placement';
import type { ChartSlide } from './chart-parts';
import { chartIn, drawableChart, unshownMarks } from './chart-parts';
import { placeChartTable } from './chart-table';
import { metricsLayout } from './metrics';

const sideStart = 8;
const sideGapIn = 0.4;
/** Of a takeaway that runs across the slide below its chart. */
const [belowIn, belowGapIn] = [0.8, 0.2];
const fewPoints = 4;

/** A chart of few points does not need the whole width. */
function widthFor(chart: ChartData, area: Box, { theme }: DeckContext): Box {
  const few =
    !hasNarrowBody(theme) &&
    !isRound(chart) &&
    chart.categories.length * chart.series.length <= fewPoints &&
    chart.type !== 'scatter';
  return few ? spanOf(area, 0, 9) : area;
}

function full(slide: ChartSlide, context: KindContext): Placement {
  const chart = drawableChart(slide, context.language);
  if (!chart) return tooLong;
  const { area } = context;
  const { takeaway } = slide;
  const alone = (inside: Box, before: readonly SceneElement[]): Placement => {
    const elements = chartIn(chart, slide.title, widthFor(chart, inside, context), context);
    return elements ? placed([...before, ...elements]) : tooLong;
  };
  if (!takeaway) return alone(area, []);
  const above = aboveTakeaway(slide, takeaway, context);
  if (above) return above;
  const width = spanOf(area, 0, 10).w;
  const fitted = fitLargest(context, (sizePt) => [draft(takeaway, context.direction, { sizePt })], [20, 18, 16, 14], {
    widthIn: width,
    heightIn: 0.95,
  });
  // The chart stays; a takeaway of many lines goes on as text.
  if (!fitted) return continueAsText(alone(area, []), slide, takeaway);
  const used = fitted.heightIn + 0.25;
  const text = textElement({
    name: 'Takeaway',
    box: { x: area.x, y: area.y, w: width, h: fitted.heightIn },
    paragraphs: fitted.paragraphs,
  });
  return alone({ ...area, y: area.y + used, h: area.h - used }, [text]);
}

/** The takeaway on a ground of its own across the foot of the slide, in templates that have it there; null where it is too long for that. */
function aboveTakeaway(slide: ChartSlide, takeaway: string, context: KindContext): Placement | null {
  const { area, theme, language } = context;
  if (compositionOf(theme)?.takeaway !== 'below') return null;
  const band = { ...area, y: area.y + area.h - belowIn, h: belowIn };
  const chart = drawableChart(slide, language);
  const said = layTakeaway(takeaway, band, context);
  const over = { ...area, h: area.h - belowIn - belowGapIn };
  const elements = chart && said && chartIn(chart, slide.title, widthFor(chart, over, context), context);
  return elements ? placed([...elements, ...said.elements]) : null;
}

function continueAsText(placement: Placement, slide: ChartSlide, text: string): Placement {
  if (placement.outcome !== 'placed') return placement;
  const { title, eyebrow, source } = slide;
  return continues(placement.elements, [
    { kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [{ text }] },
  ]);
}

/** Chart and takeaway: in the places that the layout has for both, else side by side. */
function shareOf({ area, caption }: KindContext): Record<'chartBox' | 'panel', Box> {
  if (caption) return { chartBox: area, panel: caption };
  const side = spanOf(area, sideStart + 1, 12 - sideStart - 1);
  const panel = { ...side, x: side.x - 0.25, w: side.w + 0.25 };
  return { chartBox: { ...area, w: panel.x - sideGapIn - area.x }, panel };
}

function withTakeaway(slide: ChartSlide, context: KindContext): Placement {
  const chart = drawableChart(slide, context.language);
  if (!chart || !slide.takeaway) return tooLong;
  const { chartBox, panel } = shareOf(context);
  const takeaway = layTakeaway(slide.takeaway, panel, context);
  const elements = takeaway && chartIn(chart, slide.title, chartBox, context);
  return elements ? placed([...elements, ...takeaway.elements]) : tooLong;
}

/** A chart of a single number as that number, with what it counts; null for other charts. */
export function chartAsMetric(
  slide: Pick<ChartSlide, 'title' | 'chart' | 'takeaway'>,
  language: string,
): SlideOf<'metrics'>['metrics'][number] | null {
  const { form, chart } = adaptChart(slide.chart);
  if (form !== 'figure') return null;
  const [value = 0] = numbersOf(chart);
  const axes = [chart.unit, chart.secondaryUnit, chart.xName];
  const names = [chart.categories[0], chart.series[0]?.name, ...axes, slide.takeaway];
  const [label = slide.title, ...details] = names.filter((name): name is string => Boolean(name?.trim()));
  return {
    value: formatNumber(value, valueFormat(chart.numberFormat, [value]), language),
    label,
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
  };
}

function placeFigure(slide: ChartSlide, context: KindContext): Placement {
  const metric = chartAsMetric(slide, context.language);
  if (metric === null) return tooLong;
  const { kind: _, chart: _chart, takeaway: _takeaway, ...common } = slide;
  const metrics: SlideOf<'metrics'> = { ...common, kind: 'metrics', metrics: [metric] };
  const forms = [...metricsLayout.arrangements].sort((a, b) => b.suits(metrics, context) - a.suits(metrics, context));
  for (const arrangement of forms) {
    if (arrangement.layout !== 'title-only') continue;
    const placement = arrangement.place(metrics, context);
    if (placement.outcome === 'placed') return placement;
  }
  return tooLong;
}

/** Scores of the forms; the table holds what no chart does. */
const suits = {
  // Beside a chart on a narrow slide words would break one by one.
  takeaway: ({ takeaway }: ChartSlide, { theme }: DeckContext) => (!takeaway ? 0.1 : hasNarrowBody(theme) ? 1.6 : 3),
  full: ({ chart }: ChartSlide) =>
    isRound(chart) ? 2.2 : chart.categories.length * chart.series.length <= fewPoints ? 1.8 : 2,
  // Behind every chart, even one that has run for long.
  table: () => -100,
};

/** What was to annotate the chart and does not stands in the notes. */
function withNotes(place: typeof full): typeof full {
  return (slide, context) => {
    const placement = place(slide, context);
    const left = placement.outcome === 'placed' ? unshownMarks(slide, placement.elements) : [];
    if (placement.outcome !== 'placed' || left.length === 0) return placement;
    return placed(placement.elements, [
      ...(placement.toNotes ?? []),
      ...left.map((text) => ({ what: 'content' as const, text })),
    ]);
  };
}

/** Chart and takeaway in the places that the layout has for both; a place for words alone would be missed without any. */
function inPlaces(slide: ChartSlide, context: KindContext): Placement {
  const { body, caption } = context.theme.layouts.chart.places ?? {};
  const { bodyPt, drawnPt = bodyPt } = context.theme.style.type;
  const chart = drawableChart(slide, context.language);
  if (!body || !chart || (slide.takeaway ? !caption : caption && !isLineAbove(caption, body))) return tooLong;
  const said =
    caption && slide.takeaway
      ? [{ name: 'Takeaway', role: 'caption' as const, place: caption, lines: [slide.takeaway], growsToPt: drawnPt }]
      : [];
  const words = placedTexts(context, said, leastCaptionPt);
  const elements = words && chartIn(chart, slide.title, body.box, context);
  return elements ? placed([...elements, ...words]) : tooLong;
}

const leastCaptionPt = 14;

export const chartLayout: KindLayout<ChartSlide> = {
  arrangements: [
    { name: 'placed-chart', layout: 'chart', fillsPlaces: true, suits: () => 5, place: withNotes(inPlaces) },
    { name: 'chart-and-takeaway', layout: 'content-caption', suits: suits.takeaway, place: withNotes(withTakeaway) },
    { name: 'full-chart', layout: 'content', suits: suits.full, place: withNotes(full) },
    { name: 'single-figure', layout: 'title-only', suits: () => 0.4, place: withNotes(placeFigure) },
    { name: tableForm, layout: 'content', suits: suits.table, place: withNotes(placeChartTable) },
  ],
  outline: (slide) => {
    const { chart } = adaptChart(slide.chart);
    const points = Math.max(chart.categories.length, chart.xValues?.length ?? 0);
    const place = (index: number) =>
      [chart.categories[index], chart.xValues?.[index]].filter((part) => part !== undefined && part !== '').join(', ');
    const texts = [...marksOf(chart), slide.takeaway, chart.unit, chart.secondaryUnit, chart.xName].filter(
      (text): text is string => Boolean(text),
    );
    return [
      ...texts.map((text) => ({ text })),
      ...chart.series.map((series) => ({
        text: series.name,
        children: Array.from({ length: points }, (_, index) => `${place(index)}: ${series.values[index] ?? '–'}`),
      })),
    ];
  },
};
