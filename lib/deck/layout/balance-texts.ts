import type { Paragraph, SceneElement, TextElement } from '../scene/scene';
import { balancedWidthIn } from '../text/balanced-width';
import { measureParagraphs } from '../text/measure-paragraphs';
import type { DeckContext } from './layout-types';

/** Texts from this size on are seen as shapes: their lines are made even. */
const displayPt = 30;
/** Smaller texts are only freed from lone words and, in Chinese and Japanese, from divided ones. */
const leastPt = 16;
const spareIn = 1e-6;

/** Large texts with lines that end where they should, in boxes whose inner margins leave them just that width; nothing else moves. */
export function balanceTexts(elements: readonly SceneElement[], context: DeckContext): SceneElement[] {
  return elements.map((element) => (element.type === 'text' ? balanceText(element, context) : element));
}

function balanceText(element: TextElement, { theme, language }: DeckContext): TextElement {
  const [paragraph, ...others] = element.paragraphs;
  const sizePt = paragraph?.runs[0]?.sizePt ?? 0;
  if (!paragraph || others.length > 0 || paragraph.bullet || paragraph.lines.length < 2 || sizePt < leastPt)
    return element;
  const { inset, box } = element;
  const widthIn = box.w - inset.left - inset.right;
  const spans = paragraph.runs.map((run) => ({ text: run.text, style: { ...run, family: theme.fonts[run.font] } }));
  const onlyMendFaults = element.placeholder !== 'title' && sizePt < displayPt;
  const balancedIn = balancedWidthIn(spans, { widthIn, language, onlyMendFaults });
  if (balancedIn > widthIn - spareIn) return element;
  const measure = (lineIn: number) => measureParagraphs([paragraph], { widthIn: lineIn, fonts: theme.fonts, language });
  const { paragraphs, heightIn } = measure(balancedIn);
  if (paragraphs[0]?.lines.length !== paragraph.lines.length) return element;
  // Words of a taller script make each line higher in which one stands.
  const isTooHigh = heightIn > box.h - inset.top - inset.bottom && heightIn > measure(widthIn).heightIn;
  if (isTooHigh) return element;
  return { ...element, paragraphs, inset: narrowed(inset, widthIn - balancedIn, paragraph.align) };
}

/** Elements are laid from left to right and mirrored later, so the end is on the right. */
function narrowed(inset: TextElement['inset'], byIn: number, align: Paragraph['align']): TextElement['inset'] {
  const atStart = { start: 0, center: byIn / 2, end: byIn }[align];
  return { ...inset, left: inset.left + atStart, right: inset.right + byIn - atStart };
}
