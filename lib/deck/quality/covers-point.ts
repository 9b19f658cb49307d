import type { Box, Geometry } from '../scene/scene';

/** The part of an element that says which points of the slide it covers. */
export interface ShapeOutline {
  box: Box;
  geometry?: Geometry;
  cornerRadius?: number;
  rotationDeg?: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
  angles?: { startDeg: number; endDeg: number; holeShare?: number };
}

/** A point in a shape's own frame: inches from its top left corner, before rotation and flips. */
interface LocalPoint {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Preset shapes as ECMA-376 part 1, annex D, draws them with their default adjustments. */
const contains: Readonly<Record<Geometry, (point: LocalPoint, outline: ShapeOutline) => boolean>> = {
  rect: () => true,
  'round-rect': (point, { cornerRadius = 0 }) => isInsideCorners(point, cornerRadius),
  diamond: ({ x, y, w, h }) => Math.abs(x / w - 0.5) + Math.abs(y / h - 0.5) <= 0.5,
  ellipse: (point) => isInsideEllipse(point),
  chevron: (point) => point.x >= pointDepth(point) * (1 - fromMiddle(point)) && isBehindPoint(point),
  'pentagon-arrow': isBehindPoint,
  triangle: ({ x, y, w, h }) => Math.abs(x / w - 0.5) <= y / h / 2,
  'right-triangle': ({ x, y, w, h }) => x / w <= y / h,
  'arc-segment': (point, { angles }) =>
    isInsideEllipse(point) && !isInsideEllipse(point, angles?.holeShare ?? 0) && isInsideAngles(point, angles),
};

/** Whether an element covers a point of the slide (inches); its outline decides, not its box. */
export function coversPoint(outline: ShapeOutline, x: number, y: number): boolean {
  const { box } = outline;
  if (isPlain(outline)) return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  const turn = (-(outline.rotationDeg ?? 0) * Math.PI) / 180;
  const dx = x - (box.x + box.w / 2);
  const dy = y - (box.y + box.h / 2);
  const across = (dx * Math.cos(turn) - dy * Math.sin(turn)) * (outline.flipHorizontal ? -1 : 1);
  const down = (dx * Math.sin(turn) + dy * Math.cos(turn)) * (outline.flipVertical ? -1 : 1);
  if (Math.abs(across) > box.w / 2 || Math.abs(down) > box.h / 2) return false;
  return contains[outline.geometry ?? 'rect'](
    { x: across + box.w / 2, y: down + box.h / 2, w: box.w, h: box.h },
    outline,
  );
}

export function isRectangular({ geometry = 'rect', rotationDeg }: ShapeOutline): boolean {
  return !rotationDeg && (geometry === 'rect' || geometry === 'round-rect');
}

function isPlain({ geometry = 'rect', rotationDeg }: ShapeOutline): boolean {
  return geometry === 'rect' && !rotationDeg;
}

/** 0 on the horizontal middle line, 1 at the top and bottom edge. */
function fromMiddle({ y, h }: LocalPoint): number {
  return Math.abs((2 * y) / h - 1);
}

function pointDepth({ w, h }: LocalPoint): number {
  return Math.min(w, h) / 2;
}

function isBehindPoint(point: LocalPoint): boolean {
  return point.x <= point.w - pointDepth(point) * fromMiddle(point);
}

/** Inside the ellipse of the frame, or inside one of a share of its radii. */
function isInsideEllipse({ x, y, w, h }: LocalPoint, share = 1): boolean {
  return ((2 * x) / w - 1) ** 2 + ((2 * y) / h - 1) ** 2 <= share ** 2 && share > 0;
}

function isInsideCorners({ x, y, w, h }: LocalPoint, share: number): boolean {
  const radius = share * Math.min(w, h);
  const dx = Math.max(radius - x, x - (w - radius), 0);
  const dy = Math.max(radius - y, y - (h - radius), 0);
  return dx ** 2 + dy ** 2 <= radius ** 2 || dx === 0 || dy === 0;
}

function isInsideAngles({ x, y, w, h }: LocalPoint, angles = { startDeg: 0, endDeg: 360 }): boolean {
  const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
  const angle = (Math.atan2(y - h / 2, x - w / 2) * 180) / Math.PI;
  const sweep = turn(angles.endDeg - angles.startDeg) || 360;
  return turn(angle - angles.startDeg) <= sweep;
}
