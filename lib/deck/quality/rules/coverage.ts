import type { Box } from '../../scene/scene';
import { layoutNames, type LayoutName } from '../../theme/theme';
import type { InspectedSlide } from '../inspected-deck';
import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

const least = 0.25;
const most = 0.75;
/** Cells of the raster that areas are counted on. */
const columns = 120;
const rows = 100;
/** Layouts whose body is meant to be filled with content. */
const contentLayouts: ReadonlySet<LayoutName> = new Set(
  layoutNames.filter((name) => !['cover', 'section', 'statement', 'blank', 'closing'].includes(name)),
);

/**
 * Content neither loses itself in the body of the slide nor fills it to the brim. Too little
 * is measured by what the whole composition spans; too much by what text and the rows of
 * tables cover without the air between them, since charts, pictures, panels and tables with
 * high rows are airy inside or meant to be large.
 */
export const coverage: Rule = {
  name: 'coverage',
  severity: 'warning',
  inspect: perSlide((slide) => {
    if (!contentLayouts.has(slide.slide.layout) || slide.layout.places) return [];
    const body = slide.layout.body.box;
    const spanned = spannedShare(
      [...inksOf(slide), ...slide.slide.elements.filter(({ type }) => type !== 'text').map(({ box }) => box)],
      body,
    );
    const covered = coveredShare([...inksOf(slide), ...rowsOf(slide)], body);
    return [
      ...(spanned < least
        ? [
            {
              message: `The content spans ${percent(spanned)} % of the body.`,
              measured: rounded(spanned),
              limit: least,
            },
          ]
        : []),
      ...(covered > most
        ? [{ message: `Text covers ${percent(covered)} % of the body.`, measured: rounded(covered), limit: most }]
        : []),
    ];
  }),
};

function inksOf({ blocks }: InspectedSlide): Box[] {
  return blocks.filter(({ element }) => element.type === 'text').map(({ ink }) => ink);
}

/** The rows of tables as high as their texts with the margins of their cells. */
function rowsOf({ blocks }: InspectedSlide): Box[] {
  return blocks.flatMap(({ element, ink }) => {
    if (element.type !== 'table') return [];
    const { box, cellMargin } = element;
    return [{ x: box.x, w: box.w, y: ink.y - cellMargin.y, h: ink.h + 2 * cellMargin.y }];
  });
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Share of the body inside the rectangle around all content in it. */
function spannedShare(boxes: readonly Box[], body: Box): number {
  const inside = boxes.map((box) => clip(box, body)).filter((box) => box.right >= box.left && box.bottom >= box.top);
  if (inside.length === 0) return 0;
  const w = Math.max(...inside.map(({ right }) => right)) - Math.min(...inside.map(({ left }) => left));
  const h = Math.max(...inside.map(({ bottom }) => bottom)) - Math.min(...inside.map(({ top }) => top));
  return (w * h) / (body.w * body.h);
}

/** Share of the body under at least one of the boxes, on a raster. */
function coveredShare(boxes: readonly Box[], body: Box): number {
  const cells = new Uint8Array(columns * rows);
  for (const box of boxes) {
    const { left, right, top, bottom } = clip(box, body);
    const firstColumn = Math.round(((left - body.x) / body.w) * columns);
    const lastColumn = Math.round(((right - body.x) / body.w) * columns);
    const lastRow = Math.round(((bottom - body.y) / body.h) * rows);
    for (let row = Math.round(((top - body.y) / body.h) * rows); row < lastRow; row += 1)
      cells.fill(1, row * columns + firstColumn, row * columns + Math.max(firstColumn, lastColumn));
  }
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
}

function clip(box: Box, body: Box) {
  return {
    left: Math.max(box.x, body.x),
    right: Math.min(box.x + box.w, body.x + body.w),
    top: Math.max(box.y, body.y),
    bottom: Math.min(box.y + box.h, body.y + body.h),
  };
}
