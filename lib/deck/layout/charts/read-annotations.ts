import type { ChartData, ChartSeries } from '../../spec/chart-data';
import { chartTraits, numbersOf } from './chart-traits';
import { plain } from '../blocks/find-named';

/** Why something that was to annotate a chart is left out. */
export type AnnotationChange =
  | 'target-unseen'
  | 'target-apart'
  | 'target-empty'
  | 'events-unseen'
  | 'unknown-events'
  | 'events-crowded'
  | 'growth-unseen'
  | 'growth-unknown'
  | 'growth-from-nothing';

/** What annotates a chart beyond its numbers, in words. */
export function marksOf({ target, events = [] }: Pick<ChartData, 'target' | 'events'>): string[] {
  const goal = target ? [target.label, target.value].filter((part) => part !== undefined).join(' ') : '';
  return [...(goal === '' ? [] : [goal]), ...events.map(({ at, label }) => `${at}: ${label}`)];
}

interface Read {
  chart: ChartData;
  changes: readonly AnnotationChange[];
  /** What is said in no other place. */
  leftOut: readonly string[];
}

/** A target this many times as large as the numbers would press them flat, and is of another unit. */
const mostApart = 8;

/** A chart with what can annotate it; what would be a wrong picture is left out. */
export function readAnnotations(asked: ChartData): Read {
  let read: Read = { chart: asked, changes: [], leftOut: [] };
  for (const step of [readTarget, readEvents, readGrowth]) {
    const { chart, changes, leftOut } = step(read.chart);
    read = { chart, changes: [...read.changes, ...changes], leftOut: [...read.leftOut, ...leftOut] };
  }
  return read;
}

/** The same chart without all that annotates it, for those that are shown as something else. */
export function withoutAnnotations({ target: _, events: _events, growth: _growth, ...chart }: ChartData): ChartData {
  return chart;
}

/** Charts that run along categories on one axis; marks stand on their categories, above the numbers. */
function runsAlong({ type, series }: ChartData): boolean {
  const { form, horizontal } = chartTraits[type];
  return (form === 'bar' || form === 'line' || form === 'area') && !horizontal && !series.some(isSecond(type));
}

const isSecond = (type: ChartData['type']) => (series: ChartSeries) =>
  type === 'combination' && series.axis === 'secondary';

/** What becomes of bars that lie where a target is to run along them. */
export const upright: Partial<Record<ChartData['type'], ChartData['type']>> = {
  bar: 'column',
  stacked_bar: 'stacked_column',
};

function holdsTarget(chart: ChartData): boolean {
  return runsAlong(chart) || chart.type in upright;
}

function readTarget(chart: ChartData): Read {
  const { target, ...rest } = chart;
  if (!target) return { chart, changes: [], leftOut: [] };
  const without = (change: AnnotationChange): Read => ({
    chart: rest,
    changes: [change],
    leftOut: marksOf({ target }),
  });
  const count = chart.categories.length;
  const values = target.values
    ? Array.from({ length: count }, (_, index) => target.values?.[index] ?? null)
    : Array.from({ length: count }, () => target.value ?? null);
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return without('target-empty');
  if (!holdsTarget(chart)) return without('target-unseen');
  const largest = Math.max(...largestOf(chart).map(Math.abs));
  if (numbers.some((value) => Math.abs(value) > largest * mostApart)) return without('target-apart');
  const isOne = values.every((value) => value === values[0]);
  const label = target.label === undefined ? {} : { label: target.label };
  return {
    chart: { ...rest, target: { ...label, ...(isOne ? { value: numbers[0] } : { values }) } },
    changes: [],
    leftOut: [],
  };
}

/** What categories come to. */
function largestOf(chart: ChartData): number[] {
  if (!chartTraits[chart.type].stacked) return numbersOf(chart);
  return chart.categories.map((_, index) => chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}

function readEvents(chart: ChartData): Read {
  const { events, ...rest } = chart;
  if (!events || events.length === 0) return { chart: rest, changes: [], leftOut: [] };
  const said = (all: typeof events) => marksOf({ events: all });
  if (!runsAlong(chart)) return { chart: rest, changes: ['events-unseen'], leftOut: said(events) };
  const placed = events.map((event) => ({ event, index: categoryPlace(chart, event.at) }));
  const isKnown = ({ index }: (typeof placed)[number], at: number) =>
    index >= 0 &&
    chart.series.some(({ values }) => (values[index] ?? null) !== null) &&
    placed.findIndex((one) => one.index === index) === at;
  const known = placed.filter(isKnown).sort((a, b) => a.index - b.index);
  const others = placed.filter((one, at) => !isKnown(one, at)).map(({ event }) => event);
  return {
    chart: { ...rest, ...(known.length > 0 ? { events: known.map(({ event }) => event) } : {}) },
    changes: others.length > 0 ? ['unknown-events'] : [],
    leftOut: said(others),
  };
}

/** The place of a category by its name; below zero where there is none. */
export function categoryPlace({ categories }: Pick<ChartData, 'categories'>, name: string): number {
  return categories.findIndex((one) => plain(one) === plain(name));
}

function readGrowth(chart: ChartData): Read {
  const { growth, ...rest } = chart;
  if (!growth) return { chart, changes: [], leftOut: [] };
  const without = (change: AnnotationChange): Read => ({ chart: rest, changes: [change], leftOut: [] });
  if (!runsAlong(chart)) return without('growth-unseen');
  const [from, to] = [categoryPlace(chart, growth.from), categoryPlace(chart, growth.to)];
  const series = grownSeries(chart);
  const years = yearsBetween(growth.from, growth.to);
  if (from < 0 || to <= from || series === undefined || (growth.yearly === true && years === null))
    return without('growth-unknown');
  const valueAt = (index: number) =>
    series === null
      ? chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
      : (chart.series[series]?.values[index] ?? null);
  const [first, last] = [valueAt(from), valueAt(to)];
  if (first === null || last === null || first <= 0 || last < 0) return without('growth-from-nothing');
  return { chart, changes: [], leftOut: [] };
}

/** The place of the series that a chart's growth is of; null for all of a stack, undefined where it names none. */
export function grownSeries({ growth, series, type }: ChartData): number | null | undefined {
  if (growth?.series === undefined) return chartTraits[type].stacked && series.length > 1 ? null : 0;
  const named = growth.series;
  const found = series.findIndex(({ name }) => plain(name) === plain(named));
  return found < 0 ? undefined : found;
}

/** Whole years between two categories that name years; null where they don't, or are neighbours. */
export function yearsBetween(from: string, to: string): number | null {
  const year = (name: string) => Number(/(?:^|\D)((?:1[89]|20|21)\d{2})(?=\D|$)/.exec(name)?.[1] ?? NaN);
  const years = year(to) - year(from);
  return years > 1 ? years : null;
}
