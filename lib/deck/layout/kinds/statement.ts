import { asGroup } from '../join-texts';
import { wordsShown } from '../../spec/pictures';
import { isMadeElsewhere, type LayoutName } from '../../theme/theme';
import { asideSpace, drawAside } from '../blocks/aside';
import { draft } from '../blocks/draft';
import { fitLargest, oneLineWidthIn } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { hasNarrowBody, settle, spanOf } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { besideWords, statementCovers, unpictured } from './picture-covers';
import { hasFront, placeAsFront } from './statement-front';
import { hasFigure, placeOnPanel, placeWithFigure } from './statement-panels';
import {
  evenly,
  saysItsTitle,
  statementDrafts,
  statementElement,
  statementSizes,
  supportDrafts,
  supportSizes,
  type StatementSlide,
} from './statement-words';

const ruleIn = { w: 1.1, h: 0.07 };
const ruleGapIn = 0.4;
/** Shorter supports would leave a panel nearly empty. */
const panelLength = 60;
/** Of the height of the area, what a panel takes at least. */
const panelShare = 0.92;

/** The statement alone, or with its support below a short rule. */
function place(slide: StatementSlide, context: KindContext): Placement {
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
function placeBeside(slide: StatementSlide, context: KindContext): Placement {
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

function arrangement(
  name: string,
  layout: LayoutName,
  suits: (slide: StatementSlide, context: DeckContext) => number,
  placeSlide: (slide: StatementSlide, context: KindContext) => Placement,
) {
  return { name, layout, suits, place: placeSlide, drawsTitle: saysItsTitle };
}

/** On a layout that somebody made a sentence without a ground leaves most of the slide empty, and a bar for titles as well. */
const isOnGiven = ({ theme }: DeckContext): boolean => isMadeElsewhere(theme.layouts.content);

export const statementLayout: KindLayout<StatementSlide> = {
  arrangements: [
    ...unpictured<StatementSlide>([
      arrangement('statement', 'statement', (slide, deck) => (isOnGiven(deck) ? 1 : slide.support ? 2.1 : 2.5), place),
      {
        ...arrangement('statement-front', 'section', (_slide, { theme }) => (hasFront(theme) ? 3 : 0), placeAsFront),
        drawsTitle: () => false,
        isForGiven: true,
      },
      {
        ...arrangement(
          'statement-figure',
          'title-only',
          (slide, deck) => (hasFigure(slide, deck) ? 2.8 : 0),
          placeWithFigure,
        ),
        isForGiven: true,
      },
      arrangement(
        'statement-and-support',
        'statement',
        (slide, { theme }) =>
          !slide.support ? 0.2 : slide.support.length >= panelLength && !hasNarrowBody(theme, 'statement') ? 2.2 : 1.8,
        placeBeside,
      ),
      arrangement('statement-panel', 'title-only', (_slide, deck) => (isOnGiven(deck) ? 2.5 : 1.5), placeOnPanel),
      {
        ...arrangement(
          'statement-band',
          'title-only',
          () => 2.4,
          (slide, context) => placeOnPanel(slide, context, 'strong'),
        ),
        isForGiven: true,
      },
    ]),
    ...statementCovers,
  ],
  outline: ({ statement, support, picture }) =>
    [statement, ...(support ? [support] : []), ...wordsShown(picture)].map((text) => ({ text })),
  apart: (slide) => besideWords(slide, [slide.statement, slide.support]),
};
