import type { Box, Geometry } from '@/lib/deck/scene/scene';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) for the geometries of a scene. */
const presets: Readonly<Record<Geometry, string>> = {
  rect: 'rect',
  'round-rect': 'roundRect',
  ellipse: 'ellipse',
  diamond: 'diamond',
  chevron: 'chevron',
  'pentagon-arrow': 'homePlate',
  triangle: 'triangle',
  'right-triangle': 'rtTriangle',
  'arc-segment': 'pie',
};

export interface Shaped {
  geometry?: Geometry;
  cornerRadius?: number;
  angles?: { startDeg: number; endDeg: number; holeShare?: number };
}

/** The preset of a shape. Corners without a radius and segments that go all round have presets of their own. */
export function presetOf({ geometry = 'rect', cornerRadius = 0, angles }: Shaped): string {
  if (geometry === 'round-rect' && cornerRadius <= 0) return presets.rect;
  if (geometry === 'arc-segment' && angles && Math.abs(angles.endDeg - angles.startDeg) >= 360) return presets.ellipse;
  if (geometry === 'arc-segment' && angles?.holeShare) return 'blockArc';
  return presets[geometry];
}

/** Radius in inches of a corner given as a share of the shorter side. */
export function cornerRadiusInches(box: Box, share: number): number {
  return share * Math.min(box.w, box.h);
}

/** Inches between each side of a shape's box and the rectangle that its text may fill (ECMA-376 part 1, 20.1.9.22, by preset). */
export function textRectOf(shape: Shaped & { box: Box; flipHorizontal?: boolean }): TextRect {
  const { box, cornerRadius = 0, flipHorizontal } = shape;
  const preset = presetOf(shape);
  // The point of an arrow reaches half the shorter side into the shape.
  const point = Math.min(box.w, box.h) / 2;
  const rect = textRects[preset]?.({ box, cornerIn: cornerRadiusInches(box, cornerRadius), point }) ?? evenRect(0);
  return flipHorizontal ? { ...rect, left: rect.right, right: rect.left } : rect;
}

export interface TextRect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of a quarter of a circle, from its corner to the middle of its arc, along one side. */
const arcShare = 1 - Math.SQRT1_2;

function evenRect(x: number, y = x): TextRect {
  return { left: x, right: x, top: y, bottom: y };
}

const textRects: Readonly<Record<string, (shape: { box: Box; cornerIn: number; point: number }) => TextRect>> = {
  roundRect: ({ cornerIn }) => evenRect(cornerIn * arcShare),
  ellipse: ({ box }) => evenRect((box.w / 2) * arcShare, (box.h / 2) * arcShare),
  chevron: ({ point }) => evenRect(point, 0),
  homePlate: ({ point }) => ({ ...evenRect(0), right: point / 2 }),
};

/** Degrees brought into the range from 0 to below 360. */
export function normalDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
