import type { Box, Geometry } from '@/lib/deck/scene/scene';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) for the geometries of a scene. */
const presets: Readonly<Record<Geometry, string>> = {
  rect: 'rect',
  'round-rect': 'roundRect',
  ellipse: 'ellipse',
  chevron: 'chevron',
  'pentagon-arrow': 'homePlate',
  triangle: 'triangle',
  'right-triangle': 'rtTriangle',
  'arc-segment': 'pie',
};

export interface Shaped {
  geometry?: Geometry;
  cornerRadius?: number;
  angles?: { startDeg: number; endDeg: number };
}

/** The preset of a shape. Corners without a radius and segments that go all round have presets of their own. */
export function presetOf({ geometry = 'rect', cornerRadius = 0, angles }: Shaped): string {
  if (geometry === 'round-rect' && cornerRadius <= 0) return presets.rect;
  if (geometry === 'arc-segment' && angles && Math.abs(angles.endDeg - angles.startDeg) >= 360) return presets.ellipse;
  return presets[geometry];
}

/** Radius in inches of a corner given as a share of the shorter side. */
export function cornerRadiusInches(box: Box, share: number): number {
  return share * Math.min(box.w, box.h);
}

/** Degrees brought into the range from 0 to below 360. */
export function normalDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
