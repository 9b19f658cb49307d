/** Line ends of every kind; a lone carriage return is one to those who wrote it. */
const lineEnds = /\r\n?|[\u2028\u2029\u0085\v\f]/gu;
/** What XML 1.0 (section 2.2) has no character for, other controls, byte order marks and noncharacters. */
const unwritable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufdd0-\ufdef\ufffe\uffff]/gu;
/** With the `u` flag a surrogate matches only where it has no partner. */
const loneSurrogates = /[\ud800-\udfff]/gu;
/** Embeddings, overrides and isolates (UAX 9): paragraphs have a direction of their own, and these would reach beyond the text. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;
const invisible = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u206a-\u206f\u3164\uffa0]`;
/** One joiner joins; more of them only make a text that is long and looks empty. */
const invisibleFlood = new RegExp(`(${invisible})${invisible}+`, 'gu');
/** No orthography stacks more marks on a letter; more of them run over the lines above and below. */
const markFlood = /(\p{M}{4})\p{M}+/gu;

const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text as slides can show it: line feeds only, well-formed, trimmed, without characters that
 * no file can carry or that only upset the text around them. Lone surrogates become U+FFFD.
 * What is clean stays as it is.
 */
export function cleanWords(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(loneSurrogates, '\ufffd')
    .replace(unwritable, '')
    .replace(directionControls, '')
    .replace(invisibleFlood, '$1')
    .replace(markFlood, '$1')
    .trim();
}

/** Whether a reader would see anything of a text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Each run of blanks with a line end in it as one blank. */
export function withoutLineEnds(text: string): string {
  // An expression with blanks on both sides of the line end would look through a run of blanks from each of them.
  return text.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));
}
