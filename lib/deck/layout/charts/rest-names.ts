import { plain } from '../blocks/find-named';
import { restWords, sumWords } from './order-words';

const cjk = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Whether a name gathers what is left, as "Other" and "Rest of Europe" do. */
export function namesRest(name: string): boolean {
  return beginsWith(name, restWords);
}

/** Whether a name stands for what all of the others come to. */
export function namesSum(name: string): boolean {
  return beginsWith(name, sumWords);
}

function beginsWith(name: string, known: readonly string[]): boolean {
  const words = plain(name).replace(/^(?:all|alle|tous les|toutes les|todos los) /, '');
  return known.some((word) => words.startsWith(word) && (cjk.test(word) || !/^\p{L}/u.test(words.slice(word.length))));
}
