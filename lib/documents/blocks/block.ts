/** What every format is first read into: headings, and lines of text between them. */
export type Block = {
  text: string;
  /** Page, slide or sheet, from 1; left out where the format has none. */
  page?: number;
} &
  /** Level 1 is the outermost but for 0, that of the title of the whole. */
  (
    | { kind: 'heading'; level: number }
    /** A paragraph, a list item or a row of a table. */
    | { kind: 'line' }
  );
