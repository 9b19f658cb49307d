import { asGroup } from '../join-texts';
import type { Box, TextElement, TextRun } from '../../scene/scene';
import { wordsShown } from '../../spec/pictures';
import type { SlideOf } from '../../spec/slide-spec';
import { contrastRatio } from '../../quality/contrast';
import type { ColorRole, LayoutName } from '../../theme/theme';
import { asideSpace, drawAside, drawStage } from '../blocks/aside';
import type { ParagraphDraft } from '../blocks/draft';
import { draft, draftOfRuns, textRun } from '../blocks/draft';
import { evenLines } from '../blocks/even-lines';
import { fitLargest, oneLineWidthIn } from '../blocks/fit';
import { hookedDraft } from '../blocks/find-figure';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { hasNarrowBody, settle, spanOf } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { besideWords, statementCovers, unpictured } from './picture-covers';

type Statement = SlideOf<'statement'>;

const sizesPt = [60, 54, 48, 44, 40, 36, 32, 28, 24, 20] as const;
const supportPt = [26, 24, 22, 20, 18, 16, 14] as const;
const ruleIn = { w: 1.1, h: 0.07 };
const ruleGapIn = 0.4;
/** Above and below a whole statement on its ground. */
const stage = { paddingIn: 0.5, leastIn: 3.9 };
/** Shorter supports would leave a panel nearly empty. */
const panelLength = 60;
/** Of the height of the area, what a panel takes at least. */
const panelShare = 0.92;

/** The statement as runs, its emphasised word group in another colour. */
function runs(
  slide: Statement,
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

function saysItsTitle(slide: Statement): boolean {
  return slide.title.trim() === slide.statement.trim();
}

function statementDrafts(slide: Statement, context: KindContext, sizePt: number): ParagraphDraft[] {
  const { align } = context.theme.layouts.statement.title;
  return [
    draftOfRuns(runs(slide, context, sizePt, 'ink', 'accent'), context.direction, { sizePt, align, lineSpacing: 1.05 }),
  ];
}

/** The statement at a size in lines about equally long, and its part of a box. */
function evenly(slide: Statement, context: KindContext, sizePt: number, box: Box) {
  const { align } = context.theme.layouts.statement.title;
  return evenLines(context, statementDrafts(slide, context, sizePt), box, align);
}

function statementSizes({ theme }: KindContext): readonly number[] {
  return sizesWithin(theme.style.type.statementPt, sizesPt);
}

function supportSizes({ theme }: KindContext): readonly number[] {
  return sizesWithin(theme.style.type.leadPt, supportPt);
}

/** The statement alone, or with its support below a short rule. */
function place(slide: Statement, context: KindContext): Placement {
  const { area, theme } = context;
  const isCentred = theme.layouts.statement.title.align === 'center';
  const box = isCentred ? spanOf(area, 1, 10) : spanOf(area, 0, 10);
  const support = slide.support
    ? fitLargest(context, (sizePt) => supportDrafts(slide, context, sizePt), supportSizes(context), {
        widthIn: box.w,
        heightIn: area.h * 0.3,
      })
    : null;
  // Room for the lines that fonts of other machines may need more, so that the rule stays clear of the words.
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), statementSizes(context), {
    widthIn: oneLineWidthIn([slide.statement], box.w),
    heightIn: area.h * (slide.support ? 0.58 : 0.95),
  });
  if (!statement || (slide.support && !support)) return tooLong;
  const even = evenly(slide, context, statement.sizePt, box);
  const top = settle(area, statement.heightIn + (support ? 2 * ruleGapIn + support.heightIn : 0)).y;
  const ruleY = top + statement.heightIn + ruleGapIn;
  return placed([
    // What room is left stands above the words: they belong to the rule below them.
    {
      ...statementElement(slide, { ...even.box, y: top, h: statement.heightIn }, even.paragraphs),
      ...(support && { anchor: 'bottom' as const }),
    },
    ...(support
      ? [
          {
            type: 'shape' as const,
            name: 'Rule',
            geometry: 'rect' as const,
            box: { x: isCentred ? box.x + (box.w - ruleIn.w) / 2 : box.x, y: ruleY, ...ruleIn },
            fill: { color: 'edge' as const },
          },
          textElement({
            name: 'Support',
            placeholder: 'caption',
            box: { ...box, y: ruleY + ruleGapIn, h: support.heightIn },
            paragraphs: support.paragraphs,
          }),
        ]
      : []),
  ]);
}

