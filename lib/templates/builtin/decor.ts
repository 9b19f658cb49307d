import type { LineElement, ShapeElement } from '@/lib/deck/scene/scene';
import type { ColorRole } from '@/lib/deck/theme/theme';

/** A plain rectangle of one colour, in inches. */
export function plane(
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  color: ColorRole,
  opacity?: number,
): ShapeElement {
  return {
    type: 'shape',
    name,
    geometry: 'rect',
    box: { x, y, w, h },
    fill: opacity === undefined ? { color } : { color, opacity },
  };
}

/** A line from one point to the right, downwards, or both, in inches. */
export function rule(
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  color: ColorRole,
  widthPt: number,
): LineElement {
  return { type: 'line', name, box: { x, y, w, h }, stroke: { color, widthPt } };
}

export interface DotGrid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Between the middles of neighbours. */
  pitchIn: number;
  diameterIn: number;
  color: ColorRole;
  opacity?: number;
}

/** Dots in rows and columns; the first one's box starts at `x`, `y`. */
export function dotGrid({ x, y, columns, rows, pitchIn, diameterIn, color, opacity }: DotGrid): ShapeElement[] {
  return Array.from({ length: columns * rows }, (_, index): ShapeElement => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const box = { x: round(x + column * pitchIn), y: round(y + row * pitchIn), w: diameterIn, h: diameterIn };
    return {
      type: 'shape',
      name: `Dot ${index + 1}`,
      geometry: 'ellipse',
      box,
      fill: opacity === undefined ? { color } : { color, opacity },
    };
  });
}

export interface Bracket {
  x: number;
  y: number;
  h: number;
  armIn: number;
  color: ColorRole;
  widthPt: number;
}

/** An opening bracket of three lines: its stem at `x`, its arms to the right. */
export function openingBracket(name: string, { x, y, h, armIn, color, widthPt }: Bracket): LineElement[] {
  return [
    rule(`${name} top`, x, y, armIn, 0, color, widthPt),
    rule(`${name} stem`, x, y, 0, h, color, widthPt),
    rule(`${name} foot`, x, round(y + h), armIn, 0, color, widthPt),
  ];
}

/** A closing bracket: its stem at `x`, its arms to the left. */
export function closingBracket(name: string, { x, y, h, armIn, color, widthPt }: Bracket): LineElement[] {
  return [
    rule(`${name} top`, round(x - armIn), y, armIn, 0, color, widthPt),
    rule(`${name} stem`, x, y, 0, h, color, widthPt),
    rule(`${name} foot`, round(x - armIn), round(y + h), armIn, 0, color, widthPt),
  ];
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
