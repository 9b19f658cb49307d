import type { Box } from '@/lib/deck/scene/scene';

const pointsPerInch = 72;

/** Inches of the scene as the points that a preview is drawn in. */
export function toPoints(inches: number): number {
  return inches * pointsPerInch;
}

export function boxInPoints({ x, y, w, h }: Box): { x: number; y: number; width: number; height: number } {
  return { x: toPoints(x), y: toPoints(y), width: toPoints(w), height: toPoints(h) };
}
