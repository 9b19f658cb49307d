import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { fitLargest, type Fitted } from '../blocks/fit';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { insetBox } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';

export type Ask = SlideOf<'decision'>['asks'][number];

export const askPaddingIn = 0.42;
const amountGapIn = 0.25;
/** Between an amount, or an ask without one, and by when and by whom it is decided. */
const termsGapIn = 0.1;
const termsSizesPt = [20, 18, 16] as const;
/** An amount is larger than figures among others. */
const amountShare = 1.25;
const amountSizesPt = [120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 32] as const;
/** An ask without an amount is what the slide is about, and larger. */
const askSizesPt = { alone: [40, 36, 32, 28, 26, 24, 22, 20, 18], withAmount: [28, 26, 24, 22, 20, 18] } as const;

/** Of the room that an ask with its amount has, what the amount takes at most. */
const amountRoom = { below: 0.45, beside: 0.4 };

/** An ask as it stands on its panel. */
interface FittedAsk {
  ask: Fitted;
  amount: Fitted | null;
  terms: Fitted | null;
}

/** By when and by whom it is decided. */
export function termsText({ due, decider }: Ask): string {
  return [due, decider].filter(Boolean).join(' · ');
}

/** The ask as a sentence; its amount and its terms below it or beside it; null where the box is too small. */
export function fitAsk(context: KindContext, asked: Ask, inner: Box, place: 'below' | 'beside'): FittedAsk | null {
  const { theme, direction } = context;
  const { ask, amount } = asked;
  const said = termsText(asked);
  const align = place === 'beside' && amount ? 'end' : 'start';
  const besideIn = place === 'beside' && amount ? inner.w * amountRoom.beside : 0;
  const widthIn = besideIn || inner.w;
  const terms = said
    ? fitLargest(context, (sizePt) => [draft(said, direction, { sizePt, color: 'onAccent', align })], termsSizesPt, {
        widthIn,
        heightIn: inner.h * amountRoom.below,
      })
    : null;
  if (said && !terms) return null;
  const figure = amount
    ? fitLargest(
        context,
        (sizePt) => [
          draft(amount, direction, { sizePt, color: 'onAccent', lineSpacing: 1, ...theme.style.numerals, align }),
        ],
        sizesWithin(theme.style.type.figurePt * amountShare, amountSizesPt),
        {
          widthIn,
          heightIn: (besideIn ? inner.h : inner.h * amountRoom.below) - (terms ? terms.heightIn + termsGapIn : 0),
          maxLines: 2,
        },
      )
    : null;
  if (amount && !figure) return null;
  const below = besideIn ? 0 : belowAsk({ amount: figure, terms });
  const words = fitLargest(
    context,
    (sizePt) => [draft(ask, direction, { sizePt, bold: true, color: 'onAccent', font: 'heading', lineSpacing: 1.08 })],
    amount ? sizesWithin(theme.layouts.content.title.sizePt, askSizesPt.withAmount) : askSizesPt.alone,
    { widthIn: inner.w - (besideIn && besideIn + amountGapIn), heightIn: inner.h - below },
  );
  return words && { ask: words, amount: figure, terms };
}

/** Inches of what stands under an ask, with the space above it. */
function belowAsk({ amount, terms }: Omit<FittedAsk, 'ask'>): number {
  const partsIn = partsHeight({ amount, terms });
  return partsIn > 0 ? partsIn + amountGapIn : 0;
}

/** Inches of an amount with the terms below it. */
function partsHeight({ amount, terms }: Omit<FittedAsk, 'ask'>): number {
  return (amount?.heightIn ?? 0) + (terms?.heightIn ?? 0) + (amount && terms ? termsGapIn : 0);
}

/** How high the words of an ask are, in inches. */
export function askHeight(fitted: FittedAsk, place: 'below' | 'beside'): number {
  return place === 'beside' && fitted.amount
    ? Math.max(fitted.ask.heightIn, partsHeight(fitted))
    : fitted.ask.heightIn + belowAsk(fitted);
}

/** The ask on a panel in accent. */
export function drawAsk(
  { theme }: KindContext,
  fitted: FittedAsk,
  box: Box,
  place: 'below' | 'beside',
): SceneElement[] {
  const on = 'Decision';
  const { ask, amount, terms } = fitted;
  const inner = insetBox(box, askPaddingIn);
  const isBeside = place === 'beside' && amount !== null;
  const middle = (heightIn: number) => inner.y + (inner.h - heightIn) / 2;
  const side = isBeside ? inner.w * amountRoom.beside : inner.w;
  const partsX = inner.x + inner.w - side;
  const isSpread = place === 'below' && amount !== null;
  const askY = isSpread ? inner.y : isBeside ? middle(ask.heightIn) : middle(askHeight(fitted, place));
  const partsIn = partsHeight(fitted);
  const partsY = isBeside
    ? middle(partsIn)
    : isSpread
      ? inner.y + inner.h - partsIn
      : askY + ask.heightIn + amountGapIn;
  const part = (name: string, { paragraphs, heightIn }: Fitted, y: number) =>
    textElement({ name, box: { x: partsX, y, w: side, h: heightIn }, paragraphs, on });
  return asGroup(on, [
    {
      type: 'shape',
      name: on,
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      box,
      fill: { color: 'accentFill' },
    },
    textElement({
      name: 'Ask',
      box: { x: inner.x, y: askY, w: isBeside ? inner.w - side - amountGapIn : inner.w, h: ask.heightIn },
      paragraphs: ask.paragraphs,
      on,
    }),
    ...(amount ? [part('Amount', amount, partsY)] : []),
    ...(terms ? [part('Terms', terms, partsY + partsIn - terms.heightIn)] : []),
  ]);
}
