import type { Turn } from './block';
import { wordCount } from './sentences';
import { hasDigit, hasLetter, trimSigns } from './signs';

const mostWordsOfCorrection = 4;
/** What is put right was nearly so. */
const mostWrong = 1.34;

/** Turns with the numbers that their speakers put right in the next one, where it is certain which they mean. */
export function putRight(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const before = result.at(-1);
    const right = before === undefined ? null : corrected(before, turn);
    if (right === null) result.push(turn);
    else result[result.length - 1] = right;
  }
  return result;
}

/** "15 new customers", and then "sorry, 16". */
function corrected(before: Turn, turn: Turn): Turn | null {
  const number = trimSigns(turn.text.split(' ').at(-1) ?? '', '.!*');
  const value = Number(number);
  const isCorrection =
    before.speaker === turn.speaker &&
    Number.isInteger(value) &&
    hasDigit(number) &&
    (hasLetter(turn.text) || turn.text.includes('*')) &&
    wordCount(turn.text) <= mostWordsOfCorrection;
  if (!isCorrection) return null;
  const words = before.text.split(' ');
  const wrong = words.flatMap((word, at) => {
    const other = Number(word);
    return hasDigit(word) && other !== value && Math.max(other / value, value / other) <= mostWrong ? [at] : [];
  });
  const [only, ...others] = wrong;
  if (only === undefined || others.length > 0) return null;
  return { ...before, text: words.with(only, number).join(' ') };
}
