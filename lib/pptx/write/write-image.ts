import type { ImageElement } from '@/lib/deck/scene/scene';
import type { PptxSlide } from './write-context';

/** The smallest picture there is; `assemble` puts the real bytes in its place, once for each picture. */
export const standIn = 'image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function writeImage(slide: PptxSlide, element: ImageElement): void {
  slide.addImage({ ...element.box, data: standIn, altText: element.altText });
}
