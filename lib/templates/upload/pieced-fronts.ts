import type { Box } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';

/**
 * Whether flat pieces of colour cover a slide, none of which has room for words, so that its places are cut by their edges.
 *
 * @param places for a title and what is said below it
 * @param least what words take, in inches
 */
export function isOfPieces(
  places: readonly Box[],
  { ground, canvas, least }: { ground: Ground; canvas: Theme['canvas']; least: { w: number; h: number } },
): boolean {
  const flat = ground.colors.filter(({ share }) => share >= piece.share);
  if (flat.length < piece.fewest || flat.reduce((sum, { share }) => sum + share, 0) < piece.together) return false;
  const whole = { x: 0, y: 0, ...canvas };
  const hasRoom = plain.some((hex) => {
    const { w, h } = ground.clearOf(whole, hex);
    return w >= least.w && h >= least.h;
  });
  return !hasRoom && places.every((box) => isSliver(box, ground));
}

const plain = ['000000', 'FFFFFF'];
/** Of the slide, how much a piece of colour is at least, how many there are, and how much they are together. */
const piece = { share: 0.04, fewest: 4, together: 0.85 };

/** Whether what is drawn leaves too little of a place for a sentence. */
function isSliver(box: Box, ground: Ground): boolean {
  const w = Math.max(...plain.map((hex) => ground.clearOf(box, hex, 3).w));
  return w < sliver.w && w < box.w * sliver.share;
}

const sliver = { w: 4, share: 0.8 };
