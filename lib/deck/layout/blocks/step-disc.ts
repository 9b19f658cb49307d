import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import type { CardContext } from './card-types';
import { draft } from './draft';
import { fitLargest } from './fit';
import { layIcon } from './lay-icon';
import { markerGround, raisedGround } from './marker-ground';
import { textElement } from './text-element';

export interface StepDisc {
  /** Of the step; the disc and what is on it are named after it. */
  name: string;
  number: string;
  /** Stands on the disc in the place of the number. */
  icon?: string;
  box: Box;
  /** Of the heading beside it; a number that is too wide for its disc is set smaller. */
  sizePt: number;
  on?: string;
  /** Where a numeral without a disc stands in its box: on the line of the texts below it, or on the line through the middle. */
  bareAt?: 'start' | 'center';
  /** A line runs up to the numeral from the start, from which a bare one keeps apart. */
  isReached?: boolean;
  /** Stands on a card in accent, from which it is told by its ground. */
  isOnAccent?: boolean;
}

const iconShare = { onDisc: 0.56, bare: 0.72 };
/** Of the width of a round disc, where several digits side by side would run over its edge. */
const roundShare = 0.75;
const smallerSizesPt = [20, 16, 14, 12] as const;
/** The line keeps this far from a bare numeral. */
const bareGapIn = 0.14;

/** The mark of a step with its icon, or with its number where it has none: an accent disc, or what the template gives its icons. */
export function stepDisc(
  context: CardContext,
  { name, number, icon, box, sizePt, on, bareAt = 'center', isReached = false, isOnAccent }: StepDisc,
): SceneElement[] {
  const { shape, color, isBare } = isOnAccent ? raisedGround(context.theme) : markerGround(context.theme);
  const align = isBare ? bareAt : 'center';
  const ground = { ...shape, ...(on ? { on } : {}) };
  const lead = align === 'start' && isReached ? bareGapIn : 0;
  if (findIcon(icon)) {
    const side = box.w * iconShare[isBare ? 'bare' : 'onDisc'];
    const inner = {
      x: align === 'start' ? box.x : box.x + (box.w - side) / 2,
      y: box.y + (box.h - side) / 2,
      w: side,
      h: side,
    };
    const groundBox = align === 'start' ? { ...box, x: box.x - lead, w: lead + side + bareGapIn } : box;
    return [
      { type: 'shape', name: `${name} disc`, box: groundBox, ...ground },
      ...layIcon(context.theme, icon, { name: `${name} icon`, box: inner, on: `${name} disc`, color }),
    ];
  }
  const build = (size: number) => [
    draft(number, context.direction, { ...context.theme.style.numerals, sizePt: size, color, align, lineSpacing: 1 }),
  ];
  const isRound = shape.geometry === 'ellipse' && !isBare;
  const limits = { widthIn: isRound && number.length > 1 ? box.w * roundShare : box.w, heightIn: box.h };
  const sizes = [sizePt, ...smallerSizesPt.filter((size) => size < sizePt)];
  const fitted =
    fitLargest(context, build, sizes, { ...limits, isLabel: true }) ??
    fitLargest(context, build, smallerSizesPt, { ...limits, breakWords: true });
  const w = align === 'start' ? Math.min(box.w, (fitted?.widthIn ?? box.w) * 1.04 + bareGapIn) : box.w;
  return [
    textElement({
      name: `${name} number`,
      paragraphs: fitted?.paragraphs ?? [],
      anchor: 'middle',
      box: { ...box, x: box.x - lead, w: lead + w },
      inset: { left: lead, right: 0, top: 0, bottom: 0 },
      ...ground,
    }),
  ];
}
