import { cardGeometry, drawFace, insideFace, isPanel } from './card-face';
import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import { asGroup } from '../join-texts';
import type { CardFace } from './card-face';
import { drawTab, tabName } from './card-tab';
import type { CardContent, CardContext, CardPart, IconSlot, MeasuredCard, RowHeights } from './card-types';
import { cardParts, partGapIn } from './card-types';
import { layIcon } from './lay-icon';
import { aboveIn, partIndentIn } from './measure-card';
import { stepDisc } from './step-disc';
import { textElement } from './text-element';

/** What all cards of a grid have in common. */
export interface CardLook {
  face: CardFace;
  icons: IconSlot | null;
  /** Inches that the contents of taller cards stand lower. */
  dropIn: number;
}

/** Draws one measured card; parts stand at the heights that its whole row shares. */
export function drawCard(
  context: CardContext,
  content: CardContent,
  parts: MeasuredCard,
  row: RowHeights,
  box: Box,
  look: CardLook,
): SceneElement[] {
  const { face, icons, dropIn } = look;
  const inner = insideFace(face, box);
  const on = isPanel(face) ? { on: content.name } : {};
  const top = inner.y + dropIn;
  const elements: SceneElement[] = [
    ...drawTab(context, content, face, box),
    ...drawGround(context, content, face, box),
    ...drawIcon(context, content, row, { ...inner, y: top }, look),
  ];
  let y = top + aboveIn(icons);
  // Beside a column of icons each text belongs to its own card, and not to those on its line.
  const stepOf = (part: CardPart) => (icons?.place === 'column' ? (parts[part]?.heightIn ?? 0) : row[part]);
  for (const part of cardParts) {
    const fitted = parts[part];
    if (fitted) {
      const indent = partIndentIn(part, icons);
      elements.push(
        textElement({
          name: `${content.name} ${part}`,
          box: { x: inner.x + indent, y, w: inner.w - indent, h: Math.max(stepOf(part), fitted.heightIn) },
          paragraphs: fitted.paragraphs,
          anchor: icons?.place === 'beside' && part === 'heading' ? 'middle' : 'top',
          ...on,
        }),
      );
    }
    // A card without a heading begins with its text, as an empty line at its top looks like a fault.
    const isSkipped = part === 'heading' && !fitted && !icons;
    if (stepOf(part) > 0 && !isSkipped) y += stepOf(part) + partGapIn;
  }
  return asGroup(content.name, elements);
}

/** A disc is so many times as wide as its letters are high. */
const initialsShare = 2.7;

/** Above the first text, beside the heading on its middle line, or at the top before all texts. */
function drawIcon(
  context: CardContext,
  { name, icon, initials, portrait }: CardContent,
  row: RowHeights,
  inner: Box,
  { icons, face }: CardLook,
): SceneElement[] {
  if (!icons) return [];
  const side = icons.sideIn;
  const mark = row.mark > 0 ? row.mark + partGapIn : 0;
  const onHeading = inner.y + mark + (row.heading - side) / 2;
  const y = icons.place === 'beside' ? onHeading : inner.y;
  const place = { box: { x: inner.x, y, w: side, h: side }, ...(isPanel(face) ? { on: name } : {}) };
  if (portrait) return [...portrait(place)];
  return initials
    ? stepDisc(context, { name, number: initials, sizePt: (side * 72) / initialsShare, bareAt: 'start', ...place })
    : layIcon(context.theme, icon, { name: `${name} icon`, ...place });
}

function drawGround({ theme }: CardContext, content: CardContent, face: CardFace, box: Box): SceneElement[] {
  if (content.emphasized === undefined || !isPanel(face))
    return drawFace(theme, face, content.name, box, content.emphasized === false);
  const panel: ShapeElement = {
    type: 'shape',
    name: content.name,
    geometry: cardGeometry(theme),
    cornerRadius: theme.cornerRadius,
    box,
    fill: { color: content.emphasized ? 'accentFill' : 'surface' },
  };
  return [content.label && theme.cornerRadius > 0 ? { ...panel, on: tabName(content) } : panel];
}
