import type PptxGenJS from 'pptxgenjs';
import type { TextElement } from '@/lib/deck/scene/scene';
import { fillOptions, strokeOptions } from './fill';
import { cornerRadiusInches, presetOf } from './geometry';
import { textRuns } from './paragraphs';
import type { PptxSlide, WriteContext } from './write-context';

export function writeText(slide: PptxSlide, element: TextElement, context: WriteContext): void {
  const { box, inset, fill, stroke } = element;
  const options: PptxGenJS.TextPropsOptions = {
    ...box,
    shape: presetOf(element) as PptxGenJS.ShapeType,
    isTextBox: element.geometry === undefined && fill === undefined,
    valign: element.anchor,
    // The order that pptxgenjs reads, whatever its documentation says: left, right, bottom, top.
    margin: [inset.left * 72, inset.right * 72, inset.bottom * 72, inset.top * 72],
    fit: 'none',
    wrap: true,
    ...(fill && { fill: fillOptions(fill) }),
    ...(stroke && { line: strokeOptions(stroke) }),
    ...(element.geometry === 'round-rect' &&
      element.cornerRadius && { rectRadius: cornerRadiusInches(box, element.cornerRadius) }),
  };
  slide.addText(textRuns(element.paragraphs, context, element.placeholder === 'title' ? 'heading' : 'body'), options);
}
