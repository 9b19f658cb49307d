import type { TextElement } from '../scene/scene';
import type { TitleStyle } from '../theme/theme';
import type { ParagraphDraft } from './blocks/draft';
import { draft } from './blocks/draft';
import type { Fitted } from './blocks/fit';
import { fitDrafts } from './blocks/fit';
import { usualLeastPt } from './blocks/size-limits';
import { textElement } from './blocks/text-element';
import type { DeckContext } from './layout-types';
import { shortenText } from './shorten-text';

export interface FittedTitle {
  element: TextElement;
  /** The title as it stands on the slide. */
  shown: string;
  shortened: boolean;
  /** Inches from the top of the box to the first line; the lines stand where the style anchors them. */
  linesTopIn: number;
}

const usualShrink = 0.84;
const smallSizeLines = 3;
/** A title gets so much smaller than its small size to keep a long word whole; smaller still, it would look like running text. */
const leastForWord = 0.69;
/** Share of the free height of a title's box that is above its lines. */
const shareAbove = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * Sets a title in its box: the style's size on one line (or the few that the style allows), its
 * small size on up to three, smaller ones on as many lines as the box holds, then with words that
 * are divided, and what is longer still ends in an ellipsis. The suffix (such as " (2/2)") always stays whole.
 */
export function fitTitle(context: DeckContext, title: string, suffix: string, style: TitleStyle): FittedTitle {
  const { smallSizePt, shrink = usualShrink } = style;
  const smaller = smallerSizes(smallSizePt, { shrink, leastPt: context.theme.style.type.leastPt ?? usualLeastPt });
  const steps: TitleStep[] = [
    { sizePt: style.sizePt, maxLines: style.fullSizeLines ?? 1, breakWords: false },
    { sizePt: smallSizePt, maxLines: Math.max(smallSizeLines, style.fullSizeLines ?? 1), breakWords: false },
    ...smaller
      .filter((sizePt) => sizePt >= smallSizePt * leastForWord)
      .map((sizePt) => ({ sizePt, breakWords: false })),
    ...smaller.map((sizePt) => ({ sizePt, breakWords: true })),
  ];
  const attempt = (text: string, step: TitleStep) => fitAt(context, text, style, step);
  for (const step of steps) {
    const fitted = attempt(title + suffix, step);
    if (fitted) return finish(title + suffix, fitted, style, false);
  }
  const last = steps[steps.length - 1]!;
  const shown = shortenText(title, context.language, (text) => attempt(text + suffix, last) !== null) + suffix;
  const fitted = attempt(shown, last) ?? { paragraphs: [], heightIn: 0, widthIn: 0, lineCount: 0 };
  return finish(shown, fitted, style, true);
}

function smallerSizes(sizePt: number, limits: { shrink: number; leastPt: number }): number[] {
  const { shrink, leastPt } = limits;
  const next = Math.max(leastPt, Math.min(sizePt - 1, Math.round(sizePt * shrink)));
  return next === leastPt ? [leastPt] : [next, ...smallerSizes(next, limits)];
}

interface TitleStep {
  sizePt: number;
  /** As many as the box holds when absent. */
  maxLines?: number;
  breakWords: boolean;
}

function fitAt(context: DeckContext, text: string, style: TitleStyle, step: TitleStep): Fitted | null {
  const drafts: ParagraphDraft[] = [
    draft(text, context.direction, {
      sizePt: step.sizePt,
      color: style.color,
      bold: style.bold,
      font: 'heading',
      lineSpacing: 1,
      ...(style.align && { align: style.align }),
    }),
  ];
  return fitDrafts(context, drafts, {
    widthIn: style.box.w,
    heightIn: style.box.h,
    maxLines: step.maxLines,
    breakWords: step.breakWords,
  });
}

function finish(shown: string, fitted: Fitted, style: TitleStyle, shortened: boolean): FittedTitle {
  const element = textElement({
    name: 'Title',
    placeholder: 'title',
    box: style.box,
    paragraphs: fitted.paragraphs,
    anchor: style.anchor,
  });
  return { element, shown, shortened, linesTopIn: (style.box.h - fitted.heightIn) * shareAbove[style.anchor] };
}
