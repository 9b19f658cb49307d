/** A heading is short: a term, a name, a date. */
const longestHeading = 36;
const longestHeadingWords = 5;

/** Splits "Term: explanation" and "Term – explanation" into heading and text; other texts have no heading. */
export function splitHeading(text: string): { heading?: string; text: string } {
  const match = /^(.+?)(?:\s*[:：]\s+|：|\s+[–—]\s+)(.+)$/su.exec(text);
  const heading = match?.[1]?.trim();
  const rest = match?.[2]?.trim();
  if (!heading || !rest) return { text };
  if (heading.length > longestHeading || heading.split(/\s+/).length > longestHeadingWords) return { text };
  return { heading, text: startSentence(rest) };
}

/** How many characters of a text are its heading with the sign behind it; 0 for texts without one. */
export function headingLength(text: string): number {
  const { heading } = splitHeading(text);
  if (heading === undefined || !/\p{L}/u.test(heading)) return 0;
  const at = text.indexOf(heading) + heading.length;
  return at + (/^\s*[:：]/u.exec(text.slice(at))?.[0].length ?? 0);
}

/** A text that followed a colon starts a sentence of its own; words with capitals inside keep their look. */
function startSentence(text: string): string {
  const first = text.split(/\s/)[0] ?? '';
  return /^\p{Ll}+$/u.test(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
