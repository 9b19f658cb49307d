import type { Box, ImageElement } from '../../scene/scene';
import type { PixelSize } from './picture-place';

/** A picture loses at most this share of one side; beyond that it is shown whole. */
export const mostCropped = 0.3;

/** Fills a box with a picture: cropped evenly where little is lost, else whole, in the middle of the box or at its top. */
export function fitImage(box: Box, size: PixelSize | undefined, whole: 'middle' | 'top' = 'middle'): Pick<ImageElement, 'box' | 'crop'> {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  if (!size) return { box, crop: none };
  const ratio = size.widthPx / size.heightPx / (box.w / box.h);
  const lost = 1 - Math.min(ratio, 1 / ratio);
  if (lost <= mostCropped) {
    const side = lost / 2;
    return { box, crop: ratio > 1 ? { ...none, left: side, right: side } : { ...none, top: side, bottom: side } };
  }
  const w = ratio > 1 ? box.w : box.w * ratio;
  const h = ratio > 1 ? box.h / ratio : box.h;
  return { box: { x: box.x + (box.w - w) / 2, y: whole === 'middle' ? box.y + (box.h - h) / 2 : box.y, w, h }, crop: none };
}
