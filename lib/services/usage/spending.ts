import type { OutputType } from '@/lib/contracts/job';

export const spendingGroups = ['key', 'type'] as const;
export type SpendingGroup = (typeof spendingGroups)[number];

/** One colour of the chart. */
export interface SpendingSeries {
  /** A key's id, `portal`, a type, or `others`. */
  id: string;
  name: string;
  /** Tells keys of one name apart. */
  detail: string | null;
  credits: number;
  jobs: number;
}

export interface SpendingDay {
  day: string;
  total: number;
  /** Credits by series, in their order; a zero where there were none. */
  credits: number[];
}

export interface ArrangedSpending {
  /** The largest first, the rest together at the end. */
  series: SpendingSeries[];
  /** Every day of the period, oldest first. */
  days: SpendingDay[];
  total: number;
}

/** Beyond this colours can't be told apart. */
const mostSeries = 6;

export const portalSource = 'portal';
const othersId = 'others';

const typeNames = { deck: 'Decks', single_slide: 'Single slides' } as const satisfies Record<OutputType, string>;

type Named = Pick<SpendingSeries, 'id' | 'name' | 'detail'>;

const groupOf: Record<SpendingGroup, (spent: SourceSpending) => Named> = {
  key: ({ apiKeyId, keyName, keyPrefix }) => ({
    id: apiKeyId ?? portalSource,
    name: apiKeyId === null ? 'Portal' : (keyName ?? 'Removed key'),
    detail: apiKeyId === null ? null : keyPrefix,
  }),
  type: ({ outputType }) => ({ id: outputType, name: typeNames[outputType], detail: null }),
};

/** Every source, the largest first. */
export function rankSpending(spending: readonly SourceSpending[], by: SpendingGroup): SpendingSeries[] {
  const found = new Map<string, SpendingSeries>();
  for (const spent of spending) {
    const named = groupOf[by](spent);
    const series = found.get(named.id) ?? { ...named, credits: 0, jobs: 0 };
    for (const [, jobs, credits] of spent.days) {
      series.jobs += jobs;
      series.credits += credits;
    }
    found.set(named.id, series);
  }
  return [...found.values()].sort((a, b) => b.credits - a.credits || a.name.localeCompare(b.name));
}

/** Spread over the days of the period for the chart and its table: both show the same numbers, and their sum is the sum of all. */
export function arrangeSpending(
  spending: readonly SourceSpending[],
  days: readonly string[],
  by: SpendingGroup,
): ArrangedSpending {
  const ranked = rankSpending(spending, by);
  const series = foldSmall(ranked);
  const place = new Map(ranked.map(({ id }, index) => [id, Math.min(index, series.length - 1)]));
  const spread = new Map(days.map((day) => [day, { day, total: 0, credits: series.map(() => 0) }]));
  for (const spent of spending) {
    const index = place.get(groupOf[by](spent).id);
    if (index === undefined) continue;
    for (const [of, , credits] of spent.days) {
      const day = spread.get(of);
      if (!day) continue;
      day.total += credits;
      day.credits[index] = (day.credits[index] ?? 0) + credits;
    }
  }
  return { series, days: [...spread.values()], total: ranked.reduce((sum, { credits }) => sum + credits, 0) };
}

function foldSmall(ranked: readonly SpendingSeries[]): SpendingSeries[] {
  if (ranked.length <= mostSeries) return [...ranked];
  const small = ranked.slice(mostSeries - 1);
  const sum = (field: 'credits' | 'jobs') => small.reduce((total, each) => total + each[field], 0);
  const others = {
    id: othersId,
    name: `${small.length} others`,
    detail: null,
    credits: sum('credits'),
    jobs: sum('jobs'),
  };
  return [...ranked.slice(0, mostSeries - 1), others];
}

/** What one source was charged for jobs of one type. */
export interface SourceSpending {
  /** Null for what people asked for in the portal. */
  apiKeyId: string | null;
  keyName: string | null;
  keyPrefix: string | null;
  outputType: OutputType;
  /** In UTC, as `2026-11-21`; how many jobs were charged; and for how much. */
  days: readonly (readonly [day: string, jobs: number, credits: number])[];
}

export interface SpendingRow extends Omit<SourceSpending, 'days'> {
  day: string;
  jobs: number;
  credits: number;
}

/** A row for each day, source and type, the oldest day first. */
export function listSpending(spending: readonly SourceSpending[]): SpendingRow[] {
  return spending
    .flatMap(({ days, ...source }) => days.map(([day, jobs, credits]) => ({ ...source, day, jobs, credits })))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
}
