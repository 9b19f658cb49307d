import type { ChartSeries } from '../spec/chart-data';

/** What a series is there for that is none of the chart's data. */
export type AnnotationPart = 'target' | 'events' | 'growth';

/** How what annotates a chart differs from its data. */
export interface AnnotationLook {
  /** A line of dashes. */
  isDashed?: boolean;
  /** A line that is drawn through its points from one side of the plot to the other. */
  isAcross?: boolean;
  /** Lines that lead down from its points, by how far; none where there is no length. */
  drops?: readonly (number | null)[];
  /** What it is there for, where that is not to show the chart's own numbers. */
  annotates?: AnnotationPart;
}

/** Where the growth is told, seen from its categories. */
export interface GrowthNote {
  /** Places of two categories. */
  from: number;
  to: number;
  /** Place of the series that grows; null for what a category comes to in all. */
  series: number | null;
  /** Years between both, where the average growth a year is told. */
  years: number | null;
  /** Of the line, as a share of the reach of the numbers beyond them. */
  rise: number;
  /** Around the number: a percent sign as its language writes it, and what it is of. */
  before: string;
  after: string;
  signs: Readonly<Record<'plus' | 'minus', string>>;
}

/**
 * What annotates a chart is computed from its numbers, by its workbook as well. Marks stand above all numbers: by shares
 * of their reach, so that they stay there whatever the numbers become.
 */
export interface ChartAnnotations {
  /** How many series the chart has of its own. */
  data: number;
  /** Whether a category comes to the sum of its series, else to the largest. */
  isStacked: boolean;
  /** Whether numbers are drawn from zero, so that marks lead no further down; and whether their reach begins there. */
  standsOnZero: boolean;
  fromZero: boolean;
  /** Between a mark's line and the number that it leads to, as a share of the reach. */
  gap: number;
  /** Place of the series that holds the target, and whether that is one number for all categories. */
  target?: { place: number; isOne: boolean };
  /** One a category, `null` where nothing happened; `rise` as in growth. */
  events?: readonly ({ label: string; rise: number } | null)[];
  growth?: GrowthNote;
}

/** What stands in the workbook behind the marks; null where there is nothing. */
export interface AnnotationValues {
  /** What each category comes to. */
  tops: readonly (number | null)[];
  reach: number;
  events: readonly (number | null)[];
  eventLines: readonly (number | null)[];
  growth: readonly (number | null)[];
  growthLines: readonly (number | null)[];
  /** To over from, less one, or the same a year; null where there is none. */
  rate: number | null;
}

/** The values of all marks; `series` may go on with what annotates. */
export function annotationValues(annotations: ChartAnnotations, series: readonly ChartSeries[]): AnnotationValues {
  const { isStacked, standsOnZero, fromZero, gap, events = [], growth } = annotations;
  const own = series.slice(0, annotations.data);
  const count = Math.max(0, ...own.map(({ values }) => values.length));
  const tops = Array.from({ length: count }, (_, index) => {
    const numbers = own.map(({ values }) => values[index] ?? null).filter((value) => value !== null);
    if (numbers.length === 0) return null;
    const top = isStacked ? plain(numbers.reduce((sum, value) => sum + value, 0)) : Math.max(...numbers);
    return standsOnZero ? Math.max(0, top) : top;
  });
  const targets = annotations.target ? (series[annotations.target.place]?.values ?? []) : [];
  // A workbook takes a row without numbers for one that comes to nothing.
  const known = [...tops.map((top) => top ?? 0), ...targets].filter((value) => value !== null);
  const all = own.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(...known);
  const reach = plain(highest - Math.min(...(fromZero ? [0] : []), ...all));
  const above = (rise: number) => plain(highest + rise * reach);
  const lead = (from: number | null, to: number | null) =>
    from === null || to === null ? null : plain(Math.max(0, from - to - gap * reach));
  const eventLevels = tops.map((_, index) => (events[index] ? above(events[index].rise) : null));
  const rate = growth ? rateOf(growth, own, tops) : null;
  const isWithin = (index: number) =>
    growth !== undefined && rate !== null && index >= growth.from && index <= growth.to;
  const growthLevels = tops.map((_, index) => (growth && isWithin(index) ? above(growth.rise) : null));
  const ends = growth ? [growth.from, growth.to] : [];
  const valueAt = (index: number) =>
    growth && growth.series !== null ? (own[growth.series]?.values[index] ?? null) : (tops[index] ?? null);
  return {
    tops,
    reach,
    events: eventLevels,
    eventLines: eventLevels.map((level, index) => lead(level, tops[index] ?? null)),
    growth: growthLevels,
    growthLines: growthLevels.map((level, index) => (ends.includes(index) ? lead(level, valueAt(index)) : null)),
    rate,
  };
}

function rateOf(
  { from, to, series, years }: GrowthNote,
  own: readonly ChartSeries[],
  tops: readonly (number | null)[],
): number | null {
  const values = series === null ? tops : (own[series]?.values ?? []);
  const [first, last] = [values[from] ?? null, values[to] ?? null];
  if (first === null || last === null || first <= 0 || last < 0) return null;
  return years === null ? last / first - 1 : (last / first) ** (1 / years) - 1;
}

/** Below this share a rate has a decimal. */
export const smallRate = 0.1;

/** Where the growth is told: at the middle of its line; of neighbours at the second one. */
export function growthPoint({ from, to }: Pick<GrowthNote, 'from' | 'to'>): number {
  return to - from === 1 ? to : Math.floor((from + to) / 2);
}

/** A number without the dust of binary fractions. */
function plain(value: number): number {
  return Number(value.toPrecision(12));
}
