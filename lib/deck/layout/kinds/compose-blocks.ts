import type { Box, SceneElement } from '../../scene/scene';
import type { BulletItem } from '../../spec/slide-spec';
import { balance, shiftDown } from '../blocks/balance';
import { draft } from '../blocks/draft';
import { fitDrafts, firstFitting, type Fitted } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { settle } from '../grid';
import type { KindContext } from '../layout-types';
import {
  fillsOf,
  isBand,
  layBlock,
  leastOf,
  wishOf,
  type BlockSurroundings,
  type LaidBlock,
  type Pair,
} from './block-forms';

/**
 * Two blocks on one slide, by one rule for every pair:
 *
 *     what each asks for ──▶ shares, the wished one first ──▶ headings ──▶ both laid, larger text first ──▶ settled
 *
 * Side by side they share the width by what each asks for; one above the other, what is low takes what its words need and
 * the other one what is left. Shares near to that are tried until both blocks stand whole.
 */
export interface Composed {
  elements: readonly SceneElement[];
  /** Points that find no room. */
  rest: readonly BulletItem[];
}

type Arrange = (shares: { share: number; leastPt: number }) => Composed | null;

const gapIn = { beside: 0.4, stacked: 0.35, heading: 0.1 };
/** How far shares of the width may be from what was wished, the nearest first. */
const steps = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16] as const;
/** Nearly equal shares are equal. */
const evenWithin = 0.06;
/** Shares of the height that the upper one may take. */
const heightShares = {
  even: [0.5, 0.4, 0.6, 0.3, 0.7],
  low: [0.38, 0.45, 0.3, 0.52],
  high: [0.62, 0.55, 0.7, 0.48],
} as const;
/** Text that is at least so large is looked for first, in pt. */
const leastSizesPt = [16, 14] as const;
const headingSizesPt = [24, 22, 20, 18, 16, 14] as const;
const mostHeadingLines = 2;
/** What stands on a ground is at least this share of the body high, so that it carries its half of the slide. */
const leastGroundShare = 0.6;

/** The first of the shares at which both blocks stand whole, with large text if there is one; else the first at all. */
function firstWhole(shares: readonly number[], arrange: Arrange): Composed | null {
  let partial: Composed | null = null;
  for (const leastPt of leastSizesPt)
    for (const share of shares) {
      const composed = arrange({ share, leastPt });
      if (composed?.rest.length === 0) return composed;
      partial ??= composed;
    }
  return partial;
}

/** The blocks side by side; null where they find no room. */
export function composeBeside(pair: Pair, context: KindContext, title: string): Composed | null {
  const { area } = context;
  const widthIn = area.w - gapIn.beside;
  const [one, other] = [wishOf(pair[0], context), wishOf(pair[1], context)];
  const wished = one / (one + other);
  const even = Math.abs(wished - 0.5) < evenWithin ? 0.5 : wished;
  const isEnough = (share: number) =>
    widthIn * share >= leastOf(pair[0]).w && widthIn * (1 - share) >= leastOf(pair[1]).w;
  const shares = steps.map((step) => even + step).filter(isEnough);
  return firstWhole(shares, ({ share, leastPt }) => {
    const boxes = [
      { ...area, w: widthIn * share },
      { ...area, x: area.x + widthIn * share + gapIn.beside, w: widthIn * (1 - share) },
    ] as const;
    const headings = layHeadings(pair, boxes, context);
    if (!headings) return null;
    const inner = boxes.map((box, index) => below(box, headings[index]!.heightIn));
    const contexts = contextsOf(pair, { ...context, title, leastPt });
    const laid = pair.map((block, index) => layBlock(block, inner[index]!, contexts[index]!));
    if (!laid.every((block) => block !== null)) return null;
    const columns = laid.map((block, index) => ({ laid: block, headIn: headings[index]!.heightIn }));
    const heightIn = heightBeside(pair, columns, area.h);
    const stood = columns.map(({ laid: block, headIn }, index) =>
      stand(pair, index, { laid: block, box: { ...inner[index]!, h: heightIn - headIn }, context: contexts[index]! }),
    );
    const elements = join(headings, stood);
    return { elements: balance(elements, area, heightIn), rest: laid.flatMap(({ rest = [] }) => rest) };
  });
}

/** The rest of a column below its heading. */
const below = (box: Box, headIn: number): Box => ({ ...box, y: box.y + headIn, h: box.h - headIn });

/** What fills its box is as high as the body, and what is beside it may be, too; others are as high as the higher one. */
function heightBeside(pair: Pair, columns: readonly { laid: LaidBlock; headIn: number }[], bodyIn: number): number {
  const fills = pair.map(fillsOf);
  if (fills.includes('all')) return bodyIn;
  const leastIn = fills.includes('ground') ? bodyIn * leastGroundShare : 0;
  return Math.min(bodyIn, Math.max(leastIn, ...columns.map(({ laid, headIn }) => headIn + laid.heightIn)));
}

/** A block in the height that both share: grounds reach down; open blocks stand below their names, on one line, or amid what is beside them. */
function stand(
  pair: Pair,
  index: number,
  { laid, box, context }: { laid: LaidBlock; box: Box; context: BlockSurroundings },
): readonly SceneElement[] {
  const fills = pair.map(fillsOf);
  if (fills[index] === 'ground') return layBlock(pair[index]!, box, context)?.elements ?? laid.elements;
  const isOpen = fills.every((each) => each === 'none') || pair[index]!.heading !== undefined;
  return isOpen ? laid.elements : shiftDown(laid.elements, settle(box, laid.heightIn).y - box.y);
}

