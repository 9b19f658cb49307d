import { factLexiconOf } from '@/lib/languages/fact-words';
import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import { announcesMaterial } from '@/lib/languages/material-words';
import { wordsIn } from '@/lib/languages/normal-form';
import { readWhen } from '../data/read-time';
import type { SourceSpan } from '../source/block';
import { placedParts, signsOutside } from '../source/brackets';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, isWhole, startsLarge, trimEnd, trimSigns } from '../source/signs';
import { isDeck } from './told-sentence';

type Named = SourceSpan & { text: string };

const [fewestWords, mostWords, fewestOfClause, mostOfClause, mostOfOpening] = [2, 12, 3, 14, 3];
const [commas, dashes, stops, around] = [
  ',，、،;；؛:：',
  '–—-',
  ',，、،;；؛:：(（',
  ' \t.,;:!?，；：、。–—-/"“”„«»「」',
];
const beside = ['number.', 'word.exactly', 'word.around'];
const opens: readonly Meaning[] = [
  'word.greeting',
  'word.farewell',
  'word.please',
  'word.want',
  'word.ourselves',
  'word.below',
  'word.remark',
];

/** Whether what was found names no topic: it greets, asks, counts slides, says when, or is hardly a word. */
export function namesNothing(text: string, lexicon: Lexicon): boolean {
  const marks = lexicon.marksIn(text);
  const bare = trimSigns(text, around);
  return (
    bare === '' ||
    marks.some(isDeck) ||
    marks.some(({ meaning, start }) => start === 0 && (meaning === 'word.greeting' || meaning === 'word.farewell')) ||
    isOccasion(bare, marks, lexicon)
  );
}

/** A day or a time alone, whatever small words stand around it, with who meets then: "meeting 25 Sept". */
function isOccasion(text: string, marks: readonly Mark[], lexicon: Lexicon): boolean {
  const meets = marks.some(({ meaning }) => meaning === 'word.people' || meaning === 'word.dateLabel');
  return wordsIn(text).some(({ start, end }, at, words) => {
    const when = readWhen(text.slice(start), lexicon);
    const isAlone = when !== null && trimSigns(text.slice(start + when.end), around) === '';
    const before = words.slice(0, at).filter((word) => word.end - word.start > mostOfOpening);
    return isAlone && end > start && (before.length === 0 || (meets && before.length <= fewestWords));
  });
}

/** What a sentence that asks for a deck says beside for whom, how long and when: "Deck for the board, 6 slides, export to Sweden". */
export function restOfRequest(text: string, lexicon: Lexicon, tag: string): Named | null {
  const isApart = (at: number): boolean => text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ';
  const parts = placedParts(
    text,
    (sign, at) =>
      (commas.includes(sign) && !hasDigit(text.charAt(at + 1))) || ((dashes + '/').includes(sign) && isApart(at)),
  ).map((part) => withoutListeners(part, lexicon));
  const led = nameBefore(text, lexicon, tag);
  if (led !== null || parts.length < 2) return led;
  const deck = parts.findIndex(({ text: said }) => lexicon.marksIn(said).some(isDeck));
  const isNotes = parts.some((_, at) => /[–—/]/u.test(text.slice(parts[at - 1]?.end ?? 0, parts[at]?.start)));
  // Of a sentence what stands before the words that ask says who asks, and why.
  const at = parts.findIndex((part, place) => (place > deck || isNotes) && isTopic(part.text, lexicon, tag));
  const [first, next] = [parts[at], parts[at + 1]];
  if (first === undefined) return null;
  const between = next === undefined ? '' : text.slice(first.end, next.start);
  // "Food bank – winter plan": what a dash adds belongs to it.
  const isJoined =
    next !== undefined && /[–—]/u.test(between) && !hasDigit(next.text) && isTopic(next.text, lexicon, tag);
  const name = trimEnd(text.slice(first.start, isJoined ? next.end : first.end), around);
  return { text: name, start: first.start, end: first.start + name.length };
}

/** "Pulse survey result as a single slide": what stands before the slide is on it. */
function nameBefore(text: string, lexicon: Lexicon, tag: string): Named | null {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const marks = lexicon.marksIn(text);
  const deck = marks.find(({ meaning }) => meaning === 'word.slide');
  const words = wordsIn(text.slice(0, deck?.start ?? 0));
  const isBeside = ({ start, form }: { start: number; form: string }): boolean =>
    small.has(form) ||
    marks.some((mark) => mark.start === start && beside.some((sort) => mark.meaning.startsWith(sort)));
  while (words.length > 0 && isBeside(words.at(-1)!)) words.pop();
  const [first, last] = [words[0], words.at(-1)];
  const name = first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
  const isName = startsLarge(name) && signsOutside(name, stops + dashes).length === 0 && isTopic(name, lexicon, tag);
  return isName && first !== undefined && last !== undefined ? { text: name, start: first.start, end: last.end } : null;
}

