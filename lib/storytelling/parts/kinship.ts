import { languageOf } from '@/lib/languages/find-language';
import { normalForm, wordsIn } from '@/lib/languages/normal-form';
import { visualWidth } from '@/lib/reading/source/sentences';
import { picturedIn } from '../icons/choose-icons';
import { remembered } from '../text/remember';

/** What a text speaks of: by its words, and by the sort of thing that they are. */
export interface Matter {
  terms: readonly string[];
  senses: ReadonlySet<string>;
}

const [shortestTerm, shortestStem, longestEnding, shortestInside] = [3, 4, 3, 5];
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
  const { signs, unspaced } = languageOf(tag);
  const small = new Set(signs.words.split(' ').map(normalForm));
  const words = wordsIn(text).map(({ form }) => form);
  const terms = words.flatMap((word) =>
    unspaced === true ? pairsOf(word) : visualWidth(word) < shortestTerm ? [] : word,
  );
  const meanings = new Set<string>([...lexicon.marksIn(text).map(({ meaning }) => meaning), ...picturedIn(text, tag)]);
  const named = Object.entries(sorts).filter(([, of]) => of.some((each) => meanings.has(each)));
  const own = [...meanings].filter((meaning) => meaning.startsWith('heading.') || meaning.startsWith('icon.'));
  const others = own.filter((meaning) => !named.some(([, of]) => of.includes(meaning)));
  return {
    terms: [...new Set(terms.filter((term) => !small.has(term)))],
    senses: new Set([...others, ...named.map(([sort]) => sort)]),
  };
});

/** Of languages that set no blanks: two signs each. */
function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

/** Whether two words have one stem, or one is a part of the other. */
export function isKin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long) return true;
  // Two signs of East Asia are a word.
  const isWord = visualWidth(short) >= (visualWidth(short) > short.length ? shortestStem : shortestInside);
  if (isWord && (long.startsWith(short) || long.endsWith(short))) return true;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= Math.max(shortestStem, long.length - longestEnding);
}

/** How much of some terms a text has. */
export function shareOf(terms: readonly string[], of: Matter): number {
  return terms.length === 0
    ? 0
    : terms.filter((term) => of.terms.some((other) => isKin(term, other))).length / terms.length;
}
