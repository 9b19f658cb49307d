import { wordsIn } from '@/lib/languages/normal-form';
import type { Lexicon } from '@/lib/languages/lexicon';
import { sentencesIn, wordCount } from '../source/sentences';
import { trimSigns } from '../source/signs';
import { type BriefLanguage, capitalLetter, unbracketed } from './brief-title';
import type { BriefPiece } from './brief-piece';
import type { BriefSentence } from './brief-sentences';
import { signsOutside } from '../source/brackets';

const [fewestNumbers, mostWordsOfName] = [2, 12];
const commas = ',;，；、،؛:：';
const [openings, closings] = ['(（', ')）'];
const around = ' \t.,;:，；：、،؛。–—-';

/**
 * "Please show production per month (July 322, August 341) as a chart": what a request says in brackets is content under
 * the name before it, and so is all of what it compares; null for sentences without numbers in brackets.
 */
export function dataAsked(sentence: BriefSentence, language: BriefLanguage): BriefPiece[] | null {
  const { start, end, text, isAsked } = sentence;
  const brackets = bracketsIn(text).filter((each) => numbersIn(text.slice(each.from, each.to)) >= fewestNumbers);
  const [first] = brackets;
  if (first === undefined) return null;
  const verb = language.lexicon.marksIn(text).find(({ meaning, start: at }) => meaning === 'word.show' && at === 0);
  const compared = verb !== undefined && brackets.length > 1 ? nameOf(unbracketed(text), language) : null;
  if (compared !== null && verb !== undefined)
    return [
      { start, end: start + first.from - 1, sort: 'asked' },
      { start: start + verb.end, end: start + verb.end, sort: 'head', title: compared },
      { start: start + verb.end, end, sort: 'told' },
    ];
  if (!isAsked) return null;
  let at = start;
  const pieces = brackets.flatMap(({ from, to }): BriefPiece[] => {
    const before = text.slice(0, from - 1);
    const comma = verb === undefined ? (signsOutside(before, commas).at(-1) ?? -1) : -1;
    const own: BriefPiece[] = [
      { start: at, end: start + from - 1, sort: 'read' },
      { start: start + from, end: start + from, sort: 'head', title: nameOf(before.slice(comma + 1), language) ?? '' },
      { start: start + from, end: start + to, sort: 'told' },
    ];
    at = start + to + 1;
    return own;
  });
  const isRest = trimSigns(text.slice(at - start), around) !== '';
  return [...pieces, ...(isRest ? [{ start: at, end, sort: 'read' as const }] : [])];
}

/** Behind the words that ask for it and those that say in which form. */
function nameOf(text: string, { lexicon, small }: BriefLanguage): string | null {
  const plain = text.trim();
  const opening = openingOf(plain, lexicon, small);
  const name = trimSigns(plain.slice(opening), around);
  const isOurs = lexicon.marksIn(name).some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
  return name === '' || isOurs || wordCount(name) > mostWordsOfName || sentencesIn(name).length > 1
    ? null
    : capitalLetter(name);
}

function openingOf(text: string, lexicon: Lexicon, small: ReadonlySet<string>): number {
  const marks = lexicon.marksIn(text);
  let end = 0;
  for (const word of wordsIn(text)) {
    const isAsking = marks.some(
      ({ meaning, start, end: to }) =>
        start <= word.start &&
        to >= word.end &&
        (meaning === 'word.please' ||
          meaning === 'word.show' ||
          meaning === 'word.want' ||
          meaning === 'word.make' ||
          meaning === 'form.table' ||
          meaning === 'form.chart' ||
          meaning === 'form.bar'),
    );
    if (!isAsking && !small.has(word.form) && word.form.length > 1) break;
    end = word.end;
  }
  return end;
}

function bracketsIn(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!openings.includes(text.charAt(at))) continue;
    const close = Array.from(closings, (sign) => text.indexOf(sign, at)).filter((place) => place !== -1);
    if (close.length === 0) break;
    const to = Math.min(...close);
    found.push({ from: at + 1, to });
    at = to;
  }
  return found;
}

/** Words with digits. */
const numbersIn = (text: string): number => text.split(' ').filter((word) => /\p{Nd}/u.test(word)).length;
