import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import { cardPaddingIn } from '../grid';
import { cardGeometry } from './card-geometry';
import type { CardContent, CardContext, CardFrame, MeasuredCard, RowHeights } from './card-types';
import { cardParts, edgeWidthIn, partGapIn } from './card-types';
import { drawTab } from './card-tab';
import { cardTopIn } from './measure-card';
import { textElement } from './text-element';

const accentLengthIn = 0.42;

/** Draws one measured card; parts stand at the heights that its whole row shares. */
export function drawCard(
  context: CardContext,
  content: CardContent,
  parts: MeasuredCard,
  row: RowHeights,
  box: Box,
  frame: CardFrame,
): SceneElement[] {
  const elements: SceneElement[] = frame === 'surface' ? [...drawTab(context, content, box), ...panelOf(context, content, box)] : ruleOf(content, box);
  const padding = frame === 'surface' ? cardPaddingIn : 0;
  let y = box.y + cardTopIn(frame);
  for (const part of cardParts) {
    const fitted = parts[part];
    if (fitted) {
      elements.push(
        textElement({
          name: `${content.name} ${part}`,
          box: { x: box.x + padding, y, w: box.w - 2 * padding, h: Math.max(row[part], fitted.heightIn) },
          paragraphs: fitted.paragraphs,
          anchor: 'top',
          ...(frame === 'surface' ? { on: content.name } : {}),
        }),
      );
    }
    if (row[part] > 0) y += row[part] + partGapIn;
  }
  return elements;
}

function panelOf(context: CardContext, content: CardContent, box: Box): SceneElement[] {
  const { theme } = context;
  const panel: ShapeElement = { type: 'shape', name: content.name, geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius, box, fill: { color: 'surface' } };
  if (content.emphasized === undefined) return [panel, cornerAccent(context, content, box)];
  if (!content.emphasized) return [{ ...panel, fill: { color: 'canvas' }, stroke: { color: 'quiet', widthPt: 1 } }];
  const edge: ShapeElement = {
    type: 'shape',
    name: `${content.name} edge`,
    geometry: 'rect',
    box: { x: box.x, y: box.y, w: box.w, h: edgeWidthIn * 1.8 },
    fill: { color: 'accent' },
    on: content.name,
  };
  return [{ ...panel, stroke: { color: 'accent', widthPt: 1.5 } }, edge];
}

function cornerAccent(context: CardContext, content: CardContent, box: Box): SceneElement {
  const top = context.theme.style.card.accent === 'top';
  return {
    type: 'shape',
    name: `${content.name} accent`,
    geometry: 'rect',
    box: top
      ? { x: box.x + cardPaddingIn, y: box.y, w: accentLengthIn, h: edgeWidthIn }
      : { x: box.x, y: box.y + cardPaddingIn, w: edgeWidthIn, h: accentLengthIn },
    fill: { color: 'accent' },
    on: content.name,
  };
}

function ruleOf(content: CardContent, box: Box): SceneElement[] {
  return [
    {
      type: 'shape',
      name: content.name,
      geometry: 'rect',
      box: { x: box.x, y: box.y, w: box.w, h: edgeWidthIn },
      fill: { color: content.emphasized === false ? 'quiet' : 'accent' },
    },
  ];
}
