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
