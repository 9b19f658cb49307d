import type { Box, SceneElement } from '../../scene/scene';
import type { CardContext } from './lay-cards';
import type { Draft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts } from './fit';
import { textElement } from './text-element';

export interface RowContent {
  name: string;
  /** A numeral, a date, a figure: stands in the first column in accent. */
  mark?: string;
  heading?: string;
  body?: (sizePt: number) => readonly Draft[];
}

export interface RowOptions {
  area: Box;
  /** Width of the first column; 0 without marks. */
  markWidthIn: number;
  markSizePt: number;
  /** Share of the rest that headings take with the body beside them; 0 stacks the body below. */
  headingShare: number;
  sizesPt: readonly (readonly [heading: number, body: number])[];
  /** `hairline` between rows, `none`, or `spine`: dots on a line between mark and text. */
  divider: 'hairline' | 'none' | 'spine';
  maxPaddingIn?: number;
  headingBold?: boolean;
}

interface Cells {
  mark: Fitted | null;
  heading: Fitted | null;
  body: Fitted | null;
  heightIn: number;
}

const cellGapIn = 0.3;
const stackGapIn = 0.05;
const minPaddingIn = 0.09;
const dotIn = 0.16;

/**
 * Sets contents as rows: mark, heading, body, divided by hairlines or strung on a line. At
 * the smallest size `count` says how many rows fit; 0 means that not even the first does.
 */
export function layRows(
  context: CardContext,
  contents: readonly RowContent[],
  options: RowOptions,
): { elements: SceneElement[]; heightIn: number; count: number } {
  let last: readonly (Cells | null)[] = [];
  for (const sizes of options.sizesPt) {
    const cells = contents.map((content) => measureRow(context, content, options, sizes));
    if (cells.every((cell) => cell !== null) && totalHeight(cells) <= options.area.h) return draw(contents, cells, options);
    last = cells;
  }
  const fitting: Cells[] = [];
  for (const cells of last) {
    if (!cells || totalHeight([...fitting, cells]) > options.area.h) break;
    fitting.push(cells);
  }
  return draw(contents.slice(0, fitting.length), fitting, options);
}

function totalHeight(cells: readonly (Cells | null)[]): number {
  return cells.reduce((sum, cell) => sum + (cell?.heightIn ?? 0) + 2 * minPaddingIn, 0);
}

function widths(options: RowOptions, content: RowContent) {
  const spine = options.divider === 'spine' ? dotIn + cellGapIn : 0;
  const markW = options.markWidthIn;
  const textX = markW > 0 || spine > 0 ? markW + (markW > 0 ? cellGapIn : 0) + spine : 0;
  const textW = options.area.w - textX;
  const beside = options.headingShare > 0 && content.heading !== undefined && content.body !== undefined;
  const headingW = beside ? textW * options.headingShare - cellGapIn : textW;
  const bodyX = beside ? textX + textW * options.headingShare : textX;
  return { markW, textX, headingW, bodyX, bodyW: options.area.w - bodyX, beside };
}

function measureRow(context: CardContext, content: RowContent, options: RowOptions, [headingPt, bodyPt]: readonly [number, number]): Cells | null {
  const { direction } = context;
  const { markW, headingW, bodyW, beside } = widths(options, content);
  const heightIn = options.area.h;
  const fit = (drafts: readonly Draft[], widthIn: number) => fitDrafts(context, drafts, { widthIn, heightIn });
  const mark = content.mark
    ? fit([draft(content.mark, direction, { sizePt: Math.min(options.markSizePt, Math.max(headingPt, bodyPt) + 8), bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })], markW)
    : null;
  const heading = content.heading
    ? fit([draft(content.heading, direction, { sizePt: headingPt, bold: options.headingBold ?? true, lineSpacing: 1.05 })], headingW)
    : null;
  const body = content.body ? fit(content.body(bodyPt), bodyW) : null;
  if ((content.mark && !mark) || (content.heading && !heading) || (content.body && !body)) return null;
  const headingH = heading?.heightIn ?? 0;
  const bodyH = body?.heightIn ?? 0;
  const cells = { mark, heading, body, heightIn: 0 };
  const text = beside ? Math.max(headingH, bodyH + besideDrop(cells, beside)) : headingH + bodyH + (headingH > 0 && bodyH > 0 ? stackGapIn : 0);
  const drop = markDrop(cells);
  return { ...cells, heightIn: Math.max((mark?.heightIn ?? 0) + Math.max(0, drop), text + Math.max(0, -drop)) };
}

function draw(contents: readonly RowContent[], cells: readonly (Cells | null)[], options: RowOptions) {
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
  return rows <= 3 ? 0.34 : (options.maxPaddingIn ?? 0.24);
}

function drawRow(content: RowContent, cell: Cells, options: RowOptions, y: number): SceneElement[] {
  const { area } = options;
  const { markW, textX, headingW, bodyX, bodyW, beside } = widths(options, content);
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

/** Sizes differ; the first lines of mark and text share a baseline, not a top. Inches the mark stands lower. */
function markDrop({ mark, heading, body }: Cells): number {
  const first = firstSizePt(heading ?? body);
  return mark && first > 0 ? ((first - firstSizePt(mark)) / 72) * 0.95 : 0;
}

/** Body text beside a larger heading stands on the heading's first baseline. */
function besideDrop({ heading, body }: Cells, beside: boolean): number {
  const [headingPt, bodyPt] = [firstSizePt(heading), firstSizePt(body)];
  return beside && headingPt > bodyPt ? ((headingPt - bodyPt) / 72) * 0.95 : 0;
}

function firstSizePt(fitted: Fitted | null): number {
  return fitted?.paragraphs[0]?.runs[0]?.sizePt ?? 0;
}

function firstLineMiddle(cell: Cells): number {
  const sizePt = (cell.mark ?? cell.heading ?? cell.body)?.paragraphs[0]?.runs[0]?.sizePt ?? 16;
  return (sizePt / 72) * 0.62;
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