function withoutListeners(part: Named, lexicon: Lexicon): Named {
  const marks = lexicon.marksIn(part.text);
  const lead = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.for' && start > 0 && marks.some((each) => each.meaning === 'word.people' && each.start >= end),
  );
  const text = lead === undefined ? part.text : part.text.slice(0, lead.start).trimEnd();
  return { ...part, text, end: part.start + text.length };
}

function isTopic(text: string, lexicon: Lexicon, tag: string): boolean {
  const marks = lexicon.marksIn(text);
  const words = wordCount(text);
  return (
    words >= fewestWords &&
    words <= mostWords &&
    isWhole(text) &&
    sentencesIn(text).length === 1 &&
    !hasDigit(text.charAt(0)) &&
    !namesNothing(text, lexicon) &&
    !announcesMaterial(text, tag) &&
    !hasDigit(text) &&
    !marks.some(({ meaning }) => meaning.startsWith('weekday.')) &&
    !isOfSomebody(text, tag) &&
    !marks.some(({ meaning, start }) => opens.includes(meaning) || (start === 0 && isLead(meaning)))
  );
}

/** "That is the material": an article, which in some languages is the same word, says of nobody. */
const isOfSomebody = (text: string, tag: string): boolean => {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const [first] = wordsIn(text);
  return (
    first !== undefined &&
    !small.has(first.form) &&
    factLexiconOf(tag)
      .marksIn(text)
      .some(({ meaning, start }) => meaning === 'fact.person' && start === 0)
  );
};

const isLead = (meaning: Meaning): boolean =>
  meaning.startsWith('form.') ||
  [
    'word.for',
    'word.make',
    'word.askWord',
    'word.show',
    'word.keep',
    'word.no',
    'word.and',
    'word.around',
    'word.atMost',
    'word.people',
    'word.askWord',
  ].includes(meaning);

/** What a sentence says first, up to when that is or what else it says: "The port must offer shore power (EU rule) by 2030". */
export function mainClause(
  text: string,
  lexicon: Lexicon,
  tag: string,
  from = openingEnd(text, lexicon),
): Named | null {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const persons = factLexiconOf(tag);
  const [sign = text.length] = signsOutside(text, stops)
    .concat(Array.from('(（', (each) => text.indexOf(each, from)).filter((at) => at !== -1))
    .filter((at) => at > from)
    .sort((a, b) => a - b);
  const words = wordsIn(text.slice(from, sign)).map((word) => ({
    ...word,
    start: from + word.start,
    end: from + word.end,
  }));
  const when = words.findIndex(
    ({ start }, at) => at >= fewestOfClause && (readWhen(text.slice(start, sign), lexicon)?.scale ?? null) !== null,
  );
  const own = words.slice(0, when === -1 ? undefined : when);
  while (own.length > 0 && small.has(own.at(-1)?.form ?? '')) own.pop();
  const [first, last] = [own[0], own.at(-1)];
  const isSomebody =
    first !== undefined &&
    persons
      .marksIn(text.slice(first.start, last?.end))
      .some(({ meaning, start }) => meaning === 'fact.person' && start === 0) &&
    !lexicon.meaningsOf(first.form).some((meaning) => meaning === 'word.ourselves' || meaning === 'word.askWord');
  if (first === undefined || last === undefined || isSomebody) return null;
  const name = text.slice(first.start, last.end);
  const count = wordCount(name);
  return count < fewestOfClause || count > mostOfClause || namesNothing(name, lexicon)
    ? null
    : { text: name, start: first.start, end: last.end };
}

/** "We need a decision on 30 April: who delivers the foam": what is to be decided. */
export function toBeDecided(text: string, lexicon: Lexicon, tag: string): Named | null {
  const [colon] = signsOutside(text, ':：');
  const before = lexicon.marksIn(text.slice(0, colon ?? 0));
  return colon !== undefined && before.some(({ meaning }) => meaning === 'heading.decisions')
    ? mainClause(text, lexicon, tag, colon + 1)
    : null;
}

/** Behind "As you know," and "In November". */
function openingEnd(text: string, lexicon: Lexicon): number {
  const when = wordsIn(text.slice(0, mostWords * mostOfClause))
    .slice(0, mostOfOpening)
    .map(({ start }) => ({ start, when: readWhen(text.slice(start), lexicon) }))
    .find((found) => found.when !== null && found.when.scale !== 'relative');
  if (when?.when != null) return when.start + when.when.end;
  const [comma] = signsOutside(text, ',，、');
  return comma !== undefined && wordCount(text.slice(0, comma)) <= fewestWords ? comma + 1 : 0;
}
