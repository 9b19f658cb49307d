import type { ChartElement, SceneElement } from '../../scene/scene';
import type { SlideOf, SlideSpec } from '../../spec/slide-spec';
import type { ChartType, ChartData, ChartSeries } from '../../spec/chart-data';
import { isRound, numbersOf } from './chart-traits';
import { splitFormat } from '../format-number';
import { canStandOut, emphasisOf } from './emphasis';
import { readAnnotations, upright, withoutAnnotations, type AnnotationChange } from './read-annotations';
import { readBridge, type BridgeChange } from './read-bridge';

/** Why a chart is not drawn as it was asked for. */
export type ChartChange =
  | 'no-numbers'
  | 'all-zero'
  | 'single-number'
  | 'one-category'
  | 'not-shares'
  | 'too-many-sectors'
  | 'too-many-series'
  | 'no-x-values'
  | 'one-sort'
  | 'uneven-series'
  | 'ring-as-pie'
  | 'sectors-as-bars'
  | 'as-table'
  | 'bars-as-columns'
  | 'unknown-emphasis'
  | 'emphasis-unseen'
  | AnnotationChange
  | BridgeChange;

/** What shows the numbers best: a chart, one large figure, or a table. */
export interface AdaptedChart {
  form: 'chart' | 'figure' | 'table';
  chart: ChartData;
  changes: readonly ChartChange[];
  /** What was to annotate it and does not. */
  leftOut: readonly string[];
}

const mostSectors = 7;
const mostSeries = 12;

type Step = (chart: ChartData) => { chart: ChartData; change: ChartChange | null } | null;

/** In the order in which they look at a chart; each gives null where nothing is wrong. */
const steps: readonly Step[] = [wholePercent, evenSeries, xValues, sorts, shares, sectors, oneCategory, emphasised];

/**
 * Turns a chart that can't be drawn well as asked into one that can, with every number kept:
 * a pie of losses into bars, a single number into a figure, numbers without end into a table.
 */
export function adaptChart(asked: ChartData): AdaptedChart {
  const changes: ChartChange[] = [];
  let chart = asked;
  for (const step of steps) {
    const adapted = step(chart);
    if (!adapted) continue;
    chart = adapted.chart;
    if (adapted.change) changes.push(adapted.change);
  }
  const other = formInstead(chart);
  if (other) {
    const kept = changes.filter((one) => one !== other.without);
    const { leftOut } = readAnnotations({ ...chart, type: 'pie' });
    return { form: other.form, chart: withoutAnnotations(chart), changes: [...kept, other.change], leftOut };
  }
  const read = readAnnotations(chart);
  return { form: 'chart', chart: read.chart, changes: [...changes, ...read.changes], leftOut: read.leftOut };
}

/** What shows numbers that no chart does. */
function formInstead(
  chart: ChartData,
): { form: 'figure' | 'table'; change: ChartChange; without?: ChartChange } | null {
  const numbers = numbersOf(chart);
  if (numbers.length === 0) return { form: 'table', change: 'no-numbers' };
  if (numbers.length === 1 && pointsOf(chart) === 1)
    return { form: 'figure', change: 'single-number', without: 'one-category' };
  if (chart.type !== 'scatter' && numbers.every((value) => value === 0))
    return { form: 'table', change: 'all-zero', without: 'not-shares' };
  return chart.series.length > mostSeries ? { form: 'table', change: 'too-many-series' } : null;
}

function pointsOf({ type, categories, series, xValues = [] }: ChartData): number {
  return (type === 'scatter' ? xValues.length : categories.length) * series.length;
}

/** More than this no share is, and hardly any growth. */
const largestFraction = 10;

/** 46 under a format of percent means 46 %, and would be drawn as 4600 %. */
function wholePercent(chart: ChartData): ReturnType<Step> {
  const isPercent = ({ numberFormat }: { numberFormat?: string }): boolean =>
    splitFormat(numberFormat ?? chart.numberFormat).percent;
  const shares = chart.series.filter(isPercent).flatMap(({ values }) => values.flatMap((value) => value ?? []));
  if (!shares.some((value) => Math.abs(value) > largestFraction)) return null;
  const asFraction = (value: number): number => Number((value / 100).toPrecision(12));
  const asFractions = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : asFraction(value)));
  const series = chart.series.map((one) => (isPercent(one) ? { ...one, values: asFractions(one.values) } : one));
  const { target } = chart;
  if (!target || !isPercent(chart)) return { chart: { ...chart, series }, change: null };
  const value = target.value === undefined ? {} : { value: asFraction(target.value) };
  const values = target.values === undefined ? {} : { values: asFractions(target.values) };
  return { chart: { ...chart, series, target: { ...target, ...value, ...values } }, change: null };
}

