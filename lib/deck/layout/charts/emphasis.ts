import type { ChartData } from '../../spec/chart-data';
import { chartTraits, isRound } from './chart-traits';

/** What of a chart its title speaks of, by its place. */
export type Emphasis = { part: 'series' | 'category'; index: number };

/** What `emphasis` names: a series of several, else a category; null where it names neither. */
export function emphasisOf({ emphasis, series, categories }: ChartData): Emphasis | null {
  if (emphasis === undefined) return null;
  const place = (names: readonly string[]) => names.findIndex((name) => plain(name) === plain(emphasis));
  const ofSeries = series.length > 1 ? place(series.map(({ name }) => name)) : -1;
  if (ofSeries >= 0) return { part: 'series', index: ofSeries };
  const ofCategory = place(categories);
  return ofCategory < 0 ? null : { part: 'category', index: ofCategory };
}

/** Names are the same in whatever case and spacing they are written. */
export function plain(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase();
}

/** Whether what is spoken of can be told apart from the rest; a point of several lines or of an area has no look of its own. */
export function canStandOut(chart: ChartData, { part }: Emphasis): boolean {
  const { form } = chartTraits[chart.type];
  if (part === 'series') return true;
  if (form === 'line') return chart.series.length === 1;
  return form === 'bar' ? chart.type !== 'combination' : form === 'point' || isRound(chart);
}
