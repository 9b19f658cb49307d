import type { Box, ImageElement } from '../../scene/scene';
import type { PictureFocus } from '../layout-types';

type PixelSize = Readonly<{ widthPx: number; heightPx: number; focus?: PictureFocus }>;

/** A picture that is shown larger than this looks coarse. */
const leastDpi = 110;
/** Below this much of a box the picture would be a stamp; it is enlarged a little rather than lost. */
const leastSideIn = 1.6;

/** Width of a picture by its height; 4 : 3 where its size is not known. */
export function ratioOf(size: PixelSize | undefined): number {
  return size ? size.widthPx / size.heightPx : 4 / 3;
}

/** The largest part of a box, at its top and start, in which a picture of this size is sharp. */
export function sharpBox(box: Box, size: PixelSize | undefined): Box {
  if (!size) return box;
  const ratio = ratioOf(size);
  // Cropped to fill, the picture is as large as its longer reach over the box.
  const filledW = Math.max(box.w, box.h * ratio);
  const sharpW = Math.max(size.widthPx / leastDpi, leastSideIn * Math.max(1, ratio));
  if (filledW <= sharpW) return box;
  return { ...box, w: Math.min(box.w, sharpW), h: Math.min(box.h, sharpW / ratio) };
}

/** Whether a picture is sharp over a whole box. */
export function isSharpIn(box: Box, size: PixelSize | undefined): boolean {
  const sharp = sharpBox(box, size);
  return sharp.w === box.w && sharp.h === box.h;
}

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

/** Fills a box whatever is lost, cropped around the picture's focus, or around the usual one of such pictures. */
export function fillWith(
  box: Box,
  size: PixelSize | undefined,
  usualFocus: PictureFocus = middle,
): Pick<ImageElement, 'box' | 'crop'> {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  if (!size) return { box, crop: none };
  const ratio = ratioOf(size) / (box.w / box.h);
  const lost = 1 - Math.min(ratio, 1 / ratio);
  const { focus = usualFocus } = size;
  const before = ratio > 1 ? cutBefore(focus.x, lost) : cutBefore(focus.y, lost);
  const cut = ratio > 1 ? { left: before, right: lost - before } : { top: before, bottom: lost - before };
  return { box, crop: { ...none, ...cut } };
}

/** What is cut off before the focus, so that it stands as near to the middle as the picture reaches. */
function cutBefore(focus: number, lost: number): number {
  return Math.min(lost, Math.max(0, focus - (1 - lost) / 2));
}
