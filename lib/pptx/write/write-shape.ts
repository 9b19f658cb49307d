import type PptxGenJS from 'pptxgenjs';
import type { ShapeElement } from '@/lib/deck/scene/scene';
import { fillOptions, strokeOptions } from './fill';
import { cornerRadiusInches, normalDegrees, presetOf } from './geometry';
import type { PptxSlide } from './write-context';

/** Blur and distance in points. */
const softShadow = { type: 'outer', blur: 12, offset: 3, angle: 90, opacity: 0.14, color: '000000' } as const;

export function writeShape(slide: PptxSlide, element: ShapeElement): void {
  const { box, fill, stroke, angles } = element;
  const options: PptxGenJS.ShapeProps = {
    ...box,
    ...(fill && { fill: fillOptions(fill) }),
    ...(stroke && { line: strokeOptions(stroke) }),
    ...(element.shadow && { shadow: { ...softShadow } }),
    ...(element.geometry === 'round-rect' && { rectRadius: cornerRadiusInches(box, element.cornerRadius ?? 0) }),
    ...(angles &&
      presetOf(element) === 'pie' && { angleRange: [normalDegrees(angles.startDeg), normalDegrees(angles.endDeg)] }),
    rotate: normalDegrees(element.rotationDeg ?? 0),
    flipH: element.flipHorizontal ?? false,
    flipV: element.flipVertical ?? false,
  };
  slide.addShape(presetOf(element) as PptxGenJS.ShapeType, options);
}
