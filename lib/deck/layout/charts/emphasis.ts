import type { ChartData } from '../../spec/chart-data';
import { findAllNamed, plain } from '../blocks/find-named';
import { chartTraits, isRound } from './chart-traits';

/** What of a chart its title speaks of, by its place: one series, or the first of the categories and all of them. */
export type Emphasis =
  { part: 'series'; index: number } | { part: 'category'; index: number; indices: readonly number[] };

/** Of the categories: where more are named, none stands out. */
const mostNamedShare = 0.5;

/**
 * What `emphasis` names, or the names that it has among other words: a series of several, else categories; null where it
 * names neither, or so many that none would stand out.
 */
export function emphasisOf({ emphasis, series, categories }: ChartData): Emphasis | null {
  if (emphasis === undefined) return null;
  const place = (names: readonly string[]) => names.findIndex((name) => plain(name) === plain(emphasis));
  const seriesNames = series.length > 1 ? series.map(({ name }) => name) : [];
  const ofSeries = place(seriesNames);
  if (ofSeries >= 0) return { part: 'series', index: ofSeries };
  const ofCategory = place(categories);
  if (ofCategory >= 0) return { part: 'category', index: ofCategory, indices: [ofCategory] };
  const named = findAllNamed(emphasis, seriesNames);
  const [first, second] = named;
  if (first !== undefined && second === undefined) return { part: 'series', index: first };
  // "Online overtook the branches": of two that are compared, the sentence is about the one that it begins with.
  if (first !== undefined && seriesNames.length === 2)
    return { part: 'series', index: firstNamed(emphasis, seriesNames) };
  const indices = findAllNamed(emphasis, categories);
  return indices[0] !== undefined && indices.length <= categories.length * mostNamedShare
    ? { part: 'category', index: indices[0], indices }
    : null;
}

/** Of names that stand in a text, the one that stands first. */
function firstNamed(text: string, names: readonly string[]): number {
  const places = names.map((name) => plain(text).indexOf(plain(name)));
  return places.indexOf(Math.min(...places));
}

/** Whether what is spoken of can be told apart from the rest; a point of several lines or of an area has no look of its own. */
export function canStandOut(chart: ChartData, { part }: Emphasis): boolean {
  const { form } = chartTraits[chart.type];
  if (part === 'series') return true;
  if (form === 'line') return chart.series.length === 1;
  return form === 'bar' ? chart.type !== 'combination' : form === 'point' || isRound(chart);
}

/** The chart with all that its title speaks of standing out: bars beside those that it was asked for, or what the title names where nothing was. */
export function withSpokenOf(chart: ChartData, title: string): ChartData {
  // Its two sorts are told apart by their colours.
  if (chart.type === 'combination') return chart;
  const asked = emphasisOf(chart);
  if (asked?.part === 'series') return chart;
  const spoken = { ...chart, emphasis: [chart.emphasis, title].filter(Boolean).join(' | ') };
  const found = emphasisOf(spoken);
  return found && (!asked || found.part === asked.part) && canStandOut(spoken, found) ? spoken : chart;
}
