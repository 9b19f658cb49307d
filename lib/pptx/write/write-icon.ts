import type { IconElement } from '@/lib/deck/scene/scene';
import type { PptxSlide } from './write-context';
import { standIn } from './write-image';

/** A picture, whose bytes `assemble` puts in; the rule `iconDrawings` adds the drawing to it. */
export function writeIcon(slide: PptxSlide, { box }: IconElement): void {
  slide.addImage({ ...box, data: standIn });
}
