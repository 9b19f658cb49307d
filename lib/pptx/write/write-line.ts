import type PptxGenJS from 'pptxgenjs';
import type { LineElement } from '@/lib/deck/scene/scene';
import { strokeOptions } from './fill';
import type { PptxSlide } from './write-context';

export function writeLine(slide: PptxSlide, element: LineElement): void {
  slide.addShape('line' as PptxGenJS.ShapeType, {
    ...element.box,
    line: { ...strokeOptions(element.stroke), ...(element.endArrow && { endArrowType: 'triangle' }) },
    flipV: element.flipVertical ?? false,
  });
}
