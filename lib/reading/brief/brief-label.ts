import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Lexicon } from '@/lib/languages/lexicon';
import { wordCount } from '../source/sentences';
import { partedOutside, saidOutside, signsOutside } from '../source/brackets';
import { hasDigit, isWhole, trimSigns } from '../source/signs';

/** What a text says first that it is about, and where in it begins what it says of that. */
export interface BriefLabel {
  text: string;
  value: number;
}

const [widestLabel, mostWordsOfLabel, mostWordsOfSubject] = [60, 10, 5];
const mostWordsOfDate = 3;
const [fewestBehindDash, fewestBehindCopula, mostWordsOfPiece] = [2, 3, 9];
const [colons, dashes, listing] = [':：', '–—-', ',;，；、،؛'];

/** What stands before a colon, before a dash behind which things are listed, or before "are" and three things. */
export function labelIn(text: string, { lexicon, tag }: { lexicon: Lexicon; tag: string }): BriefLabel | null {
  const found = [colonIn(text), dashIn(text)].flatMap((at) => (at === null ? [] : [at]));
  const at = found.length === 0 ? null : Math.min(...found);
  const label = at === null ? null : text.slice(0, at).trim();
  if (label !== null && at !== null && isLabel(label)) return { text: label, value: at + 1 };
  return at === null || at > widestLabel ? (subjectIn(text, lexicon, tag) ?? decisionIn(text, lexicon)) : null;
}

function colonIn(text: string): number | null {
  const at = signsOutside(text, colons).find((place) => !'/'.includes(text.charAt(place + 1) || ' '));
  return at === undefined || at === 0 ? null : at;
}

function dashIn(text: string): number | null {
  const at = signsOutside(text, dashes).find(
    (place) => text.charAt(place - 1) === ' ' && text.charAt(place + 1) === ' ',
  );
  // "15 May – 6 June" is a stretch of time.
  const before = text.slice(0, at);
  const isStretch =
    at !== undefined &&
    hasDigit(before) &&
    wordCount(before) <= mostWordsOfDate &&
    /^\s*\p{Nd}/u.test(text.slice(at + 1));
  return at !== undefined && !isStretch && partedOutside(text.slice(at + 1), listing).length >= fewestBehindDash
    ? at
    : null;
}

/** "We need a decision on the budget, the vendor and a project lead": what has to be decided. */
function decisionIn(text: string, lexicon: Lexicon): BriefLabel | null {
  const marks = lexicon.marksIn(text);
  const decision = marks.find(({ meaning }) => meaning === 'heading.decisions');
  const about = marks.find(
    ({ meaning, start }) => meaning === 'word.about' && decision !== undefined && start - decision.end === 1,
  );
  if (decision === undefined || about === undefined || wordCount(text.slice(0, decision.start)) > mostWordsOfSubject)
    return null;
  return partedOutside(text.slice(about.end), listing).length > 1
    ? { text: text.slice(decision.start, decision.end), value: about.end }
    : null;
}

const isLabel = (label: string): boolean =>
  label.length <= widestLabel &&
  wordCount(label) <= mostWordsOfLabel &&
  isWhole(label) &&
  !/[.!?]\s/u.test(label) &&
  trimSigns(label, ' .') !== '';

/** "The causes of loss are anchoring, dredging and warming": of some things of one sort it says only which. */
function subjectIn(text: string, lexicon: Lexicon, tag: string): BriefLabel | null {
  const { copulas } = briefWordsOf(tag);
  const isCopula = (start: number): boolean => endOfGroup(text, copulas, start) !== -1;
  const all = wordsIn(text).filter(({ start }) => isCopula(start));
  const [copula, second] = all;
  if (copula === undefined || second !== undefined) return null;
  const label = text.slice(0, copula.start).trim();
  const isSomebody = lexicon.meaningsOf(label).includes('word.ourselves');
  if (!isLabel(label) || isSomebody || hasDigit(label) || wordCount(label) > mostWordsOfSubject) return null;
  if (signsOutside(label, listing).length > 0) return null;
  const pieces = partedOutside(text.slice(copula.end), listing);
  const last = pieces.at(-1)?.text ?? '';
  const and = lexicon.marksIn(last).find(({ meaning, start }) => meaning === 'word.and' && start > 0);
  const ends = and === undefined ? [last] : [last.slice(0, and.start), last.slice(and.end)];
  const things = [...pieces.slice(0, -1).map((piece) => piece.text), ...ends];
  const areShort = things.every((thing) => wordCount(saidOutside(thing)) <= mostWordsOfPiece);
  return pieces.length > 1 && things.length >= fewestBehindCopula && areShort
    ? { text: label, value: copula.end }
    : null;
}
