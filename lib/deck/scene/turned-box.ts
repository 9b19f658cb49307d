import type { Box } from './scene';

/** Where a box comes to stand that is turned clockwise about a point, which is its own middle when none is given; inches. */
export function turnedBox(
  { x, y, w, h }: Box,
  turnDeg: 90 | 270,
  about: { x: number; y: number } = { x: x + w / 2, y: y + h / 2 },
): Box {
  const [across, down] = [x + w / 2 - about.x, y + h / 2 - about.y];
  const way = turnDeg === 90 ? 1 : -1;
  return { x: about.x - way * down - h / 2, y: about.y + way * across - w / 2, w: h, h: w };
}
