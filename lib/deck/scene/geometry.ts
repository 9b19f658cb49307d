/** The outlines that shapes may have. */
export type Geometry =
  | 'rect'
  | 'round-rect'
  | 'ellipse'
  | 'diamond'
  | 'chevron'
  | 'pentagon-arrow'
  | 'triangle'
  | 'right-triangle'
  | 'arc-segment';

/**
 * What a line joins, by the names of shapes: it stays with them when they are moved. It runs to the middle, turns at a
 * right angle and turns back: first `across` or first `down`.
 */
export interface Connection {
  from: string;
  to: string;
  bend: 'across' | 'down';
}
