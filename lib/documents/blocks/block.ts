/** What every format is first read into: headings, and lines of text between them. */
export type Block =
  /** Level 1 is the outermost. */
  | { kind: 'heading'; level: number; text: string }
  /** A paragraph, a list item or a row of a table: one line. */
  | { kind: 'line'; text: string };
