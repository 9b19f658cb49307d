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
}

/** The ask as a sentence and its amount, below it or beside it; null where the box is too small. */
export function fitAsk(
  context: KindContext,
  { ask, amount }: Ask,
  inner: Box,
  place: 'below' | 'beside',
): FittedAsk | null {
  const { theme, direction } = context;
  const amountRoomIn =
    place === 'below'
      ? { widthIn: inner.w, heightIn: inner.h * amountRoom.below }
      : { widthIn: inner.w * amountRoom.beside, heightIn: inner.h };
  const figure = amount
    ? fitLargest(
        context,
        (sizePt) => [
          draft(amount, direction, {
            sizePt,
            color: 'onAccent',
            lineSpacing: 1,
            ...theme.style.numerals,
            align: place === 'beside' ? 'end' : 'start',
          }),
        ],
        sizesWithin(theme.style.type.figurePt * amountShare, amountSizesPt),
        { ...amountRoomIn, maxLines: 2 },
      )
    : null;
  if (amount && !figure) return null;
  const taken = figure ? amountGapIn + (place === 'below' ? figure.heightIn : amountRoomIn.widthIn) : 0;
  const words = fitLargest(
    context,
    (sizePt) => [draft(ask, direction, { sizePt, bold: true, color: 'onAccent', font: 'heading', lineSpacing: 1.08 })],
    amount ? sizesWithin(theme.layouts.content.title.sizePt, askSizesPt.withAmount) : askSizesPt.alone,
    place === 'below'
      ? { widthIn: inner.w, heightIn: inner.h - taken }
      : { widthIn: inner.w - taken, heightIn: inner.h },
  );
  return words && { ask: words, amount: figure };
}

/** The ask on a panel in accent. */
export function drawAsk(
  { theme }: KindContext,
  { ask, amount }: FittedAsk,
  box: Box,
  place: 'below' | 'beside',
): SceneElement[] {
  const on = 'Decision';
  const inner = insetBox(box, askPaddingIn);
  const isBelow = place === 'below';
  const middle = (heightIn: number) => inner.y + (inner.h - heightIn) / 2;
  const amountIn = amount ? inner.w * amountRoom.beside : 0;
  const panel: SceneElement = {
    type: 'shape',
    name: on,
    geometry: cardGeometry(theme),
    cornerRadius: theme.cornerRadius,
    box,
    fill: { color: 'accentFill' },
  };
  const words = textElement({
    name: 'Ask',
    box: {
      x: inner.x,
      y: isBelow && amount ? inner.y : middle(ask.heightIn),
      w: isBelow || !amount ? inner.w : inner.w - amountIn - amountGapIn,
      h: ask.heightIn,
    },
    paragraphs: ask.paragraphs,
    on,
  });
  if (!amount) return asGroup(on, [panel, words]);
  const figure = textElement({
    name: 'Amount',
    box: isBelow
      ? { x: inner.x, y: inner.y + inner.h - amount.heightIn, w: inner.w, h: amount.heightIn }
      : { x: inner.x + inner.w - amountIn, y: middle(amount.heightIn), w: amountIn, h: amount.heightIn },
    paragraphs: amount.paragraphs,
    on,
  });
  return asGroup(on, [panel, words, figure]);
}
