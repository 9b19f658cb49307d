import type { Fill, Stroke } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { outlinePath, type Outlined } from './outline-path';
import { fillAttributes, strokeAttributes } from './paint';
import { short, tag } from './svg';
import { boxInPoints } from './units';

export interface DrawnOutline extends Outlined {
  fill?: Fill;
  stroke?: Stroke;
  rotationDeg?: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
  shadow?: boolean;
}

/** Id of the filter that the drawing defines for soft shadows. */
export const shadowId = 'soft-shadow';

/** Nothing when there is neither a fill nor a stroke. */
export function drawOutline(outline: DrawnOutline, { colors }: Theme): string[] {
  const { fill, stroke, shadow } = outline;
  if (!fill && !stroke) return [];
  const attributes = {
    d: outlinePath(outline),
    ...fillAttributes(colors, fill),
    ...strokeAttributes(colors, stroke),
    transform: transformOf(outline),
    filter: shadow ? `url(#${shadowId})` : undefined,
  };
  return [tag('path', attributes)];
}

/** About the middle of the box: flipped first, then turned, as ECMA-376 part 1, 20.1.7.6 has it. */
function transformOf({ box, rotationDeg = 0, flipHorizontal, flipVertical }: DrawnOutline): string | undefined {
  if (!rotationDeg && !flipHorizontal && !flipVertical) return undefined;
  const { x, y, width, height } = boxInPoints(box);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const scale = `scale(${flipHorizontal ? -1 : 1} ${flipVertical ? -1 : 1})`;
  return `translate(${short(middleX)} ${short(middleY)}) rotate(${rotationDeg}) ${scale} translate(${short(-middleX)} ${short(-middleY)})`;
}
