import type { Lexicon } from '@/lib/languages/lexicon';
import { readWhen } from '../data/read-time';
import { wordCount } from '../source/sentences';
import { hasDigit, withoutStop } from '../source/signs';
import type { BriefPiece } from './brief-piece';

const [mostWordsOfDated, mostWordsOfAmount, longestPrefix] = [18, 14, 1];
const money = /[€$£¥₹]|\p{Nd}\s?(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK|JPY|euros?|dollars?|pounds?)\b/iu;

/** Sentences that stand alone with those before them where both say when something happens, or both what it costs. */
export function gathered(pieces: readonly BriefPiece[], text: string, lexicon: Lexicon): BriefPiece[] {
  const made: BriefPiece[] = [];
  let before: string | null = null;
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const said = next === undefined ? '' : text.slice(next.start, next.end);
    const isAlone = piece.sort === 'head' && piece.title === '' && next?.sort === 'told';
    if (isAlone && before !== null && goesOn(before, said, lexicon)) continue;
    made.push(piece);
    if (piece.sort === 'told' || piece.sort === 'item') before = text.slice(piece.start, piece.end);
    else if (piece.sort !== 'head') before = null;
  }
  return made;
}

function goesOn(before: string, said: string, lexicon: Lexicon): boolean {
  const areDated = [before, said].every(
    (each) => wordCount(each) <= mostWordsOfDated && !money.test(each) && isDated(each, lexicon),
  );
  return areDated || (money.test(before) && money.test(said) && wordCount(said) <= mostWordsOfAmount);
}

/** Whether it names a day, a weekday or a time of day. */
function isDated(said: string, lexicon: Lexicon): boolean {
  // "16:00." is a time of day.
  const text = withoutStop(said);
  for (let at = 0; at < text.length; at += 1) {
    const isStart = at === 0 || ' (–-'.includes(text.charAt(at - longestPrefix));
    if (!isStart || !hasDigit(text.slice(at, at + 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when?.scale === 'day' || (when?.scale === 'clock' && /[:.h]\p{Nd}/u.test(when.text))) return true;
  }
  return false;
}
