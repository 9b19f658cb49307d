import { safeShare, type Hyphenate } from '../../text/break-lines';
import { measureParagraphs, textOffsetIn } from '../../text/measure-paragraphs';
import { widestWordIn as widestWord } from '../../text/widest-word';
import type { Paragraph } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import { legibleOnAccent } from './accent-words';
import type { ParagraphDraft } from './draft';
import { sizesAbove } from './size-limits';

export interface TextContext {
  theme: Theme;
  language: string;
  hyphenate?: Hyphenate;
}

export interface Fitted {
  paragraphs: readonly Paragraph[];
  heightIn: number;
  widthIn: number;
  lineCount: number;
}

export function measureDrafts(context: TextContext, drafts: readonly ParagraphDraft[], widthIn: number): Fitted {
  const { theme, language, hyphenate } = context;
  const measured = measureParagraphs([...legibleOnAccent(drafts, theme)], {
    widthIn,
    fonts: theme.fonts,
    language,
    hyphenate,
  });
  const lineCount = measured.paragraphs.reduce((sum, paragraph) => sum + Math.max(1, paragraph.lines.length), 0);
  return { ...measured, lineCount };
}

/** Width of the widest piece that can only be broken in the middle of a word, indents included. */
export function widestWordOfDrafts(context: TextContext, drafts: readonly ParagraphDraft[]): number {
  let widest = 0;
  for (const draft of legibleOnAccent(drafts, context.theme)) {
    for (const run of draft.runs) {
      const width = widestWord(run.text, { ...run, family: context.theme.fonts[run.font] }, context.language);
      if (width > 0) widest = Math.max(widest, width + textOffsetIn(draft));
    }
  }
  return widest;
}

/**
 * Share of its box that a text on one line may take: where its font is missing, one that is up to 8 % wider comes
 * in, and a second line would be cut off or stand over what is below.
 */
const labelShare = 0.925;

/** What a text may take. */
export interface FitBox {
  widthIn: number;
  heightIn: number;
  maxLines?: number;
  /** One line, also in a wider font. */
  isLabel?: boolean;
  breakWords?: boolean;
}

/** Latin, digits and signs: what the metric tables of the theme's fonts describe. */
const wellMeasured = /^[\p{sc=Latin}\p{sc=Common}]*$/u;

/**
 * The width that a text which must stay on one line may count on. Big type of other
 * scripts is set in fonts that differ between machines, and some programs add space where
 * scripts meet.
 */
export function oneLineWidthIn(texts: readonly string[], widthIn: number): number {
  return widthIn * (texts.every((text) => wellMeasured.test(text)) ? labelShare : 0.8);
}

/** Measures drafts in a box; null when they are too high or a word would be broken. */
export function fitDrafts(context: TextContext, drafts: readonly ParagraphDraft[], box: FitBox): Fitted | null {
  const widthIn = box.isLabel ? box.widthIn * labelShare : box.widthIn;
  const maxLines = box.isLabel ? 1 : (box.maxLines ?? Infinity);
  if (leastHeightIn(drafts) > box.heightIn) return null;
  // What breaks lines keeps the same share free: a word that takes it would lose its last letter to a line of its own.
  if (!box.breakWords && widestWordOfDrafts(context, drafts) > widthIn * safeShare) return null;
  const fitted = measureDrafts(context, drafts, widthIn);
  return fitted.heightIn > box.heightIn + 1e-6 || fitted.lineCount > maxLines ? null : fitted;
}

/** A line a paragraph: lists that are much too long need not be measured to be refused. */
function leastHeightIn(drafts: readonly ParagraphDraft[]): number {
  return drafts.reduce((sum, { runs }) => sum + (runs[0]?.sizePt ?? 0), 0) / 72;
}

/** The largest of the sizes (descending) at which the drafts fit. */
export function fitLargest(
  context: TextContext,
  build: (sizePt: number) => readonly ParagraphDraft[],
  sizesPt: readonly number[],
  box: FitBox,
): (Fitted & { sizePt: number }) | null {
  return firstFitting(sizesAbove(context.theme, sizesPt), (sizePt) => {
    const fitted = fitDrafts(context, build(sizePt), box);
    return fitted && { ...fitted, sizePt };
  });
}

/** The largest size at which every sibling fits its box, so that siblings never differ in size. */
export function fitSiblingDrafts(
  context: TextContext,
  builds: readonly ((sizePt: number) => readonly ParagraphDraft[])[],
  sizesPt: readonly number[],
  box: FitBox,
): { sizePt: number; fitted: readonly Fitted[] } | null {
  return firstFitting(sizesAbove(context.theme, sizesPt), (sizePt) => {
    const fitted: Fitted[] = [];
    for (const build of builds) {
      const one = fitDrafts(context, build(sizePt), box);
      if (!one) return null;
      fitted.push(one);
    }
    return { sizePt, fitted };
  });
}

/**
 * The first of the choices, ordered from the largest to the smallest, for which an attempt
 * succeeds. What fits at a size fits at every smaller one, so the smallest is tried second,
 * which refuses content that is too long at once, and the others are found by halving.
 */
export function firstFitting<C, R>(choices: readonly C[], attempt: (choice: C) => R | null): R | null {
  const [first] = choices;
  if (first === undefined) return null;
  const largest = attempt(first);
  const last = choices[choices.length - 1];
  if (largest !== null || choices.length === 1 || last === undefined) return largest;
  let best = attempt(last);
  if (best === null) return null;
  let [tooLarge, fitting] = [0, choices.length - 1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2);
    const choice = choices[middle];
    const result = choice === undefined ? null : attempt(choice);
    if (result === null) tooLarge = middle;
    else [best, fitting] = [result, middle];
  }
  return best;
}
