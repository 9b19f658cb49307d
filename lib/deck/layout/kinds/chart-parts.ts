import { captionPadIn } from '../../scene/chart-geometry';
import type { Box, ChartElement, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ChartData } from '../../spec/chart-data';
import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { adaptChart, elementOf, formsOf } from '../charts/adapt-chart';
import type { ChartHead } from '../charts/chart-head';
import { alongPlot, layChartHead } from '../charts/chart-head';
import { smallChartPt } from '../charts/chart-words';
import { chartTraits } from '../charts/chart-traits';
import { withSpokenOf } from '../charts/emphasis';
import { layChart } from '../charts/lay-chart';
import { marksOf } from '../charts/read-annotations';
import { sortedChart } from '../charts/sort-categories';
import type { KindContext } from '../layout-types';

export type ChartSlide = SlideOf<'chart'>;

const headGapIn = 0.15;
const axisNameGapIn = 0.06;
/** More lines than this are named above the plot rather than at their ends. */
const mostEndNames = 4;

/** The chart that a slide can show, its bars in their order, or null where its numbers need another form. */
export function drawableChart(
  slide: Pick<ChartSlide, 'chart' | 'title' | 'takeaway'>,
  language: string,
): ChartData | null {
  const { form, chart } = adaptChart(slide.chart);
  if (form !== 'chart') return null;
  const titled = withSpokenOf(chart, slide.title);
  const { takeaway } = slide;
  // Where the title names nothing of it, the sentence beside it does.
  const spoken = titled === chart && takeaway !== undefined && !chart.emphasis ? withSpokenOf(chart, takeaway) : titled;
  return sortedChart(spoken, language) ?? spoken;
}

/** What annotates the chart of a slide and can't be seen on it, in words. */
export function unshownMarks({ chart: asked }: Pick<ChartSlide, 'chart'>, elements: readonly SceneElement[]): string[] {
  const { form, chart, leftOut } = adaptChart(asked);
  const drawn = elementOf(chart, elements);
  if (form !== 'chart') return [...leftOut];
  const shown = drawn?.annotations?.events?.flatMap((event) => event?.label ?? []) ?? [];
  const { events = [], target } = chart;
  return [
    ...leftOut,
    ...(target && !drawn?.annotations?.target ? marksOf({ target }) : []),
    ...marksOf({ events: events.filter(({ label }) => !shown.includes(label)) }),
  ];
}

/** A chart with all that explains it, in an area; null when it does not fit. */
export function chartIn(chart: ChartData, title: string, area: Box, context: KindContext): SceneElement[] | null {
  for (const form of formsOf(chart)) {
    const elements = plotIn(form, title, area, context);
    if (elements && (form.type === chart.type || elements.every(hasAllNames))) return elements;
  }
  return null;
}

/** Names of bars that became columns have room as before. */
function hasAllNames(element: SceneElement): boolean {
  return element.type !== 'chart' || element.axes?.kind !== 'categories' || element.axes.category.every === 1;
}

/** Lines of few series have their names at their ends; other series are named above the plot. */
function plotIn(chart: ChartData, title: string, area: Box, context: KindContext): SceneElement[] | null {
  const { form } = chartTraits[chart.type];
  const several = chart.series.length > 1;
  if (several && form === 'line' && chart.series.length <= mostEndNames) {
    const direct = withHead(chart, title, area, context, true);
    if (direct) return direct;
  }
  return withHead(chart, title, area, context, false);
}

function withHead(
  chart: ChartData,
  title: string,
  area: Box,
  context: KindContext,
  namesAtEnds: boolean,
): SceneElement[] | null {
  const head = layChartHead(context, chart, area, !namesAtEnds);
  const foot = head && axisName(chart, area, context);
  if (!head || !foot) return null;
  const above = head.heightIn > 0 ? head.heightIn + headGapIn : 0;
  const below = foot.length > 0 ? (foot[0]?.box.h ?? 0) + axisNameGapIn : 0;
  const box = { ...area, y: area.y + above, h: area.h - above - below };
  const element = layChart(chart, { title, box, namesAtEnds }, context);
  if (!element) return null;
  const { parts, elements } = alongPlot(head, element, area);
  return [...elements, withWords(element, parts), ...foot];
}

/** The chart with what stands above it, as far as that is part of it; programs set titles some way inside of their place. */
export function withWords(element: ChartElement, parts: ChartHead['parts']): ChartElement {
  const { caption, secondaryCaption, legend } = parts;
  const { x: padX, y: padY } = captionPadIn;
  const captions = [caption, secondaryCaption].flatMap((one) =>
    one ? [{ x: one.box.x - padX, y: one.box.y - padY, w: one.box.w + 2 * padX, h: one.box.h + padY }] : [],
  );
  return { ...element, ...parts, box: around([element.box, ...captions, ...(legend ? [legend.box] : [])]) };
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.w)),
    Math.max(...boxes.map((box) => box.y + box.h)),
  ];
  return { x, y, w: right - x, h: bottom - y };
}

/** What a scatter chart's points are measured by from left to right, at the end of that axis. */
function axisName(
  { type, xName }: ChartData,
  area: Box,
  { direction, ...context }: KindContext,
): SceneElement[] | null {
  if (type !== 'scatter' || !xName) return [];
  const fitted = fitDrafts(
    context,
    [draft(xName, direction, { sizePt: smallChartPt(context.theme), color: 'muted', align: 'end', lineSpacing: 1 })],
    { widthIn: area.w, heightIn: 0.6, breakWords: true },
  );
  if (!fitted) return null;
  const box = { ...area, y: area.y + area.h - fitted.heightIn, h: fitted.heightIn };
  return [textElement({ name: 'Horizontal axis', box, paragraphs: fitted.paragraphs })];
}
