import type { Figure } from '../analyse/read-number';
import { findFigures } from '../analyse/read-number';
import { monthPattern } from '../words/calendar';

/** What these lead to is one end of a course, or no certain number. */
const before = /(?<!\p{L})(?:from|vs|page|von|vom|seite|de|du|desde|da|dal|van|od|от|с)\s?$/iu;
const between =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|между)(?!\p{L})|から.{0,12}まで|에서.{0,12}까지/iu;
const to = /^\s?(?:to|bis|à|a|até|tot|do|до|–|-|~|〜)\s?$/iu;
const monthBefore = new RegExp(`(?<!\\p{L})(?:${monthPattern})\\.?\\s$`, 'iu');
const monthBehind = new RegExp(`^(?:\\.|st|nd|rd|th)?\\s?(?:de\\s|of\\s)?(?:${monthPattern})(?!\\p{L})`, 'iu');
const isYear = /^(?:1[0-9]|20)\p{Nd}{2}\s?[年년]?$/u;
const isDay = /^\p{Nd}{1,4}\s?[年月日년월일]$/u;
const smallNumber = /^\p{Nd}{1,2}$/u;
/** "2億" before "1,000万円" is the larger part of one number. */
const largerPart = /\p{Nd}\s?[億亿万萬兆억만조]\s?$/u;
const scaleBetween = /^\s?[億亿万萬兆억만조]?\s?$/u;
/** A sentence full of numbers is read, not looked at. */
const mostAmounts = 2;

/** The first amount of a sentence as written, which is neither a date nor a bare small number; null for none. */
export function amountOf(sentence: string): string | null {
  if (between.test(sentence)) return null;
  const amounts = joined(sentence).filter(({ text, start, end }) => {
    const [lead, rest] = [sentence.slice(0, start), sentence.slice(end)];
    if (isYear.test(text) || isDay.test(text) || smallNumber.test(text) || before.test(lead)) return false;
    return !monthBefore.test(lead) && !monthBehind.test(rest) && !/^[:.]\p{Nd}/u.test(rest);
  });
  return amounts.length > mostAmounts ? null : (amounts[0]?.text ?? null);
}

type Span = Pick<Figure, 'text' | 'start' | 'end'>;

/** "12 to 16 weeks" and "2億1,000万円" are one amount. */
function joined(sentence: string): Span[] {
  const spans: Span[] = [];
  for (const { text, start, end } of findFigures(sentence)) {
    const last = spans.at(-1);
    const gap = last === undefined ? '' : sentence.slice(last.end, start);
    const isRange = last !== undefined && to.test(gap) && !before.test(sentence.slice(0, last.start));
    const isOne = last !== undefined && scaleBetween.test(gap) && largerPart.test(sentence.slice(0, start));
    if (last !== undefined && (isRange || isOne))
      spans[spans.length - 1] = { text: sentence.slice(last.start, end), start: last.start, end };
    else spans.push({ text, start, end });
  }
  return spans;
}
