import type { Lexicon } from '@/lib/languages/lexicon';
import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { keptByText } from '@/lib/languages/kept-by-text';
import { remembered } from './remember';
import { hasDigit, hasLetter, isQuestion, startsSmall } from '@/lib/reading/source/signs';
import { balanced, partsOf, saidOutside } from '@/lib/reading/source/brackets';
import { isBlank, isEnder, trimmed, unstopped } from './signs';

/** A line as what it is about and what it says of it. */
export interface Headed {
  head: string;
  rest: string;
}

const separated = /^(.{2,60}?)(?:\s*[:：]\s*|\s+[–—-]{1,2}\s+|\s*(?:→|=>|->)\s*)(\S.*)$/u;
const mostWordsOfHead = 7;
const arrows = '→>';
/** What is longer lists nothing. */
const longest = 600;

/** "Security: every byte is encrypted": null for a line that says one thing. */
export const headOf: (text: string) => Readonly<Headed> | null = keptByText(readHead);

function readHead(text: string): Headed | null {
  const match = separated.exec(text.slice(0, longest)) === null ? null : separated.exec(text);
  if (match === null) return null;
  const [, head = '', rest = ''] = match;
  // "9:30" is a time, "2023: 38" is not.
  const isTime =
    hasDigit(head.slice(-1)) && hasDigit(rest.charAt(0)) && match[0].length === head.length + rest.length + 1;
  // "b) repair".
  const isBalanced = balanced(head.charAt(1) === ')' ? head.slice(2) : head);
  // "15 → 7 days" is a change.
  const isChange =
    hasDigit(rest.charAt(0)) &&
    hasDigit(head.slice(-4)) &&
    arrows.includes(match[0].slice(0, -rest.length).trim().slice(-1));
  const isAddress = head.startsWith('http') || head.startsWith('www');
  if (
    isTime ||
    isChange ||
    isAddress ||
    wordCount(head) > mostWordsOfHead ||
    !isBalanced ||
    '.!?,'.includes(head.slice(-1))
  )
    return null;
  return { head: head.replaceAll('*', '').trim(), rest: rest.trim() };
}

/** "Why now (scores fell, waste rose)": what stands in brackets is said of what stands before them. */
export function bracketOf(text: string): Headed | null {
  const found = bracketAtEnd(text);
  return found !== null && wordCount(found.rest) > mostWordsOfHead / 2 ? found : null;
}

export function bracketAtEnd(text: string): Headed | null {
  const at = text.indexOf('(');
  const rest = text.slice(at + 1, -1);
  return at > 0 && text.endsWith(')') && balanced(rest) ? { head: text.slice(0, at).trim(), rest } : null;
}

const marksBetween = new Set(';；、，،·•|→⇒');
const lastOfYear = 4;

/** What a text says one after the other: between commas, semicolons, dashes before years, the ends of its sentences. */
export const piecesOf = remembered((text, { lexicon }): string[] =>
  sentencesIn(text).flatMap(({ text: sentence }) =>
    clausesOf(unstopped(sentence)).flatMap((clause) => withoutAnd(clause, lexicon)),
  ),
);

function clausesOf(text: string): string[] {
  return partsOf(text, (sign, at) => {
    if (marksBetween.has(sign)) return true;
    // Between signs of East Asia no blank stands behind a comma.
    if (sign === ',' && visualWidth(text.charAt(at + 1)) > 1) return true;
    if (!isBlank(text.charAt(at + 1))) return false;
    const next = text.slice(at + 2);
    if (sign === ',') return !isYear(next);
    return isBlank(text.charAt(at - 1)) && (sign === '/' || ('–—-'.includes(sign) && hasDigit(next.charAt(0))));
  });
}

/** "March 3, 2024" goes on behind its comma, "2023: 4, 2024: 5" does not. */
function isYear(text: string): boolean {
  const isNumber = text.length >= lastOfYear && Array.from(text.slice(0, lastOfYear)).every(hasDigit);
  return isNumber && (text.length === lastOfYear || '.,;)'.includes(text.charAt(lastOfYear)));
}

/** "31 for heat and 13 for light" in two, "and 13 for light" without its first word. */
function withoutAnd(text: string, lexicon: Lexicon): string[] {
  const marks = lexicon.marksIn(text);
  const and = marks.find(({ meaning }) => meaning === 'word.and');
  // "Between 4 and 23 February" is one time.
  if (and === undefined || marks.some(({ meaning }) => meaning.startsWith('month.'))) return [text];
  const [before, behind] = [text.slice(0, and.start).trim(), text.slice(and.end).trim()];
  if (before === '') return behind === '' ? [text] : [behind];
  return hasDigit(before) && hasDigit(behind) && balanced(before) && balanced(behind) ? [before, behind] : [text];
}