/** Every series has a value, or a gap, for each category, and each value a category. */
function evenSeries(chart: ChartData): ReturnType<Step> {
  const { categories, series, xValues } = chart;
  const named = chart.type === 'scatter' ? Math.max(categories.length, xValues?.length ?? 0) : categories.length;
  const count = Math.max(named, ...series.map(({ values }) => values.length));
  const isEven =
    series.every(({ values }) => values.length === count) &&
    (chart.type === 'scatter'
      ? [0, count].includes(categories.length) && (!xValues || xValues.length === count)
      : categories.length === count);
  if (isEven) return null;
  const even = {
    ...chart,
    categories: chart.type === 'scatter' && categories.length === 0 ? [] : fill(categories, count, ''),
    ...(xValues ? { xValues: fill(xValues, count, null) } : {}),
    series: series.map((one) => ({ ...one, values: fill(one.values, count, null) })),
  };
  // Gaps at the end of a series are nothing to speak of; values without a name are.
  return { chart: even, change: count > named ? 'uneven-series' : null };
}

function fill<T>(list: readonly T[], count: number, missing: T): T[] {
  return Array.from({ length: count }, (_, index) => list[index] ?? missing);
}

/** Points need a place from left to right; where it is missing, their names may be numbers. */
function xValues(chart: ChartData): ReturnType<Step> {
  if (chart.type !== 'scatter' || chart.xValues?.some((value) => value !== null)) return null;
  const count = Math.max(0, ...chart.series.map(({ values }) => values.length));
  const categories =
    chart.categories.length > 0 ? chart.categories : Array.from({ length: count }, (_, index) => String(index + 1));
  const numbers = categories.map((name) => (name.trim() === '' ? null : Number(name)));
  if (chart.categories.length > 0 && numbers.every((value) => value === null || Number.isFinite(value)))
    return { chart: { ...chart, categories: [], xValues: numbers }, change: 'no-x-values' };
  const { xValues: _, xName: _name, xNumberFormat: _format, ...rest } = chart;
  return { chart: { ...rest, type: 'line', categories }, change: 'no-x-values' };
}

/** A combination of one sort is no combination; one that stands on the secondary axis alone stands on the primary one. */
function sorts(chart: ChartData): ReturnType<Step> {
  if (chart.type !== 'combination') return null;
  const lines = chart.series.filter((one) => one.as === 'line').length;
  const secondary = chart.series.filter((one) => one.axis === 'secondary').length;
  if (lines > 0 && lines < chart.series.length && secondary < chart.series.length) return null;
  if (lines > 0 && lines < chart.series.length)
    return { chart: { ...chart, series: chart.series.map(onPrimary) }, change: 'one-sort' };
  if (secondary > 0 && secondary < chart.series.length) {
    // Two scales are told apart by form: what stands on the second one becomes a line.
    const series = chart.series.map((one) => ({
      ...one,
      as: one.axis === 'secondary' ? ('line' as const) : ('column' as const),
    }));
    return { chart: { ...chart, series }, change: 'one-sort' };
  }
  return {
    chart: { ...chart, type: lines > 0 ? 'line' : 'column', series: chart.series.map(onPrimary) },
    change: 'one-sort',
  };
}

function onPrimary({ axis: _, ...series }: ChartSeries): ChartSeries {
  return series;
}

/** Sectors are shares of one whole: one series of positive numbers. */
function shares(chart: ChartData): ReturnType<Step> {
  if (!isRound(chart)) return null;
  const numbers = numbersOf(chart);
  const whole =
    chart.series.length === 1 &&
    numbers.every((value) => value >= 0) &&
    (numbers.length === 0 || numbers.some((value) => value > 0));
  return whole ? null : { chart: { ...chart, type: 'column' }, change: 'not-shares' };
}

function sectors(chart: ChartData): ReturnType<Step> {
  if (!isRound(chart) || chart.categories.length <= mostSectors) return null;
  return { chart: { ...chart, type: 'bar' }, change: 'too-many-sectors' };
}

