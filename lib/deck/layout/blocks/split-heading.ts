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

/** A text that followed a colon starts a sentence of its own; words with capitals inside keep their look. */
function startSentence(text: string): string {
  const first = text.split(/\s/)[0] ?? '';
  return /^\p{Ll}+$/u.test(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
