/** Each run of blanks with a line end in it as one blank. */
export function withoutLineEnds(text: string): string {
  // An expression with blanks on both sides of the line end would look through a run of blanks from each of them.
  return text.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));
}
