import type { Box } from '../scene/scene';
import type { LayoutName, Theme } from '../theme/theme';

/** Space between neighbours, in inches: columns, cards, and the parts of a card. */
const gutterIn = 0.2;
export const cardGapIn = 0.25;
export const cardPaddingIn = 0.25;
/** Vertical rhythm, in inches. */
const rhythmIn = 0.125;

/** Splits a box into columns of equal width. */
export function columnsOf(box: Box, count: number, gapIn = gutterIn): Box[] {
  const w = (box.w - gapIn * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: box.x + index * (w + gapIn), y: box.y, w, h: box.h }));
}

/** Twelfths of a box: `span` columns from column `from` (0 to 11). */
export function spanOf(box: Box, from: number, span: number): Box {
  const column = (box.w - gutterIn * 11) / 12;
  return { x: box.x + from * (column + gutterIn), y: box.y, w: span * column + (span - 1) * gutterIn, h: box.h };
}

export function insetBox(box: Box, x: number, y = x): Box {
  return { x: box.x + x, y: box.y + y, w: box.w - 2 * x, h: box.h - 2 * y };
}

function snap(valueIn: number): number {
  return Math.round(valueIn / rhythmIn) * rhythmIn;
}

/** Whether slides of a template, or those of one of its layouts, are so narrow that what stands beside something else has hardly a column. */
export function hasNarrowBody({ layouts }: Theme, name: LayoutName = 'title-only'): boolean {
  return layouts[name].body.box.w < narrowIn;
}

const narrowIn = 9.6;

/**
 * Stands a block of the given height in an area: a little above the middle, where the eye
 * expects it, so that little content does not cling to the title.
 */
export function settle(area: Box, heightIn: number): Box {
  const free = Math.max(0, area.h - heightIn);
  return { x: area.x, y: area.y + Math.min(free, snap(free * 0.42)), w: area.w, h: Math.min(heightIn, area.h) };
}
