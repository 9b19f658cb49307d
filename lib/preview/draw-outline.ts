import type { Fill, Stroke, Box, Geometry } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { fillAttributes, strokeAttributes, short, tag, boxInPoints } from './svg';

export interface DrawnOutline extends Outlined {
  fill?: Fill;
  stroke?: Stroke;
  rotationDeg?: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
}

/** Nothing when there is neither a fill nor a stroke. */
export function drawOutline(outline: DrawnOutline, { colors }: Theme): string[] {
  const { fill, stroke } = outline;
  if (!fill && !stroke) return [];
  const attributes = {
    d: outlinePath(outline),
    ...fillAttributes(colors, fill),
    ...strokeAttributes(colors, stroke),
    transform: transformOf(outline),
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

/** What decides the outline of a shape or a text box. */
export interface Outlined {
  box: Box;
  geometry?: Geometry;
  /** Share of the shorter side. */
  cornerRadius?: number;
  angles?: { startDeg: number; endDeg: number; holeShare?: number };
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Preset shapes as ECMA-376 part 1, annex D, draws them with their default adjustments; in points. */
const paths: Readonly<Record<Geometry, (frame: Frame, outlined: Outlined) => string>> = {
  rect,
  'round-rect': (frame, { cornerRadius = 0 }) => roundRect(frame, cornerRadius * Math.min(frame.width, frame.height)),
  ellipse,
  diamond: (frame) =>
    polygon(frame, [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]),
  chevron: (frame) =>
    polygon(frame, [
      [0, 0],
      [1 - depth(frame), 0],
      [1, 0.5],
      [1 - depth(frame), 1],
      [0, 1],
      [depth(frame), 0.5],
    ]),
  'pentagon-arrow': (frame) =>
    polygon(frame, [
      [0, 0],
      [1 - depth(frame), 0],
      [1, 0.5],
      [1 - depth(frame), 1],
      [0, 1],
    ]),
  triangle: (frame) =>
    polygon(frame, [
      [0.5, 0],
      [1, 1],
      [0, 1],
    ]),
  'right-triangle': (frame) =>
    polygon(frame, [
      [0, 0],
      [1, 1],
      [0, 1],
    ]),
  'arc-segment': (frame, { angles }) => sector(frame, angles),
};

/** The outline as the data of an SVG path. */
export function outlinePath(outlined: Outlined): string {
  return paths[outlined.geometry ?? 'rect'](boxInPoints(outlined.box), outlined);
}

/** How deep the point of an arrow is, as a share of its width: half the shorter side. */
function depth({ width, height }: Frame): number {
  return Math.min(width, height) / 2 / width;
}

/** Corners as shares of the frame. */
function polygon({ x, y, width, height }: Frame, corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([across, down]) => point(x + across * width, y + down * height)).join('L')}Z`;
}

function rect(frame: Frame): string {
  return polygon(frame, [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
}

function ellipse({ x, y, width, height }: Frame): string {
  const arc = (endX: number) => `A${point(width / 2, height / 2)} 0 1 1 ${point(endX, y + height / 2)}`;
  return `M${point(x, y + height / 2)}${arc(x + width)}${arc(x)}Z`;
}

function roundRect(frame: Frame, radius: number): string {
  if (radius <= 0) return rect(frame);
  const { x, y, width, height } = frame;
  const arc = (endX: number, endY: number) => `A${point(radius, radius)} 0 0 1 ${point(endX, endY)}`;
  return (
    `M${point(x + radius, y)}H${short(x + width - radius)}${arc(x + width, y + radius)}V${short(y + height - radius)}${arc(x + width - radius, y + height)}` +
    `H${short(x + radius)}${arc(x, y + height - radius)}V${short(y + radius)}${arc(x + radius, y)}Z`
  );
}

/** A sector of the frame's ellipse, clockwise from three o'clock. */
function sector(frame: Frame, angles: Outlined['angles'] = { startDeg: 0, endDeg: 360 }): string {
  const { holeShare = 0 } = angles;
  const sweepDeg = (((angles.endDeg - angles.startDeg) % 360) + 360) % 360;
  if (sweepDeg === 0) return ellipse(frame);
  const { x, y, width, height } = frame;
  const at = (degrees: number, share = 1) => {
    const angle = (degrees * Math.PI) / 180;
    return point(x + (width / 2) * (1 + share * Math.cos(angle)), y + (height / 2) * (1 + share * Math.sin(angle)));
  };
  const isLarge = sweepDeg > 180 ? 1 : 0;
  const arc = `A${point(width / 2, height / 2)} 0 ${isLarge} 1 ${at(angles.endDeg)}`;
  if (holeShare === 0) return `M${point(x + width / 2, y + height / 2)}L${at(angles.startDeg)}${arc}Z`;
  const back = `A${point((width / 2) * holeShare, (height / 2) * holeShare)} 0 ${isLarge} 0 ${at(angles.startDeg, holeShare)}`;
  return `M${at(angles.startDeg)}${arc}L${at(angles.endDeg, holeShare)}${back}Z`;
}

function point(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}
