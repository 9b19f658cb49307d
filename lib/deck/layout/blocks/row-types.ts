import type { Box } from '../../scene/scene';
import type { ColorRole } from '../../theme/theme';
import type { ParagraphDraft } from './draft';
import type { Fitted } from './fit';

export interface RowContent {
  name: string;
  /** A numeral, a date, a figure: stands in the first column in accent. */
  mark?: string;
  heading?: string;
  headingColor?: ColorRole;
  /** Lines in accent below the heading, such as a price. */
  subheadings?: readonly string[];
  /** Stands out among its siblings, whose bars and tiles stand back when it is false. */
  emphasized?: boolean;
  body?: (sizePt: number) => readonly ParagraphDraft[];
}

/** What callers ask for, and the side of the tiles that goes with the number of rows. */
export interface MeasuredRowOptions extends RowOptions {
  tileIn: number;
}

export interface RowOptions {
  area: Box;
  /**
   * What a row starts with: `mark` sets its mark on the baseline of the text, `tile` on a
   * panel of its own, `bar` draws an accent bar along the text.
   */
  start: 'mark' | 'tile' | 'bar';
  /** Width of marks without a tile. */
  markWidthIn?: number;
  markSizePt?: number;
  /** Share of the rest that headings take with the body beside them; 0 stacks the body below. */
  headingShare: number;
  sizesPt: readonly (readonly [heading: number, body: number])[];
  /**
   * `hairline` above each row, `none`, or `spine`: dots on a line between mark and text. `strip` stands each row on a
   * panel of its own in templates whose cards are panels, and between hairlines in the others.
   */
  divider: 'hairline' | 'strip' | 'none' | 'spine';
  maxPaddingIn?: number;
  /** Rows are at least so high and their tiles have this side, in inches, as those of a column beside them. */
  like?: { rowIn: number; tileIn: number };
  headingBold?: boolean;
}

/** The measured texts of a row and the height they need together. */
export interface Cells {
  mark: Fitted | null;
  heading: Fitted | null;
  body: Fitted | null;
  /** Height of heading and body together. */
  textIn: number;
  heightIn: number;
}

export const cellGapIn = 0.3;
export const stackGapIn = 0.05;
export const minPaddingIn = 0.09;
export const dotIn = 0.16;
export const barIn = 0.07;
/** Between strips, and what they keep free behind their text. */
export const stripGapIn = 0.09;
export const stripEndIn = 0.25;
