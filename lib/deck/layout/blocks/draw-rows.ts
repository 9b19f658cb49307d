import type { Box, SceneElement } from '../../scene/scene';
import type { Fitted } from './fit';
import { besideDrop, firstLineMiddle, markDrop, rowColumns } from './measure-row';
import type { Cells, RowContent, RowOptions } from './row-types';
import { cellGapIn, dotIn, minPaddingIn, stackGapIn } from './row-types';
import { textElement } from './text-element';

const fewRows = 3;
const fewRowsPaddingIn = 0.34;
const mostPaddingIn = 0.24;

/** Inches that rows need at their least padding. */
export function totalHeight(cells: readonly (Cells | null)[]): number {
  return cells.reduce((sum, cell) => sum + (cell?.heightIn ?? 0) + 2 * minPaddingIn, 0);
}

/** Draws measured rows, spread over the free space of the area up to a comfortable padding. */
export function drawRows(contents: readonly RowContent[], cells: readonly (Cells | null)[], options: RowOptions) {
  const { area } = options;
  const shown = cells.filter((cell) => cell !== null);
  const free = area.h - totalHeight(shown);
  const padding = minPaddingIn + Math.max(0, Math.min(mostPadding(options, shown.length) - minPaddingIn, free / (2 * Math.max(1, shown.length))));
  const elements: SceneElement[] = [];
  let y = area.y;
  const dots: number[] = [];
  shown.forEach((cell, index) => {
    const content = contents[index]!;
    if (options.divider === 'hairline' && index > 0) elements.push(hairline(`${content.name} rule`, area, y));
    elements.push(...drawRow(content, cell, options, y + padding));
    dots.push(y + padding + firstLineMiddle(cell));
    y += cell.heightIn + 2 * padding;
  });
  const spine = options.divider === 'spine' ? drawSpine(contents, dots, options) : [];
  return { elements: [...spine, ...elements], heightIn: y - area.y, count: shown.length };
}

/** Few rows stand wider apart. */
function mostPadding(options: RowOptions, rows: number): number {
  return rows <= fewRows ? fewRowsPaddingIn : (options.maxPaddingIn ?? mostPaddingIn);
}

function drawRow(content: RowContent, cell: Cells, options: RowOptions, y: number): SceneElement[] {
  const { area } = options;
  const { markW, textX, headingW, bodyX, bodyW, beside } = rowColumns(options, content);
  const elements: SceneElement[] = [];
  const drop = markDrop(cell);
  const textDrop = Math.max(0, -drop);
  const put = (part: string, fitted: Fitted, x: number, top: number, w: number) =>
    elements.push(textElement({ name: `${content.name} ${part}`, box: { x: area.x + x, y: top, w, h: fitted.heightIn }, paragraphs: fitted.paragraphs }));
  if (cell.mark) put('mark', cell.mark, 0, y + Math.max(0, drop), markW);
  if (cell.heading) put('heading', cell.heading, textX, y + (cell.mark ? textDrop : 0), headingW);
  if (cell.body) {
    const below = cell.heading && !beside ? cell.heading.heightIn + stackGapIn : 0;
    put('text', cell.body, bodyX, y + below + (cell.mark ? textDrop : 0) + besideDrop(cell, beside), bodyW);
  }
  return elements;
}

function hairline(name: string, area: Box, y: number): SceneElement {
  return { type: 'line', name, box: { x: area.x, y, w: area.w, h: 0 }, stroke: { color: 'quiet', widthPt: 0.75 } };
}

function drawSpine(contents: readonly RowContent[], middles: readonly number[], options: RowOptions): SceneElement[] {
  const x = options.area.x + options.markWidthIn + cellGapIn + dotIn / 2;
  const [from, to] = [middles[0], middles[middles.length - 1]];
  if (from === undefined || to === undefined) return [];
  const line: SceneElement = { type: 'line', name: 'Line', box: { x, y: from, w: 0, h: to - from }, stroke: { color: 'quiet', widthPt: 1.5 } };
  const dots = middles.map(
    (y, index): SceneElement => ({
      type: 'shape',
      name: `${contents[index]!.name} dot`,
      geometry: 'ellipse',
      box: { x: x - dotIn / 2, y: y - dotIn / 2, w: dotIn, h: dotIn },
      fill: { color: 'accent' },
      ...(middles.length > 1 ? { on: 'Line' } : {}),
    }),
  );
  return middles.length > 1 ? [line, ...dots] : dots;
}
