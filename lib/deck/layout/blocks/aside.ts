import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import type { ColorRole, Theme } from '../../theme/theme';
import { insetBox } from '../grid';
import { cardGeometry } from './card-face';

/**
 * What a sentence stands on that has a place of its own beside or instead of a list: the open
 * space below a line, an accent frame, an accent panel, or a card in a hairline.
 */
type AsideFace = 'ruled' | 'boxed' | 'solid' | 'outlined';

export interface Aside {
  /** What is drawn; the text follows. */
  elements: SceneElement[];
  /** Where the text stands. */
  inner: Box;
  color: ColorRole;
  /** What the text stands on; absent in the open. */
  on?: string;
}

const panelPaddingIn = 0.38;
const rule = { hIn: 0.05, gapIn: 0.22 };
const edgeIn = 0.07;
const boxPt = 1.5;
const outlinePt = 1;
/** Around the words of a whole slide. */
const stagePaddingIn = 0.65;
const stageEdgeIn = 0.12;
const openStartIn = 0.42;
/** An upright edge would be seen to stand out at corners that are rounder, in inches. */
const mostCornerIn = 0.05;

function faceOf({ style }: Theme): AsideFace {
  if (style.takeaway === 'ruled') return 'ruled';
  if (style.takeaway === 'boxed') return 'boxed';
  return style.card.face === 'filled' ? 'solid' : 'outlined';
}

/** Inches that the ground of a panel beside a list adds to its text: at both sides, and above and below together. */
export function asideSpace(theme: Theme): { sideIn: number; heightIn: number; color: ColorRole; isOpen: boolean } {
  const face = faceOf(theme);
  const color = face === 'solid' ? 'onAccent' : 'ink';
  return face === 'ruled'
    ? { sideIn: 0, heightIn: rule.gapIn, color, isOpen: true }
    : { sideIn: panelPaddingIn, heightIn: 2 * panelPaddingIn, color, isOpen: false };
}

/** The ground of a panel beside a list or a statement. */
export function drawAside(theme: Theme, name: string, box: Box): Aside {
  const face = faceOf(theme);
  const { color } = asideSpace(theme);
  if (face === 'ruled') {
    return {
      elements: [bar(`${name} rule`, { ...box, h: rule.hIn })],
      inner: { ...box, y: box.y + rule.gapIn, h: box.h - rule.gapIn },
      color,
    };
  }
  const inner = insetBox(box, panelPaddingIn);
  const panel = { ...panelShape(theme, name, box), ...looks[face] };
  const edge = face === 'outlined' ? [{ ...bar(`${name} edge`, { ...box, w: edgeIn }), on: name }] : [];
  return { elements: [panel, ...edge], inner, color, on: name };
}

/** The ground of words that fill a slide, as wide as the area: quiet, so that words in accent stand on it. */
export function drawStage(theme: Theme, name: string, box: Box, paddingIn = stagePaddingIn): Aside {
  const face = faceOf(theme);
  const edge = bar(`${name} edge`, { ...box, w: stageEdgeIn });
  if (face === 'ruled')
    return { elements: [edge], inner: { ...box, x: box.x + openStartIn, w: box.w - openStartIn }, color: 'ink' };
  const inner = insetBox(box, paddingIn + stageEdgeIn, 0);
  if (face === 'boxed')
    return { elements: [{ ...panelShape(theme, name, box), ...looks.boxed }], inner, color: 'ink', on: name };
  const panel: ShapeElement = { ...panelShape(theme, name, box), fill: { color: 'surface' } };
  const hasCorners = theme.cornerRadius * Math.min(box.w, box.h) <= mostCornerIn;
  return { elements: hasCorners ? [panel, { ...edge, on: name }] : [panel], inner, color: 'ink', on: name };
}

const looks: Readonly<Record<Exclude<AsideFace, 'ruled'>, Pick<ShapeElement, 'fill' | 'stroke'>>> = {
  boxed: { fill: { color: 'surface' }, stroke: { color: 'accentFill', widthPt: boxPt } },
  solid: { fill: { color: 'accentFill' } },
  outlined: { fill: { color: 'canvas' }, stroke: { color: 'quiet', widthPt: outlinePt } },
};

function panelShape(theme: Theme, name: string, box: Box): ShapeElement {
  return { type: 'shape', name, geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius, box };
}

function bar(name: string, box: Box): ShapeElement {
  return { type: 'shape', name, geometry: 'rect', box, fill: { color: 'edge' } };
}
