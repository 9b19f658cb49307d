import type { Amount } from '@/lib/reading/data/read-amount';
import { readWhen } from '@/lib/reading/data/read-time';
import { withoutSmall } from '@/lib/reading/data/told-number';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { amountsOf } from './counted';
import { isBlank, trimmed, unstopped } from './signs';

/** A stretch of a sentence that says one number. */
export interface CountedClause {
  text: string;
  amount: Amount;
  /** What stands before its number and behind it. */
  before: string;
  behind: string;
  /** Its sentence, by its place. */
  sentence: number;
}

const [longest, around] = [1200, ' ,.;:。：，、；–—'];

/**
 * What a text tells number by number: "1,240 applied, 610 of them qualified. 342 were seen". Null where a sentence says
 * no number, or nothing parts two of them.
 */
export function countedClauses(texts: readonly string[], context: TellingContext): CountedClause[] | null {
  const found: CountedClause[] = [];
  if (texts.reduce((sum, { length }) => sum + length, 0) > longest) return null;
  const sentences = texts.flatMap((text) => sentencesIn(text).map((each) => unstopped(each.text)));
  for (const [sentence, text] of sentences.entries()) {
    const amounts = amountsOf(text, context);
    if (amounts.length === 0) return null;
    let from = 0;
    for (const [at, amount] of amounts.entries()) {
      const next = amounts[at + 1];
      const to = next === undefined ? text.length : partingIn(text, amount.end, next.start, context);
      if (to === null) return null;
      const whole = text.slice(from, to);
      found.push({
        text: trimmed(withoutAnd(whole, context), around),
        amount,
        before: trimmed(withoutAnd(text.slice(from, amount.start), context), around),
        behind: trimmed(text.slice(amount.end, to), around),
        sentence,
      });
      from = to;
    }
  }
  return found;
}

/** The first comma or stop between two numbers, or the "and" that joins them. */
function partingIn(text: string, from: number, to: number, { lexicon }: TellingContext): number | null {
  const between = text.slice(from, to);
  const commas = Array.from(between).flatMap((sign, at) =>
    ';；，、'.includes(sign) || (',.'.includes(sign) && isBlank(between.charAt(at + 1))) ? [at] : [],
  );
  const [first] = commas;
  if (first !== undefined) return from + first;
  const and = lexicon.marksIn(between).find(({ meaning }) => meaning === 'word.and');
  return and === undefined ? null : from + and.start;
}

function withoutAnd(text: string, { lexicon }: TellingContext): string {
  const plain = trimmed(text, around);
  const and = lexicon.marksIn(plain.slice(0, 16)).find(({ meaning, start }) => meaning === 'word.and' && start === 0);
  return and === undefined ? plain : plain.slice(and.end).trim();
}

const [mostWordsOfName, mostWordsOfJoined] = [3, 7];

/** What a clause counts: what stands on one side of its number; where that would be torn, all of it. */
export function stageOf({ text, before, behind }: CountedClause): string {
  if (before === '' && hasLetter(behind)) return behind;
  return behind === '' && hasLetter(before) ? before : text;
}

/** What a clause calls its number in short: the time that it names, else the side that says more. */
export function nameOfClause({ text, before, behind }: CountedClause, context: TellingContext): string {
  const plain = withoutSmall(before, context, 'end');
  const joined = [before, behind].filter(hasLetter).join(' ');
  if (hasLetter(before) && hasLetter(behind) && wordCount(joined) <= mostWordsOfJoined) return joined;
  if (wordCount(behind) >= mostWordsOfName && wordCount(behind) > wordCount(plain)) return behind;
  return hasLetter(plain) ? plain : hasLetter(behind) ? behind : text;
}

/** The time that a text names anywhere. */
export function timeWithin(text: string, { lexicon }: TellingContext): string | null {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !isBlank(text.charAt(at - 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when !== null && when.scale !== 'relative' && when.scale !== 'clock') return when.text;
  }
  return null;
}
