import type { SlideOf } from '../../spec/slide-spec';

type Roadmap = SlideOf<'roadmap'>;
type Item = Roadmap['lanes'][number]['items'][number];

export type RoadmapFault = 'ends-before-it-begins' | 'outside-the-periods';

/** Where something stands, counted in periods from the beginning of the first one; a milestone takes no room. */
export interface BarSpan {
  from: number;
  to: number;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The only period of a name, also where one of both says more, as "Q1" and "Q1 2026" do; -1 for none. */
function periodIndex(name: string, periods: readonly string[]): number {
  const isSame = periods.map((period) => plain(period) === plain(name));
  const isLike = periods.map(
    (period) => plain(period).startsWith(`${plain(name)} `) || plain(name).startsWith(`${plain(period)} `),
  );
  const found = isSame.includes(true) ? isSame : isLike;
  return found.filter(Boolean).length === 1 ? found.indexOf(true) : -1;
}

export function pointOn(period: string, share: number, periods: readonly string[]): number | null {
  const index = periodIndex(period, periods);
  return index < 0 ? null : index + share;
}

/** Where an item stands on the axis, or why it can't stand there. */
export function itemSpan(item: Item, periods: readonly string[]): BarSpan | RoadmapFault {
  const from = pointOn(item.start, item.startShare ?? (item.milestone ? 0.5 : 0), periods);
  const to = item.milestone ? from : pointOn(item.end ?? item.start, item.endShare ?? 1, periods);
  if (from === null || to === null) return 'outside-the-periods';
  return to > from || item.milestone ? { from, to } : 'ends-before-it-begins';
}

export function roadmapFaults({ lanes, periods, today }: Roadmap): readonly RoadmapFault[] {
  const found = lanes.flatMap(({ items }) =>
    items.flatMap((item) => {
      const span = itemSpan(item, periods);
      return typeof span === 'string' ? [span] : [];
    }),
  );
  const isOutside = today !== undefined && pointOn(today.period, 0, periods) === null;
  return [...new Set<RoadmapFault>([...found, ...(isOutside ? (['outside-the-periods'] as const) : [])])];
}

/** When an item is, in its author's words or by its periods. */
export function itemTime({ start, end, when }: Item): string {
  return when ?? (end === undefined || plain(end) === plain(start) ? start : `${start} – ${end}`);
}

/** The periods in which nothing is, as one text; empty where there are none. */
export function idlePeriods({ lanes, periods }: Roadmap): string {
  const named = new Set(
    lanes.flatMap(({ items }) => items.flatMap(({ start, end = start }) => [plain(start), plain(end)])),
  );
  return periods.filter((period) => !named.has(plain(period))).join(', ');
}
