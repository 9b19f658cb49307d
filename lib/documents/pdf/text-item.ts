/** A run of text as it stands on a page that is upright, in points, with y growing downwards. */
export interface TextItem {
  text: string;
  left: number;
  right: number;
  /** Of its baseline. */
  y: number;
  size: number;
  isRightToLeft: boolean;
}

/** Items on one baseline without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

/** Segments on one baseline, from left to right. */
export interface Line {
  segments: readonly Segment[];
  y: number;
  size: number;
  left: number;
  right: number;
  /** Where lines of its column end at most. */
  edge: number;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  lines: readonly Line[];
}
