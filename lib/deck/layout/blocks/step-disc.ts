import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import type { CardContext } from './card-types';
import { draft } from './draft';
import { fitLargest } from './fit';
import { layIcon } from './lay-icon';
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
}

const iconShare = 0.56;
const smallerSizesPt = [20, 16, 14, 12] as const;

/** The accent disc of a step with its icon, or with its number where it has none. */
export function stepDisc(context: CardContext, { name, number, icon, box, sizePt, on }: StepDisc): SceneElement[] {
  const ground = { geometry: 'ellipse', box, fill: { color: 'accent' }, ...(on ? { on } : {}) } as const;
  if (findIcon(icon)) {
    const side = box.w * iconShare;
    const inner = { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
    return [{ type: 'shape', name: `${name} disc`, ...ground }, ...layIcon(context.theme, icon, { name: `${name} icon`, box: inner, on: `${name} disc`, color: 'canvas' })];
  }
  const build = (size: number) => [draft(number, context.direction, { ...context.theme.style.numerals, sizePt: size, color: 'canvas', align: 'center', lineSpacing: 1 })];
  const limits = { widthIn: box.w, heightIn: box.h };
  const sizes = [sizePt, ...smallerSizesPt.filter((size) => size < sizePt)];
  const fitted = fitLargest(context, build, sizes, { ...limits, maxLines: 1 }) ?? fitLargest(context, build, smallerSizesPt, { ...limits, breakWords: true });
  return [textElement({ name: `${name} number`, paragraphs: fitted?.paragraphs ?? [], anchor: 'middle', ...ground })];
}
