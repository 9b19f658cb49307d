import type { IconElement } from '@/lib/deck/scene/scene';
import type { PptxSlide } from './write-context';

export function writeIcon(slide: PptxSlide, { box }: IconElement): void {
  slide.addShape('rect', box);
}
