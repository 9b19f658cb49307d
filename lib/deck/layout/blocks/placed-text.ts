import type { PlaceholderRole } from '../../scene/placeholder-role';
import type { TextElement } from '../../scene/scene';
import type { BulletItem } from '../../spec/slide-spec';
import type { TextPlace } from '../../theme/theme';
import type { KindContext } from '../layout-types';
import { draftOfRuns, textRun, type ParagraphDraft } from './draft';
import { firstFitting, fitDrafts } from './fit';
import { listDrafts } from './lay-list';
import { textElement } from './text-element';

/** A line that is set otherwise than its place has it. */
interface PlacedLine {
  text: string;
  /** Of the size of the others; as large when absent. */
  share?: number;
  /** Above it, as a share of the size of the others. */
  space?: number;
  /** Of an item in a numbered list; 0 for what stands below one. */
  number?: number;
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
  /** Up to which size it may be larger than its place has it, where that leaves most of the place free. */
  growsToPt?: number;
}

/** Whether a place is for a line above what the slide shows, which nobody misses where it is left out. */
export const isLineAbove = ({ box }: TextPlace, { box: shown }: TextPlace): boolean =>
  box.h < highestLineIn && box.y + box.h <= shown.y + sameEdgeIn;

const [highestLineIn, sameEdgeIn] = [0.9, 0.05];

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
  const grown = texts.length > 0 && texts.every(({ growsToPt }) => growsToPt) ? grownTexts(context, texts) : null;
  if (grown) return grown;
  const largest = Math.min(...texts.map(({ place }) => place.sizePt));
  const least = Math.max(leastPt, Math.round(largest * leastShare));
  return firstFitting(sizesFrom(largest, least), (sizePt) => {
    const elements = texts.map((text) => setIn(context, text, sizePt));
    return elements.every((one) => one !== null) ? elements : null;
  });
}

/** Of a place: what words take at most where they are larger than it has them. */
const mostOfLarge = 0.5;

/** Where there is plenty of room, what stands beside a chart or below a head is set as large as lists are. */
function grownTexts(context: KindContext, texts: readonly PlacedText[]): TextElement[] | null {
  const usual = Math.min(...texts.map(({ place }) => place.sizePt));
  const roomy = texts.map(({ place, ...text }) => ({
    ...text,
    place: { ...place, box: { ...place.box, h: place.box.h * mostOfLarge } },
  }));
  const mostPt = Math.round(Math.min(...texts.map(({ growsToPt = usual }) => growsToPt)));
  const sizes = mostPt > usual ? sizesFrom(mostPt, usual).filter((sizePt) => sizePt > usual) : [];
  const laid = firstFitting(sizes, (sizePt) => {
    const elements = roomy.map((text) => setIn(context, text, sizePt));
    return elements.every((one) => one !== null) ? elements : null;
  });
  return laid?.map((element, index) => ({ ...element, box: texts[index]!.place.box })) ?? null;
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

const leastListPt = 14;

/** A list for a place that a layout has for it, below what stands out of it. */
export interface PlacedList {
  name: string;
  role: PlaceholderRole;
  place: TextPlace;
  lead?: string;
  items: readonly BulletItem[];
  /** A single point needs no sign. */
  plain?: boolean;
}

/**
 * Lists that stand side by side in their places, all as large as those have them, as much larger and further apart as leaves the longest
 * some air, or as much smaller as it asks for; null where that is too small.
 */
export function placedLists(context: KindContext, lists: readonly PlacedList[]): TextElement[] | null {
  const usual = Math.min(...lists.map(({ place }) => place.sizePt));
  const { bodyPt, drawnPt = bodyPt } = context.theme.style.type;
  const layAt = (sizePt: number, spacing: number, share: number) => {
    const elements = lists.map((list) => listIn(context, list, { sizePt, spacing, share }));
    return elements.every((one) => one !== null) ? elements : null;
  };
  const sizes = sizesFrom(Math.max(usual, Math.round(drawnPt)), usual);
  const airy = airySpacings.flatMap((spacing) => sizes.map((sizePt) => ({ sizePt, spacing })));
  for (const { sizePt, spacing } of airy) {
    const elements = layAt(sizePt, spacing, airyShare);
    if (elements) return elements;
  }
  return firstFitting(sizesFrom(usual, Math.min(usual, leastListPt)), (sizePt) => layAt(sizePt, usualSpacing, 1));
}

/** Between the points of a list, as shares of their size, and of the height of a place what such a list takes at most. */
const [airySpacings, usualSpacing, airyShare] = [[1, 0.75], 0.5, 0.62] as const;

function listIn(
  context: KindContext,
  { name, role, place, lead, items, plain }: PlacedList,
  { sizePt, spacing, share }: { sizePt: number; spacing: number; share: number },
) {
  const { box, color, align, anchor } = place;
  const { direction, theme } = context;
  const points = listDrafts(items, sizePt, { direction, mark: theme.style.bullet, color, plain, spacing });
  const drafts = [
    ...(lead === undefined ? [] : [draftIn(context, { ...place, bold: true }, lead, sizePt)]),
    ...points.map((one, index) => (lead !== undefined && index === 0 ? { ...one, spaceBeforePt: sizePt / 2 } : one)),
  ].map((one) => (plain && align ? { ...one, align } : one));
  const fitted = fitDrafts(context, drafts, { widthIn: box.w, heightIn: box.h * share });
  return fitted && textElement({ name, placeholder: role, box, paragraphs: fitted.paragraphs, anchor });
}

function draftIn(
  { direction }: KindContext,
  place: TextPlace,
  line: string | PlacedLine,
  sizePt: number,
): ParagraphDraft {
  const { color, bold, italic, font, align, lineSpacing } = place;
  const { text, share = 1, space = 0, number } = typeof line === 'string' ? { text: line } : line;
  const ownPt = Math.max(leastOwnPt, Math.round(sizePt * share));
  const options = { sizePt: ownPt, color, bold, italic, font, align, lineSpacing, spaceBeforePt: sizePt * space };
  return { ...draftOfRuns([textRun(text, options)], direction, options), ...numbered(number, sizePt) };
}

/** The hanging indent of numbers in em. */
const numberEm = 1.9;

function numbered(number: number | undefined, sizePt: number): Partial<ParagraphDraft> | undefined {
  const inches = (numberEm * sizePt) / 72;
  if (number === undefined) return undefined;
  return number === 0 ? { startIn: inches } : { indentIn: inches, bullet: { kind: 'number', startAt: number } };
}
