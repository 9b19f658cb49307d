import LineBreaker from 'linebreak';
import { gluedSpaces } from './glued-spaces';

/** Scripts without spaces, whose words a dictionary finds (class SA of UAX #14). */
const dictionaryScripts: readonly { language: string; pattern: RegExp; run: RegExp }[] = [
  { language: 'th', pattern: /\p{sc=Thai}/u, run: /[\p{sc=Thai}]+/gu },
  { language: 'lo', pattern: /\p{sc=Lao}/u, run: /[\p{sc=Lao}]+/gu },
  { language: 'km', pattern: /\p{sc=Khmer}/u, run: /[\p{sc=Khmer}]+/gu },
  { language: 'my', pattern: /\p{sc=Myanmar}/u, run: /[\p{sc=Myanmar}]+/gu },
];
const betweenHangul = /^\p{sc=Hangul}{2}$/u;
const southEastAsian = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** Segmenters are slow to make; there is one a language of the table above. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Positions (UTF-16 units, ascending, the end included) where a line of this text may end, by
 * UAX #14. Not after a slash: PowerPoint keeps "km/h" and paths together. Korean words are
 * kept whole in Korean text: renderers differ there, and whole words need the most lines. Not
 * between a number and its unit, where files have no-break spaces.
 */
export function findBreaks(text: string, language: string): number[] {
  const keepsHangul = /^ko\b/i.test(language);
  const glued = new Set(gluedSpaces(text, language));
  const positions: number[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const { position } = next;
    const forbidden =
      text[position - 1] === '/' ||
      glued.has(position - 1) ||
      (keepsHangul && betweenHangul.test(text.slice(position - 1, position + 1)));
    if (!forbidden || position === text.length) positions.push(position);
  }
  return southEastAsian.test(text) ? withDictionaryBreaks(text, positions) : positions;
}

function withDictionaryBreaks(text: string, positions: readonly number[]): number[] {
  const all = new Set(positions);
  for (const { language, pattern, run } of dictionaryScripts) {
    if (!pattern.test(text)) continue;
    for (const match of text.matchAll(run)) {
      for (const start of wordStarts(match[0], segmenterFor(language))) all.add(match.index + start);
    }
  }
  return [...all].sort((a, b) => a - b);
}

/** A segmenter's time grows with the square of a text without spaces, so it gets so much at once. */
const pieceLength = 1000;

/** Where the words of a text without spaces begin, but for its first. */
function wordStarts(text: string, segmenter: Intl.Segmenter): number[] {
  const starts: number[] = [];
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, from + pieceLength);
    const isLast = from + piece.length === text.length;
    const found = [...segmenter.segment(piece)].map(({ index }) => from + index).slice(1);
    // A dictionary looks three words ahead: the last of a piece are found once more at the beginning of the next.
    const sure = isLast ? found : found.slice(0, -3);
    starts.push(...sure);
    from = isLast ? text.length : (sure.at(-1) ?? from + piece.length);
  }
  return starts;
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}
