import type { Frame } from './shapes';
import type { ReadLayout } from './template-tree';

export const frameArea = ({ cx, cy }: Pick<Frame, 'cx' | 'cy'>) => cx * cy;

/** Whether a layout has a picture that takes more than a share of the slide. */
export const hasPicture = ({ placeholders, master: { slideSize } }: ReadLayout, least: number) =>
  placeholders.some(({ type, frame }) => type === 'pic' && frameArea(frame) > frameArea(slideSize) * least);