/** Series of one category compare with one another: they are the categories. */
function oneCategory(chart: ChartData): ReturnType<Step> {
  if (chart.type === 'scatter' || chart.categories.length !== 1 || chart.type === 'combination') return null;
  if (chart.series.length === 1) return { chart: { ...chart, type: 'column' }, change: 'one-category' };
  const series = [
    {
      name: chart.categories[0]?.trim() || (chart.unit ?? '–'),
      values: chart.series.map(({ values }) => values[0] ?? null),
    },
  ];
  return {
    chart: {
      ...chart,
      type: chart.type === 'bar' || chart.type === 'stacked_bar' ? 'bar' : 'column',
      categories: chart.series.map(({ name }) => name),
      series,
    },
    change: 'one-category',
  };
}

/** What is spoken of has to be there, and to have a look of its own. */
function emphasised(chart: ChartData): ReturnType<Step> {
  const { emphasis, ...rest } = chart;
  if (emphasis === undefined) return null;
  const found = emphasisOf(chart);
  if (found && canStandOut(chart, found)) return null;
  return { chart: rest, change: found ? 'emphasis-unseen' : 'unknown-emphasis' };
}

/** The form of a chart slide that shows its numbers as a table. */
export const tableForm = 'figures-table';

/** What a chart becomes whose numbers have no place at their sectors, the nearest form first. */
const insteadOf: Partial<Record<ChartType, readonly { type: ChartType; change: ChartChange }[]>> = {
  doughnut: [
    { type: 'pie', change: 'ring-as-pie' },
    { type: 'bar', change: 'sectors-as-bars' },
  ],
  pie: [{ type: 'bar', change: 'sectors-as-bars' }],
};

/** What a chart may be drawn as, in the order in which it is tried: with a target, bars that lie are columns, which it runs along. */
export function formsOf(chart: ChartData): readonly ChartData[] {
  const { target, ...rest } = chart;
  const standing = upright[chart.type];
  if (target && standing) return [{ ...chart, type: standing }, rest];
  return [chart, ...(insteadOf[chart.type] ?? []).map(({ type }) => ({ ...chart, type }))];
}

/** What annotates a chart and has no room. */
function changesOfMarks(asked: ChartData, { chart, annotations }: ChartElement): ChartChange[] {
  const drawn = annotations?.events?.filter((event) => event !== null).length ?? 0;
  return [
    ...(asked.target && chart.type !== asked.type ? ['bars-as-columns' as const] : []),
    ...(asked.target && !annotations?.target ? ['target-unseen' as const] : []),
    ...(drawn < (asked.events?.length ?? 0) ? ['events-crowded' as const] : []),
  ];
}

function bridgeChanges(slide: SlideOf<'waterfall'>, language: string): readonly ChartChange[] {
  const { change } = readBridge(slide, language);
  return change === null ? [] : [change];
}

/** What the charts of a slide had to become, by their numbers or for want of room; nothing for slides of other kinds. */
export function chartChanges(
  slide: SlideSpec,
  { arrangement, elements }: { arrangement: string; elements: readonly SceneElement[] },
  language: string,
): readonly ChartChange[] {
  if (slide.kind === 'waterfall') return bridgeChanges(slide, language);
  const drawn = elements.filter((element) => element.type === 'chart');
  if (slide.kind === 'blocks') {
    const charts = slide.blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
    return [...new Set(charts.flatMap((chart) => changesOf(chart, drawn)))];
  }
  if (slide.kind !== 'chart') return [];
  const isAsked = slide.arrangement === tableForm;
  const isTable = arrangement === tableForm && adaptChart(slide.chart).form === 'chart' && !isAsked;
  return [...changesOf(slide.chart, drawn), ...(isTable ? (['as-table'] as const) : [])];
}

/** By what is asked of a chart, and by those that are drawn. */
function changesOf(asked: ChartData, drawn: readonly ChartElement[]): readonly ChartChange[] {
  const { form, chart, changes } = adaptChart(asked);
  const types = drawn.map((element) => element.chart.type);
  const instead = types.includes(chart.type)
    ? undefined
    : insteadOf[chart.type]?.find(({ type }) => types.includes(type));
  const own = form === 'chart' ? elementOf(chart, drawn) : undefined;
  return [...changes, ...(instead ? [instead.change] : []), ...(own ? changesOfMarks(chart, own) : [])];
}

/** The element that shows a chart, of several on a slide. */
export function elementOf({ series }: ChartData, elements: readonly SceneElement[]): ChartElement | undefined {
  return elements.find(
    (element): element is ChartElement =>
      element.type === 'chart' && element.chart.series.some(({ name }) => name === series[0]?.name),
  );
}
