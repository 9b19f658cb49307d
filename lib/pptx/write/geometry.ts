import type { Box, Geometry } from '@/lib/deck/scene/scene';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) for the geometries of a scene. */
export const presetGeometries: Readonly<Record<Geometry, string>> = {
  rect: 'rect',
  'round-rect': 'roundRect',
  ellipse: 'ellipse',
  chevron: 'chevron',
  'pentagon-arrow': 'homePlate',
  triangle: 'triangle',
  'right-triangle': 'rtTriangle',
  'arc-segment': 'pie',
};

/** Radius in inches of a corner given as a share of the shorter side. */
export function cornerRadiusInches(box: Box, share: number): number {
  return share * Math.min(box.w, box.h);
}

/** Degrees brought into the range from 0 to below 360. */
export function normalDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
