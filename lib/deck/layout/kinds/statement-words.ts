import type { Box, TextElement, TextRun } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { contrastRatio } from '../../quality/contrast';
import type { ColorRole } from '../../theme/theme';
import type { ParagraphDraft } from '../blocks/draft';
import { draftOfRuns, textRun } from '../blocks/draft';
import { evenLines } from '../blocks/even-lines';
import { hookedDraft } from '../blocks/find-figure';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { KindContext } from '../layout-types';

export type StatementSlide = SlideOf<'statement'>;

const sizesPt = [60, 54, 48, 44, 40, 36, 32, 28, 24, 20] as const;
const supportPt = [26, 24, 22, 20, 18, 16, 14] as const;

/** The statement as runs, its emphasised word group in another colour. */
function runs(
  slide: StatementSlide,
  { theme }: KindContext,
  sizePt: number,
  color: ColorRole,
  emphasis: ColorRole,
): TextRun[] {
  // As heavy as the titles of the template.
  const style = { sizePt, color, font: 'heading' as const, bold: theme.layouts.content.title.bold };
  const isToldApart = contrastRatio(theme.colors[color], theme.colors[emphasis]) >= leastApart;
  const at = slide.emphasis ? slide.statement.indexOf(slide.emphasis) : -1;
  if (!slide.emphasis || at < 0) return [textRun(slide.statement, style)];
  const emphasized = { ...style, color: emphasis, bold: style.bold || !isToldApart };
  const parts = [
    [slide.statement.slice(0, at), style],
    [slide.emphasis.length <= mostTogether ? slide.emphasis.replaceAll(' ', noBreak) : slide.emphasis, emphasized],
    [slide.statement.slice(at + slide.emphasis.length), style],
  ] as const;
  return parts.filter(([text]) => text !== '').map(([text, part]) => textRun(text, part));
}

/** So many letters in accent stay on one line. */
const [mostTogether, noBreak] = [24, '\u00a0'];

/** An accent that is nearly as light as the words needs more than its colour. */
const leastApart = 1.6;

/** Whether a statement is the title of its slide as well. */
export function saysItsTitle(slide: StatementSlide): boolean {
  return slide.title.trim() === slide.statement.trim();
}

/** In which colours a statement is said. */
export interface StatementColors {
  words: ColorRole;
  emphasis: ColorRole;
}

const usualColors: StatementColors = { words: 'ink', emphasis: 'accent' };

/** The statement at a size. */
export function statementDrafts(
  slide: StatementSlide,
  context: KindContext,
  sizePt: number,
  { words, emphasis } = usualColors,
): ParagraphDraft[] {
  const { align } = context.theme.layouts.statement.title;
  return [
    draftOfRuns(runs(slide, context, sizePt, words, emphasis), context.direction, { sizePt, align, lineSpacing: 1.05 }),
  ];
}

/** The statement at a size in lines about equally long, and its part of a box. */
export function evenly(slide: StatementSlide, context: KindContext, sizePt: number, box: Box, colors = usualColors) {
  const { align } = context.theme.layouts.statement.title;
  return evenLines(context, statementDrafts(slide, context, sizePt, colors), box, align);
}

/** Sizes of statements in a template, the largest first. */
export function statementSizes({ theme }: KindContext): readonly number[] {
  return sizesWithin(theme.style.type.statementPt, sizesPt);
}

/** Sizes of what supports a statement, the largest first. */
export function supportSizes({ theme }: KindContext): readonly number[] {
  return sizesWithin(theme.style.type.leadPt, supportPt);
}

/** The statement in its place; the title of the slide where it says that. */
export function statementElement(
  slide: StatementSlide,
  box: Box,
  paragraphs: TextElement['paragraphs'],
  on?: string,
): TextElement {
  return textElement({
    name: 'Statement',
    placeholder: saysItsTitle(slide) ? 'title' : 'body',
    box,
    paragraphs,
    ...(on ? { on } : {}),
  });
}

/** What supports the statement at a size, its figure in accent. */
export function supportDrafts(
  slide: StatementSlide,
  context: KindContext,
  sizePt: number,
  color: ColorRole = 'muted',
): ParagraphDraft[] {
  const { align } = context.theme.layouts.statement.title;
  return [hookedDraft(slide.support ?? '', context, { sizePt, align, color, lineSpacing: 1.15 })];
}
