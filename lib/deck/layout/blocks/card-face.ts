import type { Box, Geometry, SceneElement, ShapeElement } from '../../scene/scene';
import { isMadeElsewhere, type ColorRole, type Theme } from '../../theme/theme';
import { cardGapIn, cardPaddingIn } from '../grid';
import type { CardFrame } from './card-types';

/**
 * What a card stands on: a panel on the surface colour, a panel in a hairline, a line that it
 * hangs from, or an upright line that it stands beside.
 */
type CardGround = 'filled' | 'outlined' | 'ruled' | 'divided';

export interface CardFace {
  ground: CardGround;
  /** The short accent on the top edge or the side; `bar` colours the whole line of an open card. */
  accent: 'top' | 'edge' | 'side' | 'flank' | 'none' | 'bar';
}

/** Inches between a card's box and its text, and between neighbours. */
export interface FaceSpace {
  start: number;
  end: number;
  top: number;
  bottom: number;
  gap: number;
}

const panelSpace: FaceSpace = {
  start: cardPaddingIn,
  end: cardPaddingIn,
  top: cardPaddingIn,
  bottom: cardPaddingIn,
  gap: cardGapIn,
};
const spaces: Readonly<Record<CardGround, FaceSpace>> = {
  filled: panelSpace,
  outlined: panelSpace,
  ruled: { start: 0, end: 0, top: 0.25, bottom: 0.05, gap: 0.45 },
  divided: { start: 0.28, end: 0, top: 0.04, bottom: 0.04, gap: 0.35 },
};

/** As long as the icons that stand beside headings below it. */
const accentIn = { length: 0.5, width: 0.05 };
const outlinePt = 1;
/** The lines of open cards: in accent, as a hairline with a short accent on it, in ink. */
const openLines: Readonly<Record<CardFace['accent'], { widthIn: number; color: ColorRole }>> = {
  bar: { widthIn: 0.045, color: 'accentFill' },
  top: { widthIn: 0.014, color: 'quiet' },
  edge: { widthIn: 0.014, color: 'quiet' },
  flank: { widthIn: 0.014, color: 'quiet' },
  side: { widthIn: 0.014, color: 'quiet' },
  none: { widthIn: 0.022, color: 'ink' },
};

/** The face of the template's cards, or of the open cards that differ from them. */
export function cardFace({ style }: Theme, frame: CardFrame): CardFace {
  const { face, accent } = style.card;
  const beside: CardFace = { ground: 'divided', accent: 'bar' };
  const below: CardFace = { ground: 'ruled', accent: 'bar' };
  if (face !== 'ruled') return frame === 'surface' ? { ground: face, accent } : below;
  if (accent === 'side') return frame === 'surface' ? beside : below;
  return frame === 'surface' ? { ground: 'ruled', accent } : { ground: 'divided', accent: 'none' };
}

/** The face of cards of which one stands out: panels that differ in their outline, or lines of which one is in accent. */
export function choiceFace({ style }: Theme): CardFace {
  return style.card.face === 'ruled' ? { ground: 'ruled', accent: 'bar' } : { ground: 'outlined', accent: 'none' };
}

/** Icons on panels are accent enough, beside what every card of the template has. */
export function faceWithIcons(face: CardFace): CardFace {
  const isWhole = face.accent === 'edge' || face.accent === 'flank';
  return isPanel(face) && !isWhole ? { ...face, accent: 'none' } : face;
}

export function spaceOf({ ground }: CardFace): FaceSpace {
  return spaces[ground];
}

/** Whether the card is a panel, on which its parts stand. */
export function isPanel({ ground }: CardFace): boolean {
  return ground === 'filled' || ground === 'outlined';
}

/** The part of a box that a card's text may take. */
export function insideFace(face: CardFace, box: Box): Box {
  const { start, end, top, bottom } = spaceOf(face);
  return { x: box.x + start, y: box.y + top, w: box.w - start - end, h: box.h - top - bottom };
}

/** The ground of one card with its accent. The first element carries the card's name. */
export function drawFace(theme: Theme, face: CardFace, name: string, box: Box, standsBack = false): SceneElement[] {
  const ground = isPanel(face) ? drawPanel(theme, face, name, box) : drawOpenLine(face, name, box, standsBack);
  return [ground, ...drawAccent(face, name, box)];
}

function drawPanel(theme: Theme, { ground }: CardFace, name: string, box: Box): ShapeElement {
  const look =
    ground === 'filled'
      ? { fill: { color: 'surface' as const } }
      : { fill: { color: 'canvas' as const }, stroke: { color: 'quiet' as const, widthPt: outlinePt } };
  return { type: 'shape', name, geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius, box, ...look };
}

/** Above the text of a ruled card, before the text of a divided one. */
function drawOpenLine({ ground, accent }: CardFace, name: string, box: Box, standsBack: boolean): ShapeElement {
  const { widthIn, color } = openLines[ground === 'divided' && accent === 'none' ? 'top' : accent];
  const place: Box = ground === 'ruled' ? { ...box, h: widthIn } : { ...box, w: widthIn };
  return { type: 'shape', name, geometry: 'rect', box: place, fill: { color: standsBack ? 'quiet' : color } };
}

function drawAccent({ ground, accent }: CardFace, name: string, box: Box): SceneElement[] {
  const { length, width } = accentIn;
  const along = ground === 'ruled' ? { x: box.x, w: length * 1.5 } : { x: box.x + cardPaddingIn, w: length };
  const places: Readonly<Record<CardFace['accent'], Box | null>> = {
    top: { ...along, y: box.y, h: width },
    edge: { ...box, h: width * 1.5 },
    flank: { ...box, w: width * 1.5 },
    side: { x: box.x, y: box.y + cardPaddingIn, w: width, h: length },
    bar: null,
    none: null,
  };
  const place = places[accent];
  return place
    ? [{ type: 'shape', name: `${name} accent`, geometry: 'rect', box: place, fill: { color: 'edge' }, on: name }]
    : [];
}

/** What a box of a diagram stands on: the surface colour, or an outline where somebody else's template has none that is seen. */
export function boxLook({ style, layouts }: Theme): Pick<ShapeElement, 'fill' | 'stroke'> {
  const isFaint = isMadeElsewhere(layouts.content) && style.card.face === 'outlined';
  return isFaint
    ? { fill: { color: 'canvas' }, stroke: { color: 'quiet', widthPt: outlinePt } }
    : { fill: { color: 'surface' } };
}

/** Panels and cards are rounded only where the theme rounds its corners. */
export function cardGeometry(theme: Theme): Geometry {
  return theme.cornerRadius > 0 ? 'round-rect' : 'rect';
}
