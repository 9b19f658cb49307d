import type { Box } from '../../scene/scene';
import type { SlideOf, SlideSpec } from '../../spec/slide-spec';

type Plot = SlideOf<'plot'>;
export type PlotItem = Plot['items'][number];

/** An item with where it stands, as shares from the left and from the top of the field. */
export interface PlottedItem {
  item: PlotItem;
  across: number;
  down: number;
}

/** Free beyond the outermost items where nobody says how long a scale is. */
const airShare = 0.12;

/** The ends of a scale: those that are given, or a little beyond its items; null where it has no length. */
function endsOf(scale: Plot['xScale'], values: readonly number[]): { min: number; max: number } | null {
  if (scale && scale.max > scale.min) return scale;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = (most - least) * airShare;
  return Number.isFinite(air) && air > 0 ? { min: least - air, max: most + air } : null;
}

/** The items that stand on both scales, and those that don't: without a number, or beyond an end. */
export function plotItems({ items, xScale, yScale }: Plot): { plotted: PlottedItem[]; others: PlotItem[] } {
  const x = endsOf(
    xScale,
    items.flatMap((item) => item.x ?? []),
  );
  const y = endsOf(
    yScale,
    items.flatMap((item) => item.y ?? []),
  );
  const plotted: PlottedItem[] = [];
  const others: PlotItem[] = [];
  for (const item of items) {
    const across = shareOf(item.x, x);
    const up = shareOf(item.y, y);
    if (across === null || up === null) others.push(item);
    else plotted.push({ item, across, down: 1 - up });
  }
  return { plotted, others };
}

function shareOf(value: number | undefined, ends: { min: number; max: number } | null): number | null {
  if (value === undefined || ends === null || value < ends.min || value > ends.max) return null;
  const share = (value - ends.min) / (ends.max - ends.min);
  return Number.isFinite(share) ? share : null;
}

/** Names of what a plot can't show in its place, where it shows others; nothing for other slides. */
export function notPlotted(slide: SlideSpec): string[][] {
  if (slide.kind !== 'plot') return [];
  const { others } = plotItems(slide);
  return others.length > 0 ? [others.map(({ name }) => name)] : [];
}

/** The field that an item stands in, in reading order; what stands on an axis counts to the higher side. */
export function quadrantOf({ across, down }: PlottedItem): 0 | 1 | 2 | 3 {
  return ((down > 0.5 ? 2 : 0) + (across >= 0.5 ? 1 : 0)) as 0 | 1 | 2 | 3;
}

const [turns, rings] = [8, 4];

/** Boxes of equal sides about the items' places, each moved as little as keeps it clear of those before it and of what is taken; null where that can't be. */
export function dotsOf(
  plotted: readonly PlottedItem[],
  field: Box,
  { sideIn, taken }: { sideIn: number; taken: readonly Box[] },
): Box[] | null {
  const placedDots: Box[] = [];
  for (const { across, down } of plotted) {
    const middle = {
      x: inside(field.x + across * field.w, field.x, field.w, sideIn),
      y: inside(field.y + down * field.h, field.y, field.h, sideIn),
    };
    const dot = around(middle, sideIn)
      .filter((box) => contains(field, box))
      .find((box) => [...taken, ...placedDots].every((other) => !overlap(other, box, 0.03)));
    if (!dot) return null;
    placedDots.push(dot);
  }
  return placedDots;
}

const inside = (value: number, start: number, length: number, side: number): number =>
  Math.max(start + side / 2, Math.min(start + length - side / 2, value));

function around({ x, y }: { x: number; y: number }, sideIn: number): Box[] {
  const step = sideIn * 1.12;
  const places = Array.from({ length: rings }, (_, ring) =>
    Array.from({ length: turns * (ring + 1) }, (__, at) => {
      const angle = (at / (turns * (ring + 1))) * 2 * Math.PI;
      return { x: x + step * (ring + 1) * Math.cos(angle), y: y + step * (ring + 1) * Math.sin(angle) };
    }),
  ).flat();
  return [{ x, y }, ...places].map((at) => ({ x: at.x - sideIn / 2, y: at.y - sideIn / 2, w: sideIn, h: sideIn }));
}

export function overlap(a: Box, b: Box, apartIn = 0): boolean {
  return (
    a.x < b.x + b.w + apartIn && b.x < a.x + a.w + apartIn && a.y < b.y + b.h + apartIn && b.y < a.y + a.h + apartIn
  );
}

export function contains(outer: Box, box: Box): boolean {
  const spare = 1e-6;
  return (
    box.x >= outer.x - spare &&
    box.y >= outer.y - spare &&
    box.x + box.w <= outer.x + outer.w + spare &&
    box.y + box.h <= outer.y + outer.h + spare
  );
}
