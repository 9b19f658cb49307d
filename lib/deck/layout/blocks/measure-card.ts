import { cardPaddingIn } from '../grid';
import type { CardContent, CardContext, CardFrame, CardGrid, CardPart, CardSizes, MeasuredCard, RowHeights } from './card-types';
import { cardParts, edgeWidthIn, partGapIn } from './card-types';
import type { Draft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts } from './fit';

const labelPt = 12;
const markPt = 20;
/** As large as a title beside headings of common size, a step smaller beside small ones. */
const headlinePt = { large: 28, small: 24 };
const commonHeadingPt = 18;

/** Measures the parts of one card; null when a word is wider than the card. */
export function measureCard(context: CardContext, content: CardContent, widthIn: number, grid: CardGrid, sizes: CardSizes): MeasuredCard | null {
  const wanted = draftCard(context, content, grid, sizes);
  const fit = (part: CardPart): Fitted | null => {
    const drafts = wanted[part];
    return drafts.length > 0 ? fitDrafts(context, drafts, { widthIn, heightIn: grid.area.h }) : null;
  };
  const measured = { label: fit('label'), mark: fit('mark'), heading: fit('heading'), headline: fit('headline'), body: fit('body') };
  return cardParts.every((part) => wanted[part].length === 0 || measured[part]) ? measured : null;
}

function draftCard(context: CardContext, content: CardContent, grid: CardGrid, [headingPt, bodyPt]: CardSizes): Record<CardPart, readonly Draft[]> {
  const one = (text: string | undefined, options: Parameters<typeof draft>[2]) => (text ? [draft(text, context.direction, options)] : []);
  return {
    label: one(content.label, { sizePt: labelPt, bold: true, color: 'accent' }),
    mark: one(content.mark, { sizePt: grid.markSizePt ?? markPt, bold: true, color: 'accent', font: 'heading' }),
    heading: one(content.heading, { sizePt: headingPt, bold: true, lineSpacing: 1 }),
    headline: one(content.headline, { sizePt: headingPt >= commonHeadingPt ? headlinePt.large : headlinePt.small, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 }),
    body: content.body?.(bodyPt) ?? [],
  };
}

/** The tallest of each part in a row of cards. */
export function rowHeights(row: readonly MeasuredCard[]): RowHeights {
  const tallest = (part: CardPart) => Math.max(0, ...row.map((card) => card[part]?.heightIn ?? 0));
  return { label: tallest('label'), mark: tallest('mark'), heading: tallest('heading'), headline: tallest('headline'), body: tallest('body') };
}

/** Inches from the top edge of a card to its first text. */
export function cardTopIn(frame: CardFrame): number {
  return frame === 'surface' ? cardPaddingIn : edgeWidthIn + cardPaddingIn * 0.8;
}

/** Inches that a card of the row needs, its padding included. */
export function cardHeight(row: RowHeights, frame: CardFrame): number {
  const present = cardParts.filter((part) => row[part] > 0);
  const text = present.reduce((sum, part) => sum + row[part], 0) + partGapIn * Math.max(0, present.length - 1);
  return cardTopIn(frame) + text + (frame === 'surface' ? cardPaddingIn : 0);
}
