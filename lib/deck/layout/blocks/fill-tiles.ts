import type { Box, SceneElement } from '../../scene/scene';
import { cellGapIn } from './row-types';

/** Squares are a little smaller than tiles, so that neighbours keep apart. */
const squareShare = 0.86;

/**
 * Draws into the squares that rows leave free at their start when they are laid with tiles
 * but without marks. Squares are centred on the texts of their rows.
 */
export function fillTiles(
  rows: readonly SceneElement[],
  names: readonly string[],
  startIn: number,
  draw: (index: number, square: Box) => SceneElement[],
): SceneElement[] {
  return names.flatMap((name, index) => {
    const texts = rows
      .filter((element) => element.name === `${name} heading` || element.name === `${name} text`)
      .map(({ box }) => box);
    if (texts.length === 0) return [];
    const side = (Math.min(...texts.map(({ x }) => x)) - startIn - cellGapIn) * squareShare;
    const top = Math.min(...texts.map(({ y }) => y));
    const bottom = Math.max(...texts.map(({ y, h }) => y + h));
    return draw(index, { x: startIn, y: (top + bottom - side) / 2, w: side, h: side });
  });
}
