import type { Lexicon } from '@/lib/languages/lexicon';
import { visualWidth, wordCount } from '../source/sentences';
import { hasLetter, trimSigns } from '../source/signs';
import { amountsIn, type Amount } from './read-amount';
import { isWhen, readWhen } from './read-time';

/** "Rent: 1,200 €", "61 % Porlena", "2022 – 58,300": a number with what it stands for, and nothing else. */
export interface LabelledAmount {
  label: string;
  amount: Amount;
  /** The number stands before its label. */
  isLed: boolean;
}

const around = ' \t\u00a0,.:;：–—-=~|/→…、，';
const [mostWordsOfLabel, longest] = [7, 90];

export function labelledAmount(text: string, tag: string, lexicon: Lexicon): LabelledAmount | null {
  const plain = trimSigns(text, ' \t,;.。、，；');
  if (plain.length > longest || !hasLetterOrTime(plain)) return null;
  const amounts = amountsIn(plain, tag, lexicon);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isLed = last.end < plain.length && first.start === 0 && (first.unit !== '' || first.scale > 1);
  const amount = isLed ? first : last;
  const label = trimSigns(isLed ? plain.slice(amount.end) : plain.slice(0, amount.start), around);
  const isCode = amount.text.startsWith('0') && amount.decimals === 0 && amount.text.length > 1;
  if ((!isLed && amount.end < plain.length) || isCode || wordCount(label) > mostWordsOfLabel) return null;
  const when = isWhen(label, lexicon);
  // A label may count something itself where it is a time: "2022 – 58,300".
  const isName = (hasLetter(label) || when !== null) && (when !== null || amountsIn(label, tag, lexicon).length === 0);
  return !isName || isPartOfTime(plain, amount, lexicon) ? null : { label, amount, isLed };
}

const hasLetterOrTime = (text: string): boolean => hasLetter(text) || text.length > 5;

/** "Exam 14 February", "opens at 8:30": the number belongs to a time; "April 9" may be a month and what it counts. */
function isPartOfTime(text: string, { start, end, unit, decimals }: Amount, lexicon: Lexicon): boolean {
  if (decimals > 0) return false;
  for (let at = 0; at <= start; at += 1) {
    const before = text.charAt(at - 1);
    if (hasLetter(before) && visualWidth(before) < 2) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when === null || when.scale === 'year' || at + when.end <= start) continue;
    const isMonthAlone = at === 0 && end === text.length && unit === '' && isMonth(text.slice(0, start), lexicon);
    if (!isMonthAlone) return true;
  }
  return false;
}

function isMonth(text: string, lexicon: Lexicon): boolean {
  const when = isWhen(trimSigns(text, around), lexicon);
  return when !== null && when.scale !== 'day' && when.scale !== 'clock';
}