/** The support on a ground of its own beside the statement, their middles on one line. */
function placeBeside(slide: Statement, context: KindContext): Placement {
  if (!slide.support) return tooLong;
  const { area, theme } = context;
  const box = spanOf(area, 0, 7);
  const panel = spanOf(area, 8, 4);
  const space = asideSpace(theme);
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), statementSizes(context), {
    widthIn: box.w,
    heightIn: area.h * 0.9,
  });
  const support = fitLargest(
    context,
    (sizePt) => [draft(slide.support ?? '', context.direction, { sizePt, color: space.color, lineSpacing: 1.15 })],
    supportSizes(context),
    { widthIn: panel.w - 2 * space.sideIn, heightIn: area.h - space.heightIn },
  );
  if (!statement || !support) return tooLong;
  const even = evenly(slide, context, statement.sizePt, box);
  const supportIn = support.heightIn + space.heightIn;
  // The panel holds the slide also where both are short.
  const h = Math.max(statement.heightIn, supportIn, area.h * panelShare);
  const { y } = settle(area, h);
  // A panel is as high as the statement beside it, a line stands on its own text.
  const aside = drawAside(
    theme,
    'Support panel',
    space.isOpen ? { ...panel, y: y + (h - supportIn) / 2, h: supportIn } : { ...panel, y, h },
  );
  return placed([
    statementElement(
      slide,
      { ...even.box, y: y + (h - statement.heightIn) / 2, h: statement.heightIn },
      even.paragraphs,
    ),
    ...asGroup('Support panel', [
      ...aside.elements,
      textElement({
        name: 'Support',
        placeholder: 'caption',
        box: aside.inner,
        paragraphs: support.paragraphs,
        anchor: space.isOpen ? 'top' : 'middle',
        on: aside.on,
      }),
    ]),
  ]);
}

/** Statement and support on one large ground, from the title's height on where the statement is the title. */
function placeOnPanel(slide: Statement, context: KindContext): Placement {
  const { area, theme } = context;
  const top = saysItsTitle(slide) ? theme.layouts.content.title.box.y : area.y;
  const field = { ...area, y: top, h: area.y + area.h - top };
  const inside = drawStage(theme, 'Panel', field).inner;
  const widthIn = Math.min(spanOf(area, 0, 10).w, inside.w);
  const roomIn = field.h - 2 * stage.paddingIn;
  const support = slide.support
    ? fitLargest(context, (sizePt) => supportDrafts(slide, context, sizePt), supportSizes(context), {
        widthIn,
        heightIn: roomIn * 0.35,
      })
    : null;
  const statement = fitLargest(context, (sizePt) => statementDrafts(slide, context, sizePt), statementSizes(context), {
    widthIn,
    heightIn: roomIn - (support ? support.heightIn + ruleGapIn : 0),
  });
  if (!statement || (slide.support && !support)) return tooLong;
  const textIn = statement.heightIn + (support ? ruleGapIn + support.heightIn : 0);
  const leastIn = Math.max(stage.leastIn, field.h * panelShare);
  const panel = settle(field, Math.min(field.h, Math.max(leastIn, textIn + 2 * stage.paddingIn)));
  const { elements, inner, on } = drawStage(theme, 'Panel', panel);
  const isCentred = theme.layouts.statement.title.align === 'center';
  const x = isCentred ? inner.x + (inner.w - widthIn) / 2 : inner.x;
  const box = { ...inner, x, w: widthIn, y: panel.y + (panel.h - textIn) / 2 };
  const even = evenly(slide, context, statement.sizePt, box);
  return placed(
    asGroup('Panel', [
      ...elements,
      statementElement(slide, { ...even.box, h: statement.heightIn }, even.paragraphs, on),
      ...(support
        ? [
            textElement({
              name: 'Support',
              placeholder: 'caption',
              box: { ...box, y: box.y + statement.heightIn + ruleGapIn, h: support.heightIn },
              paragraphs: support.paragraphs,
              on,
            }),
          ]
        : []),
    ]),
  );
}

function statementElement(slide: Statement, box: Box, paragraphs: TextElement['paragraphs'], on?: string): TextElement {
  return textElement({
    name: 'Statement',
    placeholder: saysItsTitle(slide) ? 'title' : 'body',
    box,
    paragraphs,
    ...(on ? { on } : {}),
  });
}

function supportDrafts(slide: Statement, context: KindContext, sizePt: number): ParagraphDraft[] {
  const { align } = context.theme.layouts.statement.title;
  return [hookedDraft(slide.support ?? '', context, { sizePt, align, color: 'muted', lineSpacing: 1.15 })];
}

function arrangement(
  name: string,
  layout: LayoutName,
  suits: (slide: Statement, context: DeckContext) => number,
  placeSlide: (slide: Statement, context: KindContext) => Placement,
) {
  return { name, layout, suits, place: placeSlide, drawsTitle: saysItsTitle };
}

export const statementLayout: KindLayout<Statement> = {
  arrangements: [
    ...unpictured<Statement>([
      arrangement('statement', 'statement', (slide) => (slide.support ? 2.1 : 2.5), place),
      arrangement(
        'statement-and-support',
        'statement',
        (slide, { theme }) =>
          !slide.support ? 0.2 : slide.support.length >= panelLength && !hasNarrowBody(theme, 'statement') ? 2.2 : 1.8,
        placeBeside,
      ),
      arrangement('statement-panel', 'content', () => 1.5, placeOnPanel),
    ]),
    ...statementCovers,
  ],
  outline: ({ statement, support, picture }) =>
    [statement, ...(support ? [support] : []), ...wordsShown(picture)].map((text) => ({ text })),
  apart: (slide) => besideWords(slide, [slide.statement, slide.support]),
};
