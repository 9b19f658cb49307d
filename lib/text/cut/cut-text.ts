const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As far back as the beginning of a character is looked for: finding it takes time that grows with the square of the text. */
const longestGrapheme = 256;

/** The beginning of a text, of at most `most` UTF-16 units: whole characters as people see them. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, boundaryBefore(text, Math.max(0, most)));
}

/** The same with an ellipsis, which counts, where something is missing. */
export function cutWithEllipsis(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/** The end of a text, of at most `most` UTF-16 units: whole characters as people see them. */
export function cutStart(text: string, most: number): string {
  return text.length <= most ? text : text.slice(boundaryAfter(text, text.length - Math.max(0, most)));
}

/** Pieces of at most `most` UTF-16 units that together are the text. */
export function cutIntoPieces(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + most < text.length ? boundaryBefore(text, at + most, at) : text.length;
    // A character longer than a piece is divided all the same.
    const next = end > at ? end : at + most;
    pieces.push(text.slice(at, next));
    at = next;
  }
  return pieces;
}

/** The last place up to `at` between two characters. One longer than any that people write is cut between code points. */
function boundaryBefore(text: string, at: number, from = 0): number {
  const start = codePointStart(text, Math.max(from, at - longestGrapheme));
  // Whether a character ends at a place shows in the code point behind it.
  const found = graphemes.segment(text.slice(start, at + 2)).containing(at - start);
  if (found === undefined) return at;
  const boundary = start + found.index;
  return boundary > start || boundary === from ? boundary : codePointStart(text, at);
}

function boundaryAfter(text: string, at: number): number {
  const start = codePointStart(text, Math.max(0, at - longestGrapheme));
  const found = graphemes.segment(text.slice(start, at + longestGrapheme)).containing(at - start);
  if (found === undefined || start + found.index === at) return at;
  const end = start + found.index + found.segment.length;
  return end < at + longestGrapheme || end === text.length ? end : codePointStart(text, at + 1);
}

/** The place itself, or the one before where it lies within a surrogate pair. */
function codePointStart(text: string, at: number): number {
  const isWithin = isBetween(text.charCodeAt(at), 0xdc00, 0xdfff) && isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff);
  return isWithin ? at - 1 : at;
}

function isBetween(unit: number, first: number, last: number): boolean {
  return unit >= first && unit <= last;
}
