import type { SceneElement, TextRun } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import type { Draft } from '../blocks/draft';
import { draft, draftOfRuns, run } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Statement = SlideOf<'statement'>;

const sizesPt = [44, 40, 36, 32, 28, 24, 20] as const;
const supportPt = [20, 18, 16, 14] as const;

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

function place(slide: Statement, context: KindContext, options: { span: number; supportBeside: boolean }): Placement {
  const { area } = context;
  const beside = options.supportBeside && slide.support !== undefined;
  const box = spanOf(area, 0, beside ? 7 : options.span);
  const supportBox = beside ? spanOf(area, 8, 4) : spanOf(area, 0, 8);
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), sizesPt, { widthIn: box.w, heightIn: area.h * (slide.support && !beside ? 0.62 : 0.95) });
  const support = slide.support
    ? fitLargest(context, (sizePt) => [draft(slide.support ?? '', context.direction, { sizePt, color: 'muted', lineSpacing: 1.15 })], supportPt, { widthIn: supportBox.w, heightIn: beside ? area.h * 0.9 : area.h * 0.3 })
    : null;
  if (!statement || (slide.support && !support)) return tooLong;
  const gap = 0.35;
  const total = beside ? Math.max(statement.heightIn, support?.heightIn ?? 0) : statement.heightIn + (support ? gap + support.heightIn : 0);
  const top = settle(area, total).y;
  const elements: SceneElement[] = [
    textElement({ name: 'Statement', placeholder: saysItsTitle(slide) ? 'title' : 'none', box: { ...box, y: top, h: statement.heightIn }, paragraphs: statement.paragraphs }),
  ];
  if (support && beside) {
    elements.push({ type: 'shape', name: 'Rule', geometry: 'rect', box: { x: supportBox.x - 0.35, y: top, w: 0.05, h: total }, fill: { color: 'accent' } });
  }
  if (support) {
    const y = beside ? top : top + statement.heightIn + gap;
    elements.push(textElement({ name: 'Support', box: { ...supportBox, y, h: support.heightIn }, paragraphs: support.paragraphs }));
  }
  return placed(elements);
}

function arrangement(name: string, suits: (slide: Statement) => number, options: Parameters<typeof place>[2]) {
  return { name, layout: 'statement' as const, suits, place: (slide: Statement, context: KindContext) => place(slide, context, options), drawsTitle: saysItsTitle };
}

export const statementLayout: KindLayout<Statement> = {
  arrangements: [
    arrangement('statement', (slide) => (slide.support ? 2 : 2.5), { span: 10, supportBeside: false }),
    arrangement('statement-and-support', (slide) => (slide.support ? 2.2 : 0.2), { span: 10, supportBeside: true }),
    arrangement('narrow-statement', () => 1.5, { span: 7, supportBeside: false }),
  ],
  outline: (slide) => [{ text: slide.statement }, ...(slide.support ? [{ text: slide.support }] : [])],
};