/** The blocks one above the other; null where they find no room. */
export function composeStacked(pair: Pair, context: KindContext, title: string): Composed | null {
  const { area } = context;
  const headings = layHeadings(pair, [area, area], context);
  if (!headings) return null;
  const [headIn, secondHeadIn] = headings.map(({ heightIn }) => heightIn) as [number, number];
  const roomIn = area.h - headIn - secondHeadIn - gapIn.stacked;
  const fills = pair.map((block) => fillsOf(block) === 'all');
  const [isFirstLow, isSecondLow] = pair.map((block, index) => isBand(block) || (fills[1 - index] && !fills[index]));
  const shares = isFirstLow === isSecondLow ? heightShares.even : isFirstLow ? heightShares.low : heightShares.high;
  return firstWhole(shares, ({ share, leastPt }) => {
    const contexts = contextsOf(pair, { ...context, title, leastPt });
    const layIn = (index: 0 | 1, heightIn: number) =>
      heightIn < leastOf(pair[index]).h ? null : layAcross(pair, index, { ...area, h: heightIn }, contexts[index]);
    // What fills its box takes what the other one leaves; of two that don't, the first one may be larger where there is room.
    const [earlier, later] = fills[0] && !fills[1] ? ([1, 0] as const) : ([0, 1] as const);
    const least = layIn(earlier, roomIn * (earlier === 0 ? share : 1 - share));
    const second = least && layIn(later, roomIn - least.heightIn);
    if (!least || !second) return null;
    const first = fills[later] ? least : (layIn(earlier, roomIn - second.heightIn) ?? least);
    const laid = earlier === 0 ? ([first, second] as const) : ([second, first] as const);
    const upperIn = headIn + laid[0].heightIn + gapIn.stacked;
    const stood = [shiftDown(laid[0].elements, headIn), shiftDown(laid[1].elements, upperIn + secondHeadIn)];
    const elements = join(
      [headings[0]!, { ...headings[1]!, elements: shiftDown(headings[1]!.elements, upperIn) }],
      stood,
    );
    const heightIn = upperIn + secondHeadIn + laid[1].heightIn;
    return { elements: balance(elements, area, heightIn), rest: laid.flatMap(({ rest = [] }) => rest) };
  });
}

/** A block across the slide, its ground as low as its words allow. */
function layAcross(pair: Pair, index: 0 | 1, box: Box, context: BlockSurroundings): LaidBlock | null {
  const laid = layBlock(pair[index], box, context);
  if (!laid || fillsOf(pair[index]) !== 'ground') return laid;
  return layBlock(pair[index], { ...box, h: laid.heightIn }, context) ?? { ...laid, heightIn: box.h };
}

function contextsOf(
  pair: Pair,
  context: Omit<BlockSurroundings, 'role'>,
): readonly [BlockSurroundings, BlockSurroundings] {
  const of = (index: 0 | 1, role: BlockSurroundings['role']) => ({
    ...context,
    title: pair[index].heading ?? context.title,
    role,
  });
  return [of(0, 'body'), of(1, 'second')];
}

interface Heading {
  elements: readonly SceneElement[];
  /** With the air below it; nothing without a heading. */
  heightIn: number;
}

const headingNames = [
  ['Heading', 'heading'],
  ['Second heading', 'second-heading'],
] as const;

/** The names of both blocks at one size, at the tops of their boxes; null when they are too long. */
function layHeadings(pair: Pair, boxes: readonly [Box, Box], context: KindContext): readonly Heading[] | null {
  return firstFitting(headingSizesPt, (sizePt) => {
    const fitted = pair.map(({ heading }, index) => {
      if (heading === undefined) return { paragraphs: [], heightIn: 0 };
      const words = draft(heading, context.direction, { sizePt, bold: true, lineSpacing: 1.05 });
      return fitDrafts(context, [words], { widthIn: boxes[index]!.w, heightIn: 1, maxLines: mostHeadingLines });
    });
    if (!fitted.every((one) => one !== null)) return null;
    return fitted.map((one, index) => headingOf(one, index, boxes[index]!));
  });
}

function headingOf(
  { paragraphs, heightIn }: Pick<Fitted, 'paragraphs' | 'heightIn'>,
  index: number,
  box: Box,
): Heading {
  if (heightIn === 0) return { elements: [], heightIn: 0 };
  const [name, placeholder] = headingNames[index]!;
  const text = textElement({ name, placeholder, box: { ...box, h: heightIn }, paragraphs });
  return { elements: [text], heightIn: heightIn + gapIn.heading };
}

/** Both blocks under their headings; of two of a kind the second one's parts are called so. */
function join(headings: readonly Heading[], blocks: readonly (readonly SceneElement[])[]): SceneElement[] {
  const [first = [], second = []] = blocks.map((elements, index) => [...headings[index]!.elements, ...elements]);
  const taken = new Set(first.flatMap(({ name, group }) => [name, group]));
  const isTaken = second.some(({ name, group }) => taken.has(name) || (group !== undefined && taken.has(group)));
  return [...first, ...(isTaken ? second.map(asSecond) : second)];
}

function asSecond(element: SceneElement): SceneElement {
  const called = (name: string) =>
    name.startsWith('Second ') ? name : `Second ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const { name, on, group } = element;
  return {
    ...element,
    name: called(name),
    ...(on === undefined ? {} : { on: called(on) }),
    ...(group === undefined ? {} : { group: called(group) }),
  };
}
