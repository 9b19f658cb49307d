import type { FactWord } from '@/lib/languages/concepts';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { hasFactWord } from '../facts/passage';

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
