import type { Box, LineElement, SceneElement, TextElement } from '../../scene/scene';
import type { ColorRole } from '../../theme/theme';
import { boxLook, cardGeometry } from '../blocks/card-face';
import type { Fitted } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import type { Branch } from './tree-nodes';

/** Inches between a box and its words. */
export const treeEdges = { padXIn: 0.14, padYIn: 0.09 };
const { padXIn, padYIn } = treeEdges;
const linePt = 2;

/** Where a node stands, and the list of those under it where they are no boxes of their own. */
export interface StandingNode {
  branch: Branch;
  name: string;
  box: Box;
  text: Fitted;
  list?: { box: Box; text: Fitted };
  parent?: StandingNode;
}

const looks = [
  { fill: 'accentFill', words: 'onAccent', rest: 'onAccent' },
  { fill: 'surface', words: 'ink', rest: 'muted', stroke: 'accentFill' },
  { fill: 'surface', words: 'ink', rest: 'muted' },
] as const satisfies readonly { fill: ColorRole; words: ColorRole; rest: ColorRole; stroke?: ColorRole }[];
export const lookOf = ({ level }: Branch) => looks[Math.min(level, looks.length - 1)]!;

/** The boxes, and behind them the lines that join each one with what it stands under. */
export function drawTree(
  standings: readonly StandingNode[],
  bend: 'across' | 'down',
  { theme }: KindContext,
): SceneElement[] {
  const lines = standings.flatMap(({ parent, name, box }): LineElement[] => {
    if (!parent) return [];
    const from =
      bend === 'down'
        ? { x: parent.box.x + parent.box.w / 2, y: parent.box.y + parent.box.h }
        : { x: parent.box.x + parent.box.w, y: parent.box.y + parent.box.h / 2 };
    const to = bend === 'down' ? { x: box.x + box.w / 2, y: box.y } : { x: box.x, y: box.y + box.h / 2 };
    const [w, h] = [straight(to.x - from.x), straight(to.y - from.y)];
    return [
      {
        type: 'line',
        name: `${name} connector`,
        box: { x: Math.min(from.x, from.x + w), y: Math.min(from.y, from.y + h), w: Math.abs(w), h: Math.abs(h) },
        ...(w * h < 0 && { flipVertical: true }),
        stroke: { color: 'accentFill', widthPt: linePt },
        connects: { from: parent.name, to: name, bend },
      },
    ];
  });
  const boxes = standings.flatMap(({ branch, name, box, text, list }): SceneElement[] => {
    const { fill, stroke } = { stroke: undefined, ...lookOf(branch) };
    const inset = { left: padXIn, right: padXIn, top: 0, bottom: 0 };
    const shape = { geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius } as const;
    const node: TextElement = textElement({
      name,
      box,
      paragraphs: text.paragraphs,
      anchor: 'middle',
      inset,
      ...(fill === 'surface' ? boxLook(theme) : { fill: { color: fill } }),
      ...shape,
      ...(stroke && { stroke: { color: stroke, widthPt: 2 } }),
    });
    if (!list) return [node];
    const under = { ...inset, top: padYIn, bottom: padYIn };
    return asGroup(`${name} with list`, [
      node,
      textElement({
        name: `${name} list`,
        box: list.box,
        paragraphs: list.text.paragraphs,
        inset: under,
        ...boxLook(theme),
        ...shape,
      }),
    ]);
  });
  return [...lines, ...boxes];
}

/** Lines that are almost straight are. */
const straight = (lengthIn: number): number => (Math.abs(lengthIn) < 0.01 ? 0 : lengthIn);
