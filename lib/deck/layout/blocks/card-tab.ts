import { isPanel, cardGeometry } from './card-face';
import type { Box, SceneElement } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import { cardPaddingIn } from '../grid';
import type { CardFace } from './card-face';
import type { CardContent, CardContext } from './card-types';
import { tabIn } from './card-types';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitLargest } from './fit';
import { textElement } from './text-element';

const sizesPt = [16, 14, 12] as const;

export function tabName({ name }: CardContent): string {
  return `${name} tab`;
}

/** The label of a card on one line of its tab; null when it does not fit. */
export function fitTab(context: CardContext, label: string, face: CardFace, cardWidthIn: number): Fitted | null {
  const limits = { widthIn: cardWidthIn - 2 * sideIn(face), heightIn: tabIn, isLabel: true };
  const color = isPanel(face) ? 'onAccent' : 'accent';
  return fitLargest(
    context,
    (sizePt) => [draft(label, context.direction, { sizePt, bold: true, color, lineSpacing: 1 })],
    sizesPt,
    limits,
  );
}

/** The tab that rises from the top of a labelled panel; above the line of an open card the label stands alone. */
export function drawTab(context: CardContext, content: CardContent, face: CardFace, card: Box): SceneElement[] {
  const { name, label } = content;
  const fitted = label ? fitTab(context, label, face, card.w) : null;
  if (!fitted) return [];
  const side = sideIn(face);
  const text = {
    name: `${name} label`,
    box: { x: card.x + side, y: card.y - tabIn, w: card.w - 2 * side, h: tabIn },
    paragraphs: fitted.paragraphs,
    anchor: 'middle' as const,
  };
  return isPanel(face)
    ? [tabShape(context.theme, tabName(content), card), textElement({ ...text, on: tabName(content) })]
    : [textElement(text)];
}

/** As round as its card, behind which it reaches down past the round corners. */
function tabShape(theme: Theme, name: string, card: Box): SceneElement {
  const radiusIn = theme.cornerRadius * Math.min(card.w, card.h);
  const box = { x: card.x, y: card.y - tabIn, w: card.w, h: tabIn + 2 * radiusIn };
  return {
    type: 'shape',
    name,
    geometry: cardGeometry(theme),
    cornerRadius: radiusIn / Math.min(box.w, box.h),
    box,
    fill: { color: 'accentFill' },
  };
}

function sideIn(face: CardFace): number {
  return isPanel(face) ? cardPaddingIn : 0;
}
