import type { ChartCategoryAxis, ChartElement, ChartValueAxis } from './scene';

/** A stretch of an axis, as shares of the plot's length. */
export interface Span {
  from: number;
  to: number;
}

/** Where a number stands on its axis, 0 at `min` and 1 at `max`; never outside. */
export function valueShare(value: number, { min, max }: Pick<ChartValueAxis, 'min' | 'max'>): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** Where the middle of a category stands on its axis, from its start. */
export function categoryShare(index: number, count: number, points: ChartCategoryAxis['points']): number {
  return points === 'between' ? (index + 0.5) / count : count === 1 ? 0.5 : index / (count - 1);
}

/** What one of `bars` neighbours takes of its category's share of the axis, which has the length 1. */
export function barSpan(bar: number, bars: number, gapWidthPercent: number): Span {
  const width = 1 / (bars + gapWidthPercent / 100);
  const from = (1 - bars * width) / 2 + bar * width;
  return { from, to: from + width };
}

/** From where to where the value of each series reaches in a category, in numbers: gains pile up from zero, losses hang down. */
export function stackSpans(values: readonly (number | null)[]): Span[] {
  let [gains, losses] = [0, 0];
  return values.map((value) => {
    const amount = value ?? 0;
    const from = amount < 0 ? losses : gains;
    if (amount < 0) losses += amount;
    else gains += amount;
    return { from, to: from + amount };
  });
}

/** The number that bars and areas of an axis grow from: zero, or the end that is nearest to it. */
export function baseOf({ min, max }: Pick<ChartValueAxis, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, 0));
}

/** The axis that a series is measured against; none for sectors. */
export function valueAxisOf(
  { axes }: Pick<ChartElement, 'axes'>,
  axis: 'primary' | 'secondary',
): ChartValueAxis | undefined {
  if (axes?.kind === 'categories' && axis === 'secondary') return axes.secondary ?? axes.value;
  return axes?.value;
}

/** Start and end of each sector in degrees, clockwise from twelve o'clock; a sector without a value has no width. */
export function sectorAngles(values: readonly (number | null)[]): { startDeg: number; endDeg: number }[] {
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  let along = 0;
  return values.map((value) => {
    const startDeg = (along / total) * 360;
    along += Math.max(0, value ?? 0);
    return { startDeg, endDeg: (along / total) * 360 };
  });
}

/** Between a circle and a number outside it, in inches. */
const outsideGapIn = 0.06;
/** Within five degrees of a quarter, programs centre a number on the end of its radius; else its corner stands there. */
const centredSine = Math.sin((5 * Math.PI) / 180);

/**
 * The middle of a sector's label, in inches from the middle of the circle: in a pie half-way to its edge, in a ring in
 * the middle of the band. `degrees` run clockwise from twelve o'clock.
 */
export function sectorLabelMiddle(
  at: { degrees: number; radius: number; holeShare: number; position: 'center' | 'outside' },
  size: { w: number; h: number },
): { x: number; y: number } {
  const turn = (at.degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  if (at.position === 'center') {
    const along = at.radius * (at.holeShare > 0 ? (1 + at.holeShare) / 2 : 0.5);
    return { x: x * along, y: y * along };
  }
  const beyond = at.radius + outsideGapIn;
  const side = (part: number) => (Math.abs(part) <= centredSine ? 0 : Math.sign(part) / 2);
  return { x: x * beyond + side(x) * size.w, y: y * beyond + side(y) * size.h };
}

/** By how much the disc of a point that differs from its series is larger, in points. */
export const ownMarkerPt = 3;

/** Where programs set the words of a title, seen from the corner that the file places, in inches. */
export const captionPadIn = { x: 0.035, y: 0.055 } as const;

/** Sizes in a legend, as shares of the size of its text. */
const legendShares = { swatch: 0.65, line: 1.9, gap: 0.25, between: 1.7 } as const;

/** Sizes in a legend in inches: its swatches are all as wide as the widest, those of lines. */
export function legendSizesIn(sizePt: number, hasLines: boolean): { swatch: number; gap: number; between: number } {
  const { swatch, line, gap, between } = legendShares;
  const size = sizePt / 72;
  return { swatch: size * (hasLines ? line : swatch), gap: size * gap, between: size * between };
}

/** The items of a legend row by row, each by its place, as many in a row as its width holds. */
export function legendRows(widths: readonly number[], width: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  widths.forEach((one, index) => {
    if (used + one > width + 1e-6) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(index);
    used += one;
  });
  return rows;
}
