import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { findCounts } from '../roles/find-counts';
import { hasDigit } from '../source/signs';
import { type BriefLanguage, wishEnd } from './brief-title';

const orders: readonly Meaning[] = ['word.please', 'word.make', 'word.want'];
const bansWith: readonly Meaning[] = ['word.no', 'word.keep', 'word.leaveOut'];
const weak: readonly Meaning[] = ['word.no', 'word.keep', 'word.want', 'word.leaveOut'];

/** Forms that data are shown in; others, such as a summary, are parts of a deck. */
export const formsOfData: readonly Meaning[] = [
  'form.chart',
  'form.line',
  'form.bar',
  'form.doughnut',
  'form.scatter',
  'form.table',
  'form.timeline',
  'form.figures',
  'form.list',
];

/** Whether it asks for slides or a deck, and not only has a word that is also said of other things: "our deck oven". */
export function ordersDeck(text: string, lexicon: Lexicon): boolean {
  const marks = lexicon.marksIn(text);
  const named = marks.filter(isDeck);
  return (
    named.length > 0 &&
    (named.some(({ start }) => start === 0) ||
      findCounts(text, marks).length > 0 ||
      marks.some(({ meaning }) => orders.includes(meaning)))
  );
}

export const isDeck = ({ meaning }: Pick<Mark, 'meaning'>): boolean =>
  meaning === 'word.slide' || meaning === 'word.deck';

/**
 * Whether a sentence says something, whatever it was taken for: with figures it asks only as people also tell ("we want
 * to open on 3 May"), without them it says what those who ask do ("we recommend C").
 */
export function tells(text: string, language: BriefLanguage): boolean {
  const { lexicon } = language;
  const marks = lexicon.marksIn(text);
  const asks = marks.some(({ meaning }) => meaning === 'word.please' || meaning === 'word.slide');
  const bans = marks.some(({ meaning, start }) => start === 0 && bansWith.includes(meaning));
  const audience = marks.find(({ meaning, start }) => start === 0 && meaning === 'word.audienceLabel');
  const isAudience =
    audience !== undefined && endOfGroup(text, briefWordsOf(language.tag).copulas, audience.end + 1) !== -1;
  if (asks || bans || isAudience || wishEnd(text, language) > 0 || ordersDeck(text, lexicon)) return false;
  const isOwn = marks.some(({ meaning, start }) => start === 0 && meaning === 'word.ourselves');
  return hasDigit(text) || (isOwn && !marks.some(({ meaning }) => weak.includes(meaning)));
}

/** Whether any word of it may ask for something. */
export function mayAsk(text: string, language: BriefLanguage): boolean {
  const marks = language.lexicon.marksIn(text);
  const asking: readonly Meaning[] = [...weak, 'word.please', 'word.slide', 'word.deck', 'word.keep'];
  return (
    wishEnd(text, language) > 0 ||
    marks.some(({ meaning, start }) => asking.includes(meaning) || (start === 0 && meaning.startsWith('form.')))
  );
}

/** Whether it names slides or a deck. */
export const asksForDeck = (text: string, lexicon: Lexicon): boolean =>
  lexicon.marksIn(text).some(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');

/** "No other kitchen within 9 km": of a row of notes what has figures denies more often than it forbids. */
export const countsWithout = (text: string, { lexicon }: BriefLanguage): boolean => {
  const marks = lexicon.marksIn(text);
  const forbids = (meaning: Meaning): boolean =>
    meaning === 'word.leaveOut' || meaning === 'word.please' || meaning === 'word.slide' || meaning === 'word.word';
  return (
    hasDigit(text) &&
    marks.some(({ meaning, start }) => meaning === 'word.no' && start === 0) &&
    !marks.some(({ meaning }) => forbids(meaning))
  );
};

/** Whether it says how many slides the deck is to have. */
export const countsDeck = (text: string, lexicon: Lexicon): boolean =>
  findCounts(text, lexicon.marksIn(text)).some(({ count }) => count.max > 1);
