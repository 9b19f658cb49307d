import type { Box, SceneElement } from '../../scene/scene';
import { settle } from '../grid';

/** Blocks that take less than this share of the area's height leave the place under the title. */
const shortShare = 0.75;

/** Inches that a block of the given height stands below the top of its area: short ones stand near its middle, so that the empty space is above and below them. */
export function balanceIn(area: Box, heightIn: number): number {
  return heightIn < area.h * shortShare ? settle(area, heightIn).y - area.y : 0;
}

/** Rows, which may begin below the top of their area: the air below the last one is not seen as a part of them. */
export function balanceRows(
  { elements, heightIn, paddingIn }: { elements: readonly SceneElement[]; heightIn: number; paddingIn: number },
  area: Box,
  startIn = 0,
): SceneElement[] {
  return balance(elements, area, startIn + heightIn - paddingIn);
}

/** The elements of a block that starts at the top of its area, lower where it is short; `keepIn` stay free below it. */
export function balance(elements: readonly SceneElement[], area: Box, heightIn: number, keepIn = 0): SceneElement[] {
  const mostIn = Math.max(0, area.h - heightIn - keepIn);
  return shiftDown(elements, Math.min(balanceIn(area, heightIn), mostIn));
}

/** The same elements, lower on the slide. */
export function shiftDown(elements: readonly SceneElement[], dyIn: number): SceneElement[] {
  return elements.map((element) => {
    const lower = <P extends { box: Box }>(part: P): P => ({ ...part, box: { ...part.box, y: part.box.y + dyIn } });
    if (element.type !== 'chart') return lower(element);
    const { plot, caption, secondaryCaption, legend } = element;
    return {
      ...lower(element),
      plot: { ...plot, y: plot.y + dyIn },
      ...(caption ? { caption: lower(caption) } : {}),
      ...(secondaryCaption ? { secondaryCaption: lower(secondaryCaption) } : {}),
      ...(legend ? { legend: lower(legend) } : {}),
    };
  });
}
