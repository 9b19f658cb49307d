/** The numbers of a bridge from one total to another, point by point. */
interface BridgePoint {
  isTotal: boolean;
  /** What there is before a change; zero for totals, which stand on it. */
  from: number;
  /** What there is behind it. */
  to: number;
  /** What there was at the point before. */
  before: number;
}

/** Where the changes between totals leave what there is; the first point is a total. */
export function bridgePoints(values: readonly (number | null)[]): BridgePoint[] {
  let level = 0;
  return values.map((value, index) => {
    const before = level;
    level = plain(level + (value ?? 0));
    const isTotal = value === null || index === 0;
    return { isTotal, from: isTotal ? 0 : before, to: level, before };
  });
}

/**
 * What a bridge is drawn by: bars that are piled up on one another, then what carries their labels, on top of columns or
 * at the outer ends of bars, and what joins columns. No line runs along bars.
 */
export const bridgeParts = [
  'base',
  'total',
  'rise',
  'riseBelow',
  'fall',
  'fallBelow',
  'top',
  'tip',
  'link1',
  'link2',
  'link3',
] as const;
export type BridgePart = (typeof bridgeParts)[number];

/**
 * What a chart of changes between totals is computed from, by its workbook as well: each series is a part
 * of it.
 */
export interface ChartBridge {
  /** One for each series of the chart. */
  parts: readonly BridgePart[];
  /** Changes with their sign behind the first total; null for totals that follow from what is before them. */
  values: readonly (number | null)[];
  /** Head of the column that they stand in. */
  head: string;
  /** Excel number format of totals, and of changes behind their sign. */
  format: string;
  signs: Readonly<Record<'plus' | 'minus', string>>;
}

/**
 * The value of each part at each point. A bar that crosses zero has a part above and one below, as stacks pile up to
 * both sides. Each link joins two points and leaves out the third one, so that three of them join all.
 */
export function bridgeValues(values: readonly (number | null)[]): Record<BridgePart, (number | null)[]> {
  const points = bridgePoints(values);
  const above = (value: number) => Math.max(0, value);
  const below = (value: number) => Math.min(0, value);
  const changes = (of: (point: BridgePoint) => number) => points.map((one) => (one.isTotal ? 0 : plain(of(one))));
  const link = (first: number) =>
    points.map(({ to, before }, index) => [to, before, null][(index - first + 3) % 3] ?? null);
  return {
    base: points.map(({ from, to }) => plain(above(Math.min(from, to)) + below(Math.max(from, to)))),
    total: points.map(({ isTotal, to }) => (isTotal ? to : 0)),
    rise: changes(({ from, to }) => above(above(to) - above(from))),
    riseBelow: changes(({ from, to }) => below(below(from) - below(to))),
    fall: changes(({ from, to }) => above(above(from) - above(to))),
    fallBelow: changes(({ from, to }) => below(below(to) - below(from))),
    top: points.map(({ from, to }) => Math.max(from, to)),
    tip: points.map(({ from, to }) => (Math.max(from, to) > 0 ? Math.max(from, to) : Math.min(from, to))),
    link1: link(0),
    link2: link(1),
    link3: link(2),
  };
}

/** A number without the dust of binary fractions, and without a sign of nothing. */
function plain(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
