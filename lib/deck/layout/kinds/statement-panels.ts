import { contrastRatio } from '../../quality/contrast';
import type { Box, SceneElement } from '../../scene/scene';
import { isMadeElsewhere, type Theme } from '../../theme/theme';
import { drawAside, drawStage, type Aside } from '../blocks/aside';
import { cardGeometry } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { findKeyFigure } from '../blocks/find-figure';
import { fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { fitTitle } from '../fit-title';
import { insetBox, settle, spanOf } from '../grid';
import { asGroup } from '../join-texts';
import type { DeckContext, KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import {
  evenly,
  saysItsTitle,
  statementDrafts,
  statementElement,
  statementSizes,
  supportDrafts,
  supportSizes,
  type StatementSlide,
  type StatementColors,
} from './statement-words';

/** Above and below a whole statement on its ground, and between it and its support. */
const stage = { paddingIn: 0.5, leastIn: 3.9, gapIn: 0.4 };
/** Of the height of the area, what a panel takes at least. */
const panelShare = 0.92;
const strongPaddingIn = 0.65;

/** The ground of a statement and in which colours it is said there. */
interface Ground extends Aside {
  colors: StatementColors & { support: 'muted' | 'onAccent' };
}

/** Quiet or in accent: of neighbours that each say a sentence, not all look alike. */
type Face = 'quiet' | 'strong';

function groundOf(theme: Theme, face: Face, box: Box): Ground {
  if (face === 'quiet')
    return {
      ...drawStage(theme, 'Panel', box),
      colors: { words: 'ink', emphasis: 'accent', support: 'muted' },
    };
  return {
    elements: [
      {
        type: 'shape',
        name: 'Panel',
        geometry: cardGeometry(theme),
        cornerRadius: theme.cornerRadius,
        box,
        fill: { color: 'accentFill' },
      },
    ],
    inner: insetBox(box, strongPaddingIn, 0),
    color: 'onAccent',
    on: 'Panel',
    colors: { words: 'onAccent', emphasis: 'onAccent', support: 'onAccent' },
  };
}

/**
 * Where a panel for a whole statement stands: all of the body, from the title's height on where the statement is the title,
 * which on a layout that somebody made has its own width, clear of what is drawn beside it.
 */
function fieldOf(slide: StatementSlide, { area, theme }: KindContext): Box {
  if (!saysItsTitle(slide) || hasTitleBar(theme)) return area;
  const { title } = theme.layouts['title-only'];
  const isGiven = isMadeElsewhere(theme.layouts['title-only']);
  if (isGiven && title.box.w < area.w * leastAcross) return area;
  const across = isGiven ? { x: title.box.x, w: title.box.w } : {};
  const top = Math.min(title.box.y, area.y);
  return { ...area, ...across, y: top, h: area.y + area.h - top };
}

/** Of the width of the body: a narrower title is beside something, and a panel of its width would look cut. */
const leastAcross = 0.85;

/** Whether titles stand on a bar of their own, which a slide leaves empty that has its title elsewhere. */
function hasTitleBar({ layouts, colors }: Theme): boolean {
  const { title, grounds = [], background } = layouts['title-only'];
  const [x, y] = [title.box.x + title.box.w / 2, title.box.y + title.box.h / 2];
  const ground = grounds.find(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
  return ground !== undefined && contrastRatio(ground.hex, colors[background]) > sameGround;
}

const sameGround = 1.15;

/** What the deck is about on a bar that would be empty, as running heads have it: the title stands on the panel. */
function runningHead(slide: StatementSlide, context: KindContext): SceneElement[] {
  const { deckTitle, theme } = context;
  if (!saysItsTitle(slide) || !deckTitle || deckTitle.trim() === slide.title.trim() || !hasTitleBar(theme)) return [];
  const { element, shortened } = fitTitle(context, deckTitle, '', theme.layouts['title-only'].title);
  return shortened ? [] : [{ ...element, name: 'Running head', placeholder: 'none' }];
}

/** Statement and support on one large ground. */
export function placeOnPanel(slide: StatementSlide, context: KindContext, face: Face = 'quiet'): Placement {
  const { theme } = context;
  const field = fieldOf(slide, context);
  const roomIn = field.h - 2 * stage.paddingIn;
  const words = fitWords(slide, context, groundOf(theme, face, field), roomIn);
  if (!words) return tooLong;
  // On a layout that somebody made nothing else fills what is left.
  const leastIn = isMadeElsewhere(theme.layouts['title-only'])
    ? field.h
    : Math.max(stage.leastIn, field.h * panelShare);
  const panel = settle(field, Math.min(field.h, Math.max(leastIn, words.heightIn + 2 * stage.paddingIn)));
  const ground = groundOf(theme, face, panel);
  return placed([
    ...runningHead(slide, context),
    ...asGroup('Panel', [...ground.elements, ...drawWords(slide, context, ground, words)]),
  ]);
}

/** The figure of the statement large on a panel in accent, what it says beside it on a quiet one. */
export function placeWithFigure(slide: StatementSlide, context: KindContext): Placement {
  const figure = findKeyFigure(slide.statement, context.language);
  if (!figure || saysItsTitle(slide)) return tooLong;
  const { area, theme } = context;
  const panel = spanOf(area, 0, figureSpan);
  const aside = drawAside(theme, 'Figure panel', panel);
  const color = aside.color === 'onAccent' ? 'onAccent' : 'accent';
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(figure.text, context.direction, {
        sizePt,
        color,
        align: 'center',
        lineSpacing: 1,
        ...theme.style.numerals,
      }),
    ],
    figureSizesPt.filter((sizePt) => sizePt <= theme.style.type.figurePt * figureShare),
    { widthIn: aside.inner.w, heightIn: aside.inner.h, isLabel: true },
  );
  const ground = groundOf(theme, 'quiet', spanOf(area, figureSpan, 12 - figureSpan));
  const words = fitWords(slide, context, ground, area.h - 2 * stage.paddingIn);
  if (!fitted || !words) return tooLong;
  return placed([
    ...asGroup('Figure', [
      ...aside.elements,
      textElement({
        name: 'Figure',
        box: aside.inner,
        paragraphs: fitted.paragraphs,
        anchor: 'middle',
        on: aside.on,
      }),
    ]),
    ...asGroup('Panel', [...ground.elements, ...drawWords(slide, context, ground, words)]),
  ]);
}

const figureSpan = 5;
const figureShare = 1.2;
const figureSizesPt = [72, 66, 60, 54, 48, 44, 40, 36] as const;

interface FittedWords {
  statement: NonNullable<ReturnType<typeof fitLargest>>;
  support: ReturnType<typeof fitLargest>;
  widthIn: number;
  heightIn: number;
}

/** Statement and support at the largest sizes at which the ground holds them. */
function fitWords(slide: StatementSlide, context: KindContext, ground: Ground, roomIn: number): FittedWords | null {
  const widthIn = Math.min(Math.max(spanOf(context.area, 0, 10).w, ground.inner.w * wordsShare), ground.inner.w);
  const support = slide.support
    ? fitLargest(
        context,
        (sizePt) => supportDrafts(slide, context, sizePt, ground.colors.support),
        supportSizes(context),
        { widthIn, heightIn: roomIn * 0.35 },
      )
    : null;
  const statement = fitLargest(
    context,
    (sizePt) => statementDrafts(slide, context, sizePt, ground.colors),
    statementSizes(context),
    { widthIn, heightIn: roomIn - (support ? support.heightIn + stage.gapIn : 0) },
  );
  if (!statement || (slide.support && !support)) return null;
  return {
    statement,
    support,
    widthIn,
    heightIn: statement.heightIn + (support ? stage.gapIn + support.heightIn : 0),
  };
}

const wordsShare = 0.9;

/** The words in the middle of the height of their ground. */
function drawWords(
  slide: StatementSlide,
  context: KindContext,
  { inner, on, colors }: Ground,
  { statement, support, widthIn, heightIn }: FittedWords,
): SceneElement[] {
  const isCentred = context.theme.layouts.statement.title.align === 'center';
  const x = isCentred ? inner.x + (inner.w - widthIn) / 2 : inner.x;
  const box = { ...inner, x, w: widthIn, y: inner.y + (inner.h - heightIn) / 2 };
  const even = evenly(slide, context, statement.sizePt, box, colors);
  return [
    statementElement(slide, { ...even.box, h: statement.heightIn }, even.paragraphs, on),
    ...(support
      ? [
          textElement({
            name: 'Support',
            placeholder: 'caption',
            box: { ...box, y: box.y + statement.heightIn + stage.gapIn, h: support.heightIn },
            paragraphs: support.paragraphs,
            on,
          }),
        ]
      : []),
  ];
}

/** Whether a statement has one figure that can stand on a panel of its own. */
export const hasFigure = ({ statement }: StatementSlide, { language }: DeckContext): boolean =>
  findKeyFigure(statement, language) !== null;
