import type { PlaceholderRole } from '../../scene/placeholder-role';
import type { TextElement } from '../../scene/scene';
import type { TextPlace } from '../../theme/theme';
import type { KindContext } from '../layout-types';
import { draftOfRuns, textRun, type ParagraphDraft } from './draft';
import { firstFitting, fitDrafts } from './fit';
import { textElement } from './text-element';

/** A line that is set otherwise than its place has it. */
interface PlacedLine {
  text: string;
  /** Of the size of the others; as large when absent. */
  share?: number;
  /** Above it, as a share of the size of the others. */
  space?: number;
}

/** A text for a place that a layout has for it. */
export interface PlacedText {
  name: string;
  role: PlaceholderRole;
  place: TextPlace;
  /** A paragraph each. */
  lines: readonly (string | PlacedLine)[];
  /** As many as the place holds when absent. */
  maxLines?: number;
}

/** Of the size that a place has: what is smaller than that does not look as it is meant to. */
const leastShare = 0.55;
const step = 0.94;

/**
 * Texts in their places as the layout has them, all as large as it has them or as much smaller as the longest asks for; null where
 * one does not fit at a size that looks like the place's.
 *
 * @param leastPt what is smaller is not read
 */
export function placedTexts(context: KindContext, texts: readonly PlacedText[], leastPt: number): TextElement[] | null {
  const largest = Math.min(...texts.map(({ place }) => place.sizePt));
  const least = Math.max(leastPt, Math.round(largest * leastShare));
  return firstFitting(sizesFrom(largest, least), (sizePt) => {
    const elements = texts.map((text) => setIn(context, text, sizePt));
    return elements.every((one) => one !== null) ? elements : null;
  });
}

function sizesFrom(sizePt: number, least: number): number[] {
  if (sizePt <= least) return [sizePt];
  return [sizePt, ...sizesFrom(Math.max(least, Math.min(sizePt - 1, Math.round(sizePt * step))), least)];
}

function setIn(context: KindContext, { name, role, place, lines, maxLines }: PlacedText, sizePt: number) {
  const drafts = lines.map((line) => draftIn(context, place, line, sizePt));
  const isOnOneLine = maxLines === 1;
  const fitted = fitDrafts(context, drafts, {
    widthIn: place.box.w,
    heightIn: Math.max(place.box.h, isOnOneLine ? (sizePt * leastLine) / 72 : 0),
    ...(isOnOneLine && { isLabel: true }),
  });
  const { box, anchor } = place;
  return fitted && textElement({ name, placeholder: role, box, paragraphs: fitted.paragraphs, anchor });
}

const leastOwnPt = 14;

/** Of a size: a line in a place that is as low as its designer's own. */
const leastLine = 1;

function draftIn(
  { direction }: KindContext,
  place: TextPlace,
  line: string | PlacedLine,
  sizePt: number,
): ParagraphDraft {
  const { color, bold, italic, font, align, lineSpacing } = place;
  const { text, share = 1, space = 0 } = typeof line === 'string' ? { text: line } : line;
  const ownPt = Math.max(leastOwnPt, Math.round(sizePt * share));
  const options = { sizePt: ownPt, color, bold, italic, font, align, lineSpacing, spaceBeforePt: sizePt * space };
  return draftOfRuns([textRun(text, options)], direction, options);
}
