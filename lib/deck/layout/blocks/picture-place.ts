import type { Box } from '../../scene/scene';
import type { PictureFocus } from '../layout-types';

export type PixelSize = Readonly<{ widthPx: number; heightPx: number; focus?: PictureFocus }>;

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
