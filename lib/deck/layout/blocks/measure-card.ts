import type { CardFace } from './card-face';
import { isPanel, spaceOf } from './card-face';
import type {
  CardContent,
  CardContext,
  CardGrid,
  CardPart,
  CardSizes,
  IconSlot,
  MeasuredCard,
  RowHeights,
} from './card-types';
import { cardParts, iconGapIn, partGapIn } from './card-types';
import type { ParagraphDraft } from './draft';
import { draft, draftOfRuns, textRun } from './draft';
import { measureTextWidthIn } from '../../text/measure-text';
import type { Fitted } from './fit';
import { findFigure } from './find-figure';
import { fitDrafts } from './fit';

const markPt = 20;
/** A unit that follows its number without a space, as in 900円. */
const shortUnit = /^\p{L}{1,3}(?!\p{L})/u;

/** What all cards of a grid share, whatever they say. */
export interface CardSetting {
  sizes: CardSizes;
  headlinePt: number;
  icons: IconSlot | null;
  face: CardFace;
}

/** Measures the parts of one card; null when a word is wider than the card. */
export function measureCard(
  context: CardContext,
  content: CardContent,
  widthIn: number,
  grid: CardGrid,
  setting: CardSetting,
): MeasuredCard | null {
  const drafted = draftCard(context, content, grid, setting, widthIn);
  const wanted = content.emphasized && isPanel(setting.face) ? onAccent(drafted) : drafted;
  const { icons } = setting;
  const fit = (part: CardPart): Fitted | null => {
    const drafts = wanted[part];
    return drafts.length > 0
      ? fitDrafts(context, drafts, { widthIn: widthIn - partIndentIn(part, icons), heightIn: grid.area.h })
      : null;
  };
  const measured = { mark: fit('mark'), heading: fit('heading'), headline: fit('headline'), body: fit('body') };
  return cardParts.every((part) => wanted[part].length === 0 || measured[part]) ? measured : null;
}

/** The same words on a card that is filled with the accent. */
function onAccent(parts: Record<CardPart, readonly ParagraphDraft[]>): typeof parts {
  const inColor = (drafts: readonly ParagraphDraft[]) =>
    drafts.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, color: 'onAccent' as const })) }));
  const { mark, heading, headline, body } = parts;
  return { mark: inColor(mark), heading: inColor(heading), headline: inColor(headline), body: inColor(body) };
}

/** Inches that a part starts behind the edge of the texts: headings behind an icon beside them, all parts behind a column of icons. */
export function partIndentIn(part: CardPart, icons: IconSlot | null): number {
  const isBehind = icons?.place === 'column' || (icons?.place === 'beside' && part === 'heading');
  return isBehind ? icons.sideIn + iconGapIn : 0;
}

function draftCard(
  context: CardContext,
  content: CardContent,
  grid: CardGrid,
  { sizes: [headingPt, bodyPt], headlinePt }: CardSetting,
  widthIn: number,
): Record<CardPart, readonly ParagraphDraft[]> {
  const one = (text: string | undefined, options: Parameters<typeof draft>[2]) =>
    text ? [draft(text, context.direction, options)] : [];
  return {
    mark: one(content.mark, { ...context.theme.style.numerals, sizePt: grid.markSizePt ?? markPt, color: 'accent' }),
    heading: one(content.heading, { sizePt: headingPt, bold: true, lineSpacing: 1 }),
    headline: content.headline
      ? headlineDrafts(context, content.headline, { sizePt: headlinePt, bodyPt, widthIn })
      : [],
    body: content.body?.(bodyPt) ?? [],
  };
}

/** "$39 per user a month" as a large figure and what it counts: beside it where the line has room for that, else below. */
function headlineDrafts(
  context: CardContext,
  text: string,
  { sizePt, bodyPt, widthIn }: { sizePt: number; bodyPt: number; widthIn: number },
): ParagraphDraft[] {
  const style = { sizePt, bold: true, color: 'accent' as const, font: 'heading' as const, lineSpacing: 1 };
  const found = findFigure(text, context.language);
  if (found?.start !== 0) return [draft(text, context.direction, style)];
  const end = found.end + (shortUnit.exec(text.slice(found.end))?.[0].length ?? 0);
  const rest = text.slice(end).trim();
  const ofFigure = { ...style, ...context.theme.style.numerals };
  const figure = draft(text.slice(0, end), context.direction, ofFigure);
  if (!rest) return [figure];
  const ofRest = { sizePt: bodyPt, color: 'muted' as const, lineSpacing: 1 };
  const runs = [...figure.runs, textRun(` ${rest}`, ofRest)];
  const lineIn = runs.reduce(
    (sum, run) => sum + measureTextWidthIn(run.text, { ...run, family: context.theme.fonts[run.font] }),
    0,
  );
  return lineIn <= widthIn * besideShare
    ? [draftOfRuns(runs, context.direction, ofFigure)]
    : [figure, draft(rest, context.direction, ofRest)];
}

/** Of the width of a card, for a line that would look broken on two where its font comes in wider. */
const besideShare = 0.9;

/** The tallest of each part in a row of cards; a heading is at least as high as an icon beside it alone. */
export function rowHeights(row: readonly MeasuredCard[], icons: IconSlot | null): RowHeights {
  const tallest = (part: CardPart) => Math.max(0, ...row.map((card) => card[part]?.heightIn ?? 0));
  const heading = icons?.place === 'beside' ? Math.max(icons.sideIn, tallest('heading')) : tallest('heading');
  return { mark: tallest('mark'), heading, headline: tallest('headline'), body: tallest('body') };
}

/** Inches between the first text of a card and the icon above it, the icon included. */
export function aboveIn(icons: IconSlot | null): number {
  return icons?.place === 'above' ? icons.sideIn + iconGapIn : 0;
}

/** Inches that a card of the row needs, its padding included. */
export function cardHeight(row: RowHeights, face: CardFace, icons: IconSlot | null): number {
  const present = cardParts.filter((part) => row[part] > 0);
  const text = present.reduce((sum, part) => sum + row[part], 0) + partGapIn * Math.max(0, present.length - 1);
  const { top, bottom } = spaceOf(face);
  // Beside a column of icons all texts stand.
  return top + aboveIn(icons) + Math.max(text, icons?.place === 'column' ? icons.sideIn : 0) + bottom;
}
