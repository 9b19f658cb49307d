import type { CardContext } from './card-types';
import type { ParagraphDraft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts } from './fit';
import type { Cells, MeasuredRowOptions, RowContent } from './row-types';
import { barIn, cellGapIn, dotIn, stackGapIn, stripEndIn } from './row-types';

/** A mark is at most this much larger than the text beside it, in pt. */
const markStepPt = 8;
const usualMarkPt = 28;
/** Share of its size at which the first baseline of a text stands. */
const baselineShare = 0.95;
/** Share of its size that a line is high. */
const lineShare = 1.17;

/** Where the cells of a row stand, in inches from the row's starting edge. */
export function rowColumns(options: MeasuredRowOptions, content: RowContent) {
  const spine = options.divider === 'spine' ? dotIn + cellGapIn : 0;
  const markW = { mark: options.markWidthIn ?? 0, tile: options.tileIn, bar: barIn }[options.start];
  const textX = markW > 0 || spine > 0 ? markW + (markW > 0 ? cellGapIn : 0) + spine : 0;
  const textW = options.area.w - textX - (options.divider === 'strip' ? stripEndIn : 0);
  const beside = options.headingShare > 0 && content.heading !== undefined && content.body !== undefined;
  const headingW = beside ? textW * options.headingShare - cellGapIn : textW;
  const bodyX = beside ? textX + textW * options.headingShare : textX;
  return { markW, textX, headingW, bodyX, bodyW: textX + textW - bodyX, beside };
}

/** Measures the cells of a row; null when a word is wider than its cell. */
export function measureRow(
  context: CardContext,
  content: RowContent,
  options: MeasuredRowOptions,
  [headingPt, bodyPt]: readonly [number, number],
): Cells | null {
  const { markW, headingW, bodyW, beside } = rowColumns(options, content);
  const fit = (drafts: readonly ParagraphDraft[], widthIn: number, isLabel = false) =>
    fitDrafts(context, drafts, { widthIn, heightIn: options.area.h, isLabel });
  const markPt = Math.min(options.markSizePt ?? usualMarkPt, Math.max(headingPt, bodyPt) + markStepPt);
  const mark = content.mark
    ? fit([markDraft(context, content, options, markPt)], markW, options.start === 'tile')
    : null;
  const heading = content.heading ? fit(headingDrafts(context, content, options, [headingPt, bodyPt]), headingW) : null;
  const body = content.body ? fit(content.body(bodyPt), bodyW) : null;
  if ((content.mark && !mark) || (content.heading && !heading) || (content.body && !body)) return null;
  return withHeights({ mark, heading, body }, options, beside);
}

function headingDrafts(
  { direction }: CardContext,
  content: RowContent,
  options: MeasuredRowOptions,
  [headingPt, bodyPt]: readonly [number, number],
): ParagraphDraft[] {
  const heading = draft(content.heading ?? '', direction, {
    sizePt: headingPt,
    color: content.headingColor,
    bold: options.headingBold ?? true,
    lineSpacing: 1.05,
  });
  return [
    heading,
    ...(content.subheadings ?? []).map((text) =>
      draft(text, direction, { sizePt: bodyPt, bold: true, color: 'accent', lineSpacing: 1.05, spaceBeforePt: 3 }),
    ),
  ];
}

/** On a tile in accent the mark is as it is read there. */
function markDraft(
  { theme, direction }: CardContext,
  { mark = '', emphasized }: RowContent,
  { start }: MeasuredRowOptions,
  sizePt: number,
): ParagraphDraft {
  const isTile = start === 'tile';
  const color = emphasized === false ? 'muted' : isTile ? 'onAccent' : 'accent';
  const { font, bold } = theme.style.numerals;
  return draft(mark, direction, { sizePt, bold, color, font, lineSpacing: 1, align: isTile ? 'center' : 'start' });
}

function withHeights(
  cells: Pick<Cells, 'mark' | 'heading' | 'body'>,
  { start, tileIn }: MeasuredRowOptions,
  beside: boolean,
): Cells {
  const headingH = cells.heading?.heightIn ?? 0;
  const bodyH = cells.body?.heightIn ?? 0;
  const textIn = beside
    ? Math.max(headingH, bodyH + besideDrop(cells, beside))
    : headingH + bodyH + (headingH > 0 && bodyH > 0 ? stackGapIn : 0);
  if (start === 'tile') return { ...cells, textIn, heightIn: Math.max(tileIn, cells.mark?.heightIn ?? 0, textIn) };
  const drop = markDrop(cells);
  return {
    ...cells,
    textIn,
    heightIn: Math.max((cells.mark?.heightIn ?? 0) + Math.max(0, drop), textIn + Math.max(0, -drop)),
  };
}

/** Sizes differ; the first lines of mark and text share a baseline, not a top. Inches the mark stands lower. */
export function markDrop({ mark, heading, body }: Pick<Cells, 'mark' | 'heading' | 'body'>): number {
  const text = heading ?? body;
  return mark && text ? firstBaselineIn(text) - firstBaselineIn(mark) : 0;
}

/** Body text beside a larger heading stands on the heading's first baseline. */
export function besideDrop({ heading, body }: Pick<Cells, 'heading' | 'body'>, beside: boolean): number {
  return beside && heading && body ? Math.max(0, firstBaselineIn(heading) - firstBaselineIn(body)) : 0;
}

/** What lines are further apart than their height stands above the first one, too. */
function firstBaselineIn({ paragraphs: [first] }: Fitted): number {
  const sizePt = first?.runs[0]?.sizePt ?? 0;
  return (sizePt / 72) * (baselineShare + ((first?.lineSpacing ?? 1) - 1) * lineShare);
}

/** Inches from the top of a row's text to the middle of its first line. */
export function firstLineMiddle(cell: Cells): number {
  const sizePt = (cell.mark ?? cell.heading ?? cell.body)?.paragraphs[0]?.runs[0]?.sizePt ?? 16;
  return (sizePt / 72) * 0.62;
}
