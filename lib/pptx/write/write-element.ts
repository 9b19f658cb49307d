import type { SceneElement } from '@/lib/deck/scene/scene';
import { writeChart } from './write-chart';
import { writeIcon } from './write-icon';
import { writeImage } from './write-image';
import { writeLine } from './write-line';
import { writeShape } from './write-shape';
import { writeTable } from './write-table';
import { writeText } from './write-text';
import type { PptxSlide, WriteContext } from './write-context';

type ElementOf<T extends SceneElement['type']> = Extract<SceneElement, { type: T }>;

const writers: {
  [T in SceneElement['type']]: (slide: PptxSlide, element: ElementOf<T>, context: WriteContext) => void;
} = {
  text: writeText,
  shape: writeShape,
  line: writeLine,
  image: writeImage,
  icon: writeIcon,
  chart: writeChart,
  table: writeTable,
};

/** Draws one element of a scene; exactly one drawing object stands on the slide for each. */
export function writeElement<T extends SceneElement['type']>(
  slide: PptxSlide,
  element: ElementOf<T>,
  context: WriteContext,
): void {
  writers[element.type as T](slide, element, context);
}
