import type { FactWord } from '@/lib/languages/concepts';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { hasFactWord } from '../facts/passage';
import { sharedTerms, termsOf } from '@/lib/reading/naming/terms';
import { picturedIn } from '../icons/choose-icons';
import { remembered } from '../text/remember';

/** What a text speaks of: by its words, and by the sort of thing that they are. */
export interface Matter {
  terms: readonly string[];
  senses: ReadonlySet<string>;
}

/** All languages have words for these pictures: of one sort are also things of several pictures. */
const sorts: Readonly<Record<string, readonly string[]>> = {
  money: [
    'icon.coins',
    'icon.wallet',
    'icon.banknote',
    'icon.tag',
    'icon.receipt',
    'icon.credit-card',
    'icon.calculator',
    'word.prices',
  ],
  time: ['icon.calendar', 'icon.clock', 'heading.timeline', 'form.timeline'],
  people: ['icon.users', 'icon.user', 'heading.people'],
  actions: ['icon.list-checks', 'icon.footprints', 'heading.actions', 'form.actions'],
};

export const matterOf = remembered((text, { lexicon, tag }): Matter => {
  const meanings = new Set<string>([...lexicon.marksIn(text).map(({ meaning }) => meaning), ...picturedIn(text, tag)]);
  const named = Object.entries(sorts).filter(([, of]) => of.some((each) => meanings.has(each)));
  const own = [...meanings].filter((meaning) => meaning.startsWith('heading.') || meaning.startsWith('icon.'));
  const others = own.filter((meaning) => !named.some(([, of]) => of.includes(meaning)));
  return {
    terms: termsOf(text, tag),
    senses: new Set([...others, ...named.map(([sort]) => sort)]),
  };
});

/** How much of some terms a text has. */
export function shareOf(terms: readonly string[], of: Matter): number {
  return terms.length === 0 ? 0 : sharedTerms(terms, of.terms).length / terms.length;
}

const mostWordsOfTime = 4;
const [pasts, thens]: readonly (readonly FactWord[])[] = [['past'], ['present', 'future']];

const says = (text: string, words: readonly FactWord[] = [], context: TellingContext): boolean =>
  words.some((word) => hasFactWord(text, word, context));

/** Says how something was and how it is. */
export const saysTurn = (text: string, context: TellingContext): boolean =>
  says(text, pasts, context) && says(text, thens, context);

/** "How it was" and "how it is now" that are asked for one after the other are told as one. */
export function withTurns(titles: readonly string[], context: TellingContext): string[] {
  const isShort = (title: string): boolean => wordCount(title) <= mostWordsOfTime;
  return titles.reduce<string[]>((joined, title) => {
    const before = joined.at(-1) ?? '';
    const isTurn = [before, title].every(isShort) && says(before, pasts, context) && says(title, thens, context);
    return isTurn ? [...joined.slice(0, -1), `${before}${context.joints.and}${title}`] : [...joined, title];
  }, []);
}
