import { readCount } from '../../../brief/number-words';
import type { Figure } from './figures-in';

/** Numbers that a text has in words, such as "twelve", in every language that counts of slides are read in. */
export function numbersOfWords(text: string): Figure[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  return [...words].flatMap((word) => {
    const value = readCount(word);
    return value === null ? [] : [{ text: word, values: [value] }];
  });
}
