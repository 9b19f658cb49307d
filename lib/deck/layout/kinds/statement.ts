import type { Box, SceneElement, TextElement, TextRun } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-geometry';
import type { Draft } from '../blocks/draft';
import { draft, draftOfRuns, run } from '../blocks/draft';
import { fitLargest, measureDrafts, oneLineWidthIn } from '../blocks/fit';
import { hookedDraft } from '../blocks/hooked-draft';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Statement = SlideOf<'statement'>;

const sizesPt = [48, 44, 40, 36, 32, 28, 24, 20] as const;
const supportPt = [24, 22, 20, 18, 16, 14] as const;
const ruleIn = { w: 1.1, h: 0.07 };
const ruleGapIn = 0.4;
const panelPaddingIn = 0.4;
/** Shorter supports would leave a panel nearly empty. */
const panelLength = 60;

/** The statement as runs, its emphasised word group in another colour. */
function runs(slide: Statement, sizePt: number, color: ColorRole, emphasis: ColorRole): TextRun[] {
  const style = { sizePt, color, font: 'heading' as const, bold: true };
  const at = slide.emphasis ? slide.statement.indexOf(slide.emphasis) : -1;
  if (!slide.emphasis || at < 0) return [run(slide.statement, style)];
  const parts: [string, ColorRole][] = [
    [slide.statement.slice(0, at), color],
    [slide.emphasis, emphasis],
    [slide.statement.slice(at + slide.emphasis.length), color],
  ];
  return parts.filter(([text]) => text !== '').map(([text, part]) => run(text, { ...style, color: part }));
}

function saysItsTitle(slide: Statement): boolean {
  return slide.title.trim() === slide.statement.trim();
}

function statementDrafts(slide: Statement, context: KindContext, sizePt: number): Draft[] {
  return [draftOfRuns(runs(slide, sizePt, 'ink', 'accent'), context.direction, { sizePt, lineSpacing: 1.05 })];
}

/** The statement alone, or with its support below a short rule. */
function place(slide: Statement, context: KindContext, span: number): Placement {
  const { area } = context;
  const box = spanOf(area, 0, span);
  const support = slide.support
    ? fitLargest(context, (sizePt) => supportDrafts(slide, context, sizePt), supportPt, { widthIn: box.w, heightIn: area.h * 0.3 })
    : null;
  // Room for the lines that fonts of other machines may need more, so that the rule stays clear of the words.
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), sizesPt, { widthIn: oneLineWidthIn([slide.statement], box.w), heightIn: area.h * (slide.support ? 0.58 : 0.95) });
  if (!statement || (slide.support && !support)) return tooLong;
  const { paragraphs } = measureDrafts(context, statementDrafts(slide, context, statement.sizePt), box.w);
  const top = settle(area, statement.heightIn + (support ? 2 * ruleGapIn + support.heightIn : 0)).y;
  const ruleY = top + statement.heightIn + ruleGapIn;
  return placed([
    statementElement(slide, { ...box, y: top, h: statement.heightIn }, paragraphs),
    ...(support
      ? [
          { type: 'shape' as const, name: 'Rule', geometry: 'rect' as const, box: { x: box.x, y: ruleY, ...ruleIn }, fill: { color: 'accent' as const } },
          textElement({ name: 'Support', box: { ...box, y: ruleY + ruleGapIn, h: support.heightIn }, paragraphs: support.paragraphs }),
        ]
      : []),
  ]);
}

/** The support on a panel of its own beside the statement, their middles on one line. */
function placeBeside(slide: Statement, context: KindContext): Placement {
  if (!slide.support) return tooLong;
  const { area, theme } = context;
  const box = spanOf(area, 0, 7);
  const panel = spanOf(area, 8, 4);
  const widthIn = panel.w - 2 * panelPaddingIn;
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), sizesPt, { widthIn: box.w, heightIn: area.h * 0.9 });
  const support = fitLargest(context, (sizePt) => [draft(slide.support ?? '', context.direction, { sizePt, color: 'canvas', lineSpacing: 1.15 })], supportPt, { widthIn, heightIn: area.h - 2 * panelPaddingIn });
  if (!statement || !support) return tooLong;
  const h = Math.max(statement.heightIn, support.heightIn + 2 * panelPaddingIn);
  const { y } = settle(area, h);
  const panelBox = { ...panel, y, h };
  return placed([
    statementElement(slide, { ...box, y: y + (h - statement.heightIn) / 2, h: statement.heightIn }, statement.paragraphs),
    { type: 'shape', name: 'Support panel', geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius, box: panelBox, fill: { color: 'accent' } },
    textElement({ name: 'Support', box: insetBox(panelBox, panelPaddingIn), paragraphs: support.paragraphs, anchor: 'middle', on: 'Support panel' }),
  ]);
}

function statementElement(slide: Statement, box: Box, paragraphs: TextElement['paragraphs']): SceneElement {
  return textElement({ name: 'Statement', placeholder: saysItsTitle(slide) ? 'title' : 'none', box, paragraphs });
}

function supportDrafts(slide: Statement, context: KindContext, sizePt: number): Draft[] {
  return [hookedDraft(slide.support ?? '', context, { sizePt, color: 'muted', lineSpacing: 1.15 })];
}

function arrangement(name: string, suits: (slide: Statement) => number, placeSlide: (slide: Statement, context: KindContext) => Placement) {
  return { name, layout: 'statement' as const, suits, place: placeSlide, drawsTitle: saysItsTitle };
}

export const statementLayout: KindLayout<Statement> = {
  arrangements: [
    arrangement('statement', (slide) => (slide.support ? 2.1 : 2.5), (slide, context) => place(slide, context, 10)),
    arrangement('statement-and-support', (slide) => (!slide.support ? 0.2 : slide.support.length >= panelLength ? 2.2 : 1.8), placeBeside),
    arrangement('narrow-statement', () => 1.5, (slide, context) => place(slide, context, 7)),
  ],
  outline: (slide) => [{ text: slide.statement }, ...(slide.support ? [{ text: slide.support }] : [])],
};
