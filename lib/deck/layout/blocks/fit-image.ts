import type { Box, ImageElement } from '../../scene/scene';
import type { PixelSize } from './picture-place';

/** A picture loses at most this share of one side; beyond that it is shown whole. */
export const mostCropped = 0.3;

const middle = { x: 0.5, y: 0.5 };

/** Fills a box with a picture: cropped around its focus where little is lost, else whole, in the middle of the box or at its top. */
export function fitImage(
  box: Box,
  size: PixelSize | undefined,
  whole: 'middle' | 'top' = 'middle',
): Pick<ImageElement, 'box' | 'crop'> {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  if (!size) return { box, crop: none };
  const ratio = size.widthPx / size.heightPx / (box.w / box.h);
  const lost = 1 - Math.min(ratio, 1 / ratio);
  if (lost <= mostCropped) {
    const { focus = middle } = size;
    const before = ratio > 1 ? cutBefore(focus.x, lost) : cutBefore(focus.y, lost);
    return {
      box,
      crop:
        ratio > 1 ? { ...none, left: before, right: lost - before } : { ...none, top: before, bottom: lost - before },
    };
  }
  const w = ratio > 1 ? box.w : box.w * ratio;
  const h = ratio > 1 ? box.h / ratio : box.h;
  return {
    box: { x: box.x + (box.w - w) / 2, y: whole === 'middle' ? box.y + (box.h - h) / 2 : box.y, w, h },
    crop: none,
  };
}

/** What is cut off before the focus, so that it stands as near to the middle as the picture reaches. */
function cutBefore(focus: number, lost: number): number {
  return Math.min(lost, Math.max(0, focus - (1 - lost) / 2));
}