const counter = /(?<=^|[\s:：])\(?(\d{1,2})[).]\s+(?=\S)/gu;

/** "1) register 2) pay 3) come": what a line counts, without its numbers; empty where it counts nothing. */
export function countedOff(text: string): string[] {
  const found = text.length > longest ? [] : [...text.matchAll(counter)];
  if (found.length < fewestListed || found.some(([, number], index) => Number(number) !== index + 1)) return [];
  return found.map(({ 0: sign, index }, at) => trimmed(text.slice(index + sign.length, found[at + 1]?.index), ',;'));
}

/** Of a heading what stands below it says more readily several things. */
const [mostWordsOfPiece, mostWordsBelowHeading] = [9, 16];
const fewestListed = 3;

/** The things that a line lists, where each of them is short; else the line. */
export const listed = remembered((text, { lexicon }): string[] => listedBy(text, mostWordsOfPiece, lexicon));

/** The same of a line below a heading. */
export const listedBelow = remembered((text, { lexicon }): string[] => listedBy(text, mostWordsBelowHeading, lexicon));

function listedBy(text: string, mostWords: number, lexicon: Lexicon): string[] {
  const plain = unstopped(text);
  if (text.length > longest || wholeSentences(plain).length > 1) return [text];
  const halves = partsOf(plain, (sign) => sign === ';' || sign === '；');
  if (halves.length > 1) return halves;
  const commas = partedAtAnd(clausesOf(plain), lexicon);
  const isList =
    commas.length >= fewestListed &&
    // However much a bracket says of a thing, the thing is short.
    commas.every((part) => wordCount(saidOutside(part)) <= mostWords) &&
    (mostWords > mostWordsOfPiece ||
      commas.filter((part) => wordCount(part) <= 6 || hasDigit(part)).length >= commas.length - 1);
  return isList ? commas.map((part) => withoutFirstAnd(part, lexicon)).map((part) => trimmed(part, ',')) : [text];
}

/** "No. 4 and 40" keeps its "and", "and 13 for light" does not. */
function withoutFirstAnd(text: string, lexicon: Lexicon): string {
  const [first = text, second] = withoutAnd(text, lexicon);
  return second === undefined ? first : text;
}

/** The two things that are told under one heading, where each of them is short; else the text. */
export function twoIn(text: string): string[] {
  const halves = clausesOf(unstopped(text));
  const areTwo = halves.length === 2 && halves.every((half) => wordCount(saidOutside(half)) <= mostWordsOfPiece);
  return areTwo ? halves : [text];
}

/** "Anchoring, dredging and warming": without another "and" that of the last part is the one of the list. */
function partedAtAnd(parts: readonly string[], lexicon: Lexicon): string[] {
  const last = parts.at(-1) ?? '';
  const andsIn = (text: string): { start: number; end: number }[] =>
    lexicon.marksIn(text).filter(({ meaning, start }) => meaning === 'word.and' && isOutside(text, start));
  const [and, second] = andsIn(last);
  const isOne = and !== undefined && second === undefined && and.start > 0 && parts.length > 1;
  if (!isOne || parts.slice(0, -1).some((part) => andsIn(part).length > 0)) return [...parts];
  const halves = [last.slice(0, and.start).trim(), last.slice(and.end).trim()];
  return !halves.every(hasLetter) ? [...parts] : [...parts.slice(0, -1), ...halves];
}

const isOutside = (text: string, at: number): boolean => balanced(text.slice(0, at));

const [longestWhole, longestSaid, shortestEnd] = [400, 160, 4];

/** Sentences of who writes no capitals: behind a word, not behind what may be an abbreviation. */
function smallSentences(text: string): string[] {
  return partsOf(text, (sign, at) => {
    const word = text.slice(text.lastIndexOf(' ', at) + 1, at);
    return isEnder(sign) && isBlank(text.charAt(at + 1)) && word.length >= shortestEnd && !hasDigit(word);
  });
}

/** Sentences; those within one pair of brackets or quotes stay together, and so does a short question with its answer. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  const found = sentencesIn(text).flatMap(({ text: said }) =>
    said.length > longestSaid && startsSmall(said) ? smallSentences(said) : [said],
  );
  for (const next of found) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      last.length + next.length < longestWhole &&
      (!balanced(last) ||
        !hasLetter(next) ||
        (isQuestion(last) && !isQuestion(next) && wordCount(last) <= mostWordsOfPiece));
    if (goesOn) whole[whole.length - 1] = `${last} ${next}`;
    else whole.push(next);
  }
  return whole;
}
