import { withNoBreakSpaces } from './glued-spaces';
import { measureTextWidthIn } from './measure-text';
import type { TextStyle } from './faces';

/** Scripts that break between any two characters, or by dictionary, have no unbreakable words. */
const breaksAnywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Such texts still need room for a character and the punctuation that may not leave it. */
const leastPieceEm = 2;
/** No-break spaces hold words together. */
const wordEnds = /[^\S\u00a0\u202f]+|\u200b+|(?<=[-\u2010\u2013\u2014])/u;

/** Widths are asked for again at every size that a layout tries; they grow with the size. */
const known = new Map<string, number>();
const mostKnown = 4000;
const measuredPt = 72;

/** Width in inches of the widest piece of a text that can only be broken in the middle of a word, or between a number and its unit; 0 for none. */
export function widestWordIn(text: string, style: TextStyle, language: string): number {
  if (style.letterSpacingPt) return measureWidest(text, style, language);
  const key = `${language} ${style.family} ${style.bold ? 1 : 0}${style.italic ? 1 : 0} ${text}`;
  const atOneEm = known.get(key) ?? measureWidest(text, { ...style, sizePt: measuredPt }, language);
  if (known.size >= mostKnown) known.clear();
  known.set(key, atOneEm);
  return (atOneEm * style.sizePt) / measuredPt;
}

function measureWidest(text: string, style: TextStyle, language: string): number {
  let widest = 0;
  for (const word of withNoBreakSpaces([text], language).flatMap((piece) => piece.split(wordEnds))) {
    if (word === '') continue;
    const whole = measureTextWidthIn(word, style);
    widest = Math.max(widest, breaksAnywhere.test(word) ? Math.min(whole, (style.sizePt / 72) * leastPieceEm) : whole);
  }
  return widest;
}
