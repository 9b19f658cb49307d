import type { Box, Fill, TableElement, TableRow } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawOutline } from './draw-outline';
import { drawText } from './draw-text';
import { strokeAttributes, tag, toPoints } from './svg';

type Direction = 'ltr' | 'rtl';

/** Fills first, then words, then the rules between rows. */
export function drawTable(
  table: TableElement,
  theme: Theme,
  { direction, language }: { direction: Direction; language: string },
): string[] {
  const tops = topsOf(table);
  const rows = table.rows.map((row, index) => cellsOf(table, row, tops[index] ?? 0, direction));
  const cells = rows.flat();
  return [
    ...rows.flatMap(joinFills).flatMap((ground) => drawOutline(ground, theme)),
    ...cells.flatMap(({ box, paragraphs }) =>
      drawText({ paragraphs, inner: inside(box, table), anchor: 'middle', setting: 'cell', language }, theme),
    ),
    ...table.rows.slice(1).map((row, index) => drawRule(table, row, table.rows[index], tops[index + 1] ?? 0, theme)),
  ];
}

function topsOf({ box, rows }: TableElement): number[] {
  let top = box.y;
  return rows.map(({ heightIn }) => (top += heightIn) - heightIn);
}

/** Columns stand in reading order: from the right in a right-to-left scene. */
function cellsOf({ box, columnWidthsIn }: TableElement, row: TableRow, top: number, direction: Direction) {
  let along = 0;
  return row.cells.map((cell, index) => {
    const w = columnWidthsIn[index] ?? 0;
    const x = direction === 'rtl' ? box.x + box.w - along - w : box.x + along;
    along += w;
    return { ...cell, box: { x, y: top, w, h: row.heightIn } };
  });
}

/** One ground for neighbours of one fill: between two, a thin seam of the slide would show. */
function joinFills(cells: readonly { box: Box; fill?: Fill }[]): { box: Box; fill?: Fill }[] {
  const joined: { box: Box; fill?: Fill }[] = [];
  for (const { box, fill } of cells) {
    const last = joined[joined.length - 1];
    if (last && last.fill?.color === fill?.color && last.fill?.opacity === fill?.opacity) {
      joined[joined.length - 1] = { ...last, box: { ...box, x: Math.min(last.box.x, box.x), w: last.box.w + box.w } };
    } else joined.push({ box, fill });
  }
  return joined;
}

function inside({ x, y, w, h }: Box, { cellMargin }: TableElement): Box {
  return { x: x + cellMargin.x, y: y + cellMargin.y, w: w - 2 * cellMargin.x, h: h - 2 * cellMargin.y };
}

function drawRule(
  { box, rule, totalRule, headRule = rule }: TableElement,
  row: TableRow,
  above: TableRow | undefined,
  top: number,
  { colors }: Theme,
): string {
  const y = toPoints(top);
  const stroke = row.kind === 'total' ? totalRule : above?.kind === 'header' ? headRule : rule;
  return tag('line', {
    x1: toPoints(box.x),
    y1: y,
    x2: toPoints(box.x + box.w),
    y2: y,
    ...strokeAttributes(colors, stroke),
  });
}
