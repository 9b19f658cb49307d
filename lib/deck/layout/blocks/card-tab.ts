import type { Box, SceneElement } from '../../scene/scene';
import { cardPaddingIn } from '../grid';
import type { CardContent, CardContext } from './card-types';
import { tabIn } from './card-types';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitLargest } from './fit';
import { textElement } from './text-element';

const sizesPt = [14, 12] as const;

/** The label of a card on one line of its tab; null when it does not fit. */
export function fitTab(context: CardContext, label: string, cardWidthIn: number): Fitted | null {
  const limits = { widthIn: cardWidthIn - 2 * cardPaddingIn, heightIn: tabIn, maxLines: 1 };
  return fitLargest(context, (sizePt) => [draft(label, context.direction, { sizePt, bold: true, color: 'canvas', lineSpacing: 1 })], sizesPt, limits);
}

/** The tab that rises from the top of a labelled card. */
export function drawTab(context: CardContext, { name, label }: CardContent, card: Box): SceneElement[] {
  const fitted = label ? fitTab(context, label, card.w) : null;
  if (!fitted) return [];
  const box = { x: card.x, y: card.y - tabIn, w: card.w, h: tabIn };
  const inset = { left: cardPaddingIn, right: cardPaddingIn, top: 0, bottom: 0 };
  return [textElement({ name: `${name} label`, box, paragraphs: fitted.paragraphs, anchor: 'middle', geometry: 'rect', fill: { color: 'accent' }, inset })];
}
