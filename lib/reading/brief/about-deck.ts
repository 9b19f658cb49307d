import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { readWhen } from '../data/read-time';
import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import type { SourceSpan } from '../source/block';
import { isWhole, startsLarge, trimSigns } from '../source/signs';
import { wordCount } from '../source/sentences';
import { signsOutside } from '../source/brackets';

const [mostWords, fewestWords, mostWordsBefore, mostWordsOfListeners, mostWordsBeforeComma] = [16, 2, 2, 6, 12];
const [mostWordsBeforeName, shortestVerb, fewestOfClause, mostOfClause] = [4, 2, 3, 12];
const around = ' \t.,;"“”„«»「」『』';

/** What a sentence says that a deck is about; null where no word for that leads there. */
export function aboutIn(text: string, lexicon: Lexicon): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const deck = marks.find(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');
  const isOfAsker = marks.some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
  // What is quoted is its name.
  if ((deck === undefined && isOfAsker) || /["“„«「『]/u.test(text)) return null;
  const outside = new Set(signsOutside(text, text));
  const about = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.about' &&
      outside.has(start) &&
      (deck === undefined ? start > 0 && wordCount(text.slice(0, start)) <= mostWordsBefore : start >= deck.end) &&
      leadsOn(text.slice(end).trimStart(), lexicon),
  );
  if (about === undefined) return null;
  const end = endOf(text, about, marks);
  const said = text.slice(about.end, end);
  const name = trimSigns(said, around);
  const isName = wordCount(name) >= fewestWords && wordCount(name) <= mostWords && isWhole(name);
  const start = about.end + said.indexOf(name);
  return isName ? { text: name, start, end: start + name.length } : null;
}

/** "Our department has to move mail to the cloud", "we're GrainLoop: we turn waste into flour": what who asks says first. */
export function openingOf(text: string, lexicon: Lexicon, tag: string): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  if (!marks.some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0)) return null;
  const [colon] = signsOutside(text, ':：');
  const words = wordsIn(text.slice(0, colon ?? 0));
  const last = words.at(-1);
  const isNamed = last !== undefined && words.length <= mostWordsBeforeName && startsLarge(text.charAt(last.start));
  const want = marks.filter(({ meaning, start }) => meaning === 'word.want' && start > 0)[0];
  const from = isNamed
    ? last.start
    : want === undefined
      ? -1
      : (wordsIn(text).find(({ start, form }) => start >= want.end && form.length > shortestVerb)?.start ?? -1);
  const name = from === -1 ? '' : trimSigns(text.slice(from), around);
  const asks = marks.some(
    ({ meaning, start }) => start >= from && (meaning === 'word.slide' || meaning === 'word.deck'),
  );
  const isName = !asks && wordCount(name) >= fewestWords && wordCount(name) <= mostWords;
  return isName ? { text: name, start: from, end: from + name.length } : clauseOf(text, marks, tag);
}

/** "Our choir turns 50", "Tidal Labs, a start-up from Bergen": the first clause, or who asks; nothing of somebody who says "I". */
function clauseOf(text: string, marks: readonly Mark[], tag: string): (SourceSpan & { text: string }) | null {
  const [self = ''] = languageOf(tag).words.ourselves.split(',');
  const words = wordsIn(text);
  if (words[0]?.form === self) return null;
  const and = marks.find(({ meaning, start }) => meaning === 'word.and' && start > 0);
  const end = and?.start ?? text.length;
  const { copulas } = briefWordsOf(tag);
  const copula = words.slice(0, mostWordsBefore + 1).find(({ start }) => endOfGroup(text, copulas, start) !== -1);
  const start = copula?.end ?? 0;
  const said = text.slice(start, end);
  const name = trimSigns(said, around);
  const from = start + said.indexOf(name);
  const asks = marks.some(
    (mark) =>
      mark.start < end &&
      (mark.meaning === 'word.slide' || mark.meaning === 'word.deck' || mark.meaning === 'word.want'),
  );
  const isName = !asks && wordCount(name) >= fewestOfClause && wordCount(name) <= mostOfClause;
  return isName ? { text: name, start: from, end: from + name.length } : null;
}

/** "On 12 May", "about 8 slides", "on Tuesday" lead to no topic. */
function leadsOn(behind: string, lexicon: Lexicon): boolean {
  const isTime = readWhen(behind, lexicon) !== null;
  const isCount = lexicon
    .marksIn(behind)
    .some(({ meaning, start }) => start === 0 && (meaning.startsWith('number.') || meaning.startsWith('weekday.')));
  return !isTime && !isCount;
}

/** Before what else the sentence asks for: a colon, a bracket, a clause about slides, those who listen. */
function endOf(text: string, about: Mark, marks: readonly Mark[]): number {
  const stops = signsOutside(text, ':：;；').filter((at) => at > about.end);
  const bracket = Array.from('(（', (sign) => text.indexOf(sign, about.end)).filter((at) => at !== -1);
  const asks = (from: number): boolean =>
    marks.some(
      ({ meaning, start }) =>
        start >= from &&
        wordCount(text.slice(from, start)) <= 1 &&
        ['word.for', 'word.slide', 'word.deck', 'word.please', 'word.want', 'word.ourselves'].includes(meaning),
    ) || /^\s*\p{Nd}/u.test(text.slice(from));
  const commas = signsOutside(text, ',，、،').filter(
    (at) => at > about.end && (asks(at + 1) || wordCount(text.slice(about.end)) > mostWordsBeforeComma),
  );
  const listeners = marks.filter(
    ({ meaning, start, end }) =>
      meaning === 'word.for' &&
      start > about.end &&
      marks.some(
        (other) =>
          other.meaning === 'word.people' &&
          other.start >= end &&
          wordCount(text.slice(end, other.start)) < mostWordsOfListeners,
      ),
  );
  return Math.min(text.length, ...stops, ...bracket, ...commas, ...listeners.map(({ start }) => start));
}
