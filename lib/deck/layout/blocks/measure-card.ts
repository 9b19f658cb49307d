import { cardPaddingIn } from '../grid';
import type { CardContent, CardContext, CardFrame, CardGrid, CardPart, CardSizes, MeasuredCard, RowHeights } from './card-types';
import { cardParts, edgeWidthIn, partGapIn } from './card-types';
import type { Draft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { findFigure } from './find-figure';
import { fitDrafts } from './fit';

const markPt = 20;
/** A bare figure is set large, a phrase as a heading; both a step smaller beside small headings. */
const headlinePt = { figure: { large: 44, small: 32 }, phrase: { large: 28, small: 24 } };
const commonHeadingPt = 18;

/** Measures the parts of one card; null when a word is wider than the card. */
export function measureCard(context: CardContext, content: CardContent, widthIn: number, grid: CardGrid, sizes: CardSizes): MeasuredCard | null {
  const wanted = draftCard(context, content, grid, sizes);
  const fit = (part: CardPart): Fitted | null => {
    const drafts = wanted[part];
    return drafts.length > 0 ? fitDrafts(context, drafts, { widthIn, heightIn: grid.area.h }) : null;
  };
  const measured = { mark: fit('mark'), heading: fit('heading'), headline: fit('headline'), body: fit('body') };
  return cardParts.every((part) => wanted[part].length === 0 || measured[part]) ? measured : null;
}

function draftCard(context: CardContext, content: CardContent, grid: CardGrid, [headingPt, bodyPt]: CardSizes): Record<CardPart, readonly Draft[]> {
  const one = (text: string | undefined, options: Parameters<typeof draft>[2]) => (text ? [draft(text, context.direction, options)] : []);
  return {
    mark: one(content.mark, { sizePt: grid.markSizePt ?? markPt, bold: true, color: 'accent', font: 'heading' }),
    heading: one(content.heading, { sizePt: headingPt, bold: true, lineSpacing: 1 }),
    headline: content.headline ? headlineDrafts(context, content.headline, headingPt, bodyPt) : [],
    body: content.body?.(bodyPt) ?? [],
  };
}

/** "$39 per user a month" as a large figure and a line of what it counts. */
function headlineDrafts(context: CardContext, text: string, headingPt: number, bodyPt: number): Draft[] {
  const step = headingPt >= commonHeadingPt ? 'large' : 'small';
  const style = { bold: true, color: 'accent' as const, font: 'heading' as const, lineSpacing: 1 };
  const found = findFigure(text, context.language);
  if (found?.start !== 0) return [draft(text, context.direction, { ...style, sizePt: headlinePt.phrase[step] })];
  const rest = text.slice(found.end).trim();
  const figure = draft(found.text, context.direction, { ...style, sizePt: headlinePt.figure[step] });
  return rest ? [figure, draft(rest, context.direction, { sizePt: bodyPt, color: 'muted', lineSpacing: 1 })] : [figure];
}

/** The tallest of each part in a row of cards. */
export function rowHeights(row: readonly MeasuredCard[]): RowHeights {
  const tallest = (part: CardPart) => Math.max(0, ...row.map((card) => card[part]?.heightIn ?? 0));
  return { mark: tallest('mark'), heading: tallest('heading'), headline: tallest('headline'), body: tallest('body') };
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
