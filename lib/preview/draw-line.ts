import type { LineElement } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { hex, strokeAttributes } from './paint';
import { short, tag } from './svg';
import { boxInPoints } from './units';

/** Length and width of a medium arrow head in widths of the line (ECMA-376 part 1, 20.1.10.55). */
const headInWidths = 3;

export function drawLine({ box, stroke, flipVertical, endArrow }: LineElement, { colors }: Theme): string[] {
  const { x, y, width, height } = boxInPoints(box);
  const [y1, y2] = flipVertical ? [y + height, y] : [y, y + height];
  const line = tag('line', { x1: x, y1, x2: x + width, y2, ...strokeAttributes(colors, stroke) });
  if (!endArrow) return [line];
  const size = headInWidths * stroke.widthPt;
  const turn = (Math.atan2(y2 - y1, width) * 180) / Math.PI;
  const head = tag('path', {
    d: `M0 0L${short(-size)} ${short(-size / 2)}V${short(size / 2)}Z`,
    fill: hex(colors, stroke.color),
    transform: `translate(${short(x + width)} ${short(y2)}) rotate(${short(turn)})`,
  });
  return [line, head];
}
