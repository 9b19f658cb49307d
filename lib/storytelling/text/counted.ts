import type { Lexicon } from '@/lib/languages/lexicon';
import { amountsIn, type Amount } from '@/lib/reading/data/read-amount';
import { readWhen } from '@/lib/reading/data/read-time';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { remembered } from './remember';
import { hasLetter } from '@/lib/reading/source/signs';
import { trimmed, unstopped } from './signs';
import { headOf } from './pieces';

/** "Rent: 1,200 €", "18 servers migrated": a number and what it counts. */
export interface Counted {
  label: string;
  amount: Amount;
}

/** A number in large letters; clean where its label does not say it again. */
export interface LargeFigure {
  value: string;
  label: string;
  isClean: boolean;
  /** What is said of it in brackets. */
  detail?: string;
  /** From what it changed. */
  change?: { text: string; direction: 'up' | 'down' | 'flat' };
}

const around = ',.:–—-=~';
/** Behind what is spoken of in Japanese and Chinese. */
const particles = 'がはも为占是约';
const [longestVerb, mostWordsNoted] = [3, 3];
const mostDays = 31;
const [mostWordsOfLabel, mostWordsOfFigure, mostWordsOfSaid, mostWordsBefore, longestValue] = [9, 18, 16, 2, 18];
/** "318 of 402" is one figure. */
const of = new Set(['of', 'von', 'sur', 'de', 'di', 'van', 'z', 'из', 'מתוך', 'من', 'su', 'में से', '/']);

/** The numbers of a text that measure something: no times, no numbers of telephones. */
export const amountsOf = remembered((text, { lexicon, tag }): Amount[] => {
  const amounts = amountsIn(text, tag, lexicon);
  const hasMonth = amounts.length > 0 && lexicon.marksIn(text).some(({ meaning }) => meaning.startsWith('month.'));
  const found = amounts.filter((amount) => {
    if (amount.unit !== '' || amount.scaleWord !== '') return true;
    const when = readWhen(text.slice(amount.start), lexicon);
    const isTime = when !== null && when.scale !== 'relative' && (when.scale !== 'clock' || when.text.includes(':'));
    // "Every 2. Saturday", "from 3 to 19 August".
    const isOrdinal = text.slice(amount.end).startsWith('. ') || (hasMonth && amount.value <= mostDays);
    const isCode = amount.text.startsWith('0') && amount.decimals === 0 && amount.text.length > 1;
    return !isTime && !isOrdinal && !isCode && !counts(text.slice(0, amount.start), lexicon);
  });
  return found.reduce<Amount[]>((joined, amount) => {
    const last = joined.at(-1);
    const between = last === undefined ? null : text.slice(last.end, amount.start);
    if (last === undefined || between === null || !of.has(between.trim())) return [...joined, amount];
    const whole = { ...last, end: amount.end, text: text.slice(last.start, amount.end), unit: amount.unit };
    return [...joined.slice(0, -1), whole];
  }, []);
});

/** A line that is one number and its label. */
export const countedOf = remembered((text, speech): Counted | null => {
  const headed = headOf(text);
  const rest = headed?.rest ?? text;
  const amounts = amountsOf(rest, speech);
  const plain = unstopped(rest);
  const last = amounts.at(-1);
  // "Office for 4 people 740 €": the price stands last, the numbers before it belong to its label.
  const isPriced =
    last?.isMoney === true &&
    last.end >= plain.length &&
    amounts.every((each) => each === last || (!each.isMoney && each.unit !== ''));
  const amount = isPriced ? last : amounts[0];
  if (amount === undefined || (amounts.length > 1 && !isPriced)) return null;
  const [before, behind] = [trimmed(plain.slice(0, amount.start), around), trimmed(plain.slice(amount.end), around)];
  if (headed !== null) return before === '' && wordCount(behind) === 0 ? { label: headed.head, amount } : null;
  // "Locals are 46%" has its verb behind the number in some languages.
  const isClosed = before !== '' && visualWidth(behind) > behind.length && behind.length <= longestVerb;
  // "Grant 37,500 € (to be confirmed)".
  const isNoted =
    behind.startsWith('(') && behind.endsWith(')') && before !== '' && wordCount(before) <= mostWordsNoted;
  if (before !== '' && behind !== '' && !isClosed && !isNoted) return null;
  const said = isNoted ? `${before} ${behind}` : before;
  const label = isClosed || isNoted || behind === '' ? trimmed(said, particles) : behind;
  return hasLetter(label.charAt(0) === '/' ? '' : label) && wordCount(label) <= mostWordsOfLabel
    ? { label, amount }
    : null;
});

/** The number that a line is about, with all that the line says of it; null for none. */
export const figureOf = remembered((text, speech): LargeFigure | null => {
  const amounts = amountsOf(text, speech);
  const [first] = amounts;
  if (first === undefined || wordCount(text) > mostWordsOfFigure) return null;
  // "11 min (was 17)": the number in brackets is said of the other.
  const noted = bracketIn(unstopped(text));
  if (noted !== null && amounts.some(({ start }) => start >= noted.at) && first.end <= noted.at) {
    const figure = figureOf(text.slice(0, noted.at).trim(), speech);
    return figure === null ? null : { ...figure, detail: noted.said };
  }
  const exact = countedOf(text, speech);
  const isShort = exact !== null && (exact.amount.start === 0 || wordCount(exact.label) <= mostWordsBefore);
  if (exact !== null && (isShort || headOf(text) !== null))
    return { value: exact.amount.text, label: exact.label, isClean: true };
  const plain = unstopped(text);
  const headed = headOf(plain);
  const own = headed === null ? undefined : amountsOf(headed.rest, speech)[0];
  // "Solar roof: 96,000 €. It covers a third": the amount behind the colon is that of the line.
  if (headed !== null && own?.start === 0 && '.,;('.includes(headed.rest.charAt(own.end)))
    return { value: own.text, label: headed.head, isClean: true, detail: trimmed(headed.rest.slice(own.end), around) };
  const changed = changeIn(plain, amounts, speech.lexicon);
  if (changed !== null && wordCount(plain) <= mostWordsOfSaid) return changed;
  const behind = trimmed(plain.slice(first.end), around);
  if (first.start === 0 && hasLetter(behind) && first.text.length <= longestValue)
    return { value: first.text, label: behind, isClean: true };
  // Words before a number lead to it: without it they are torn.
  if (first.start === 0 && behind === '' && hasLetter(first.unit) && !first.isMoney) {
    const value = trimmed(first.text.replace(first.unit, ''), '');
    return value === '' ? null : { value, label: first.unit, isClean: true };
  }
  // One number of several says too little of its line.
  const main = amounts.length > 1 ? undefined : amounts.find(({ unit }) => unit !== '');
  return main === undefined || main.text.length > longestValue || wordCount(plain) > mostWordsOfSaid
    ? null
    : { value: main.text, label: plain, isClean: false };
});

function bracketIn(text: string): { at: number; said: string } | null {
  const at = text.lastIndexOf('(');
  return at > 0 && text.endsWith(')') ? { at, said: text.slice(at + 1, -1) } : null;
}

/** "Fares rise from 2.10 to 2.40 €": the later number is the figure. */
function changeIn(text: string, [from, to, third]: readonly Amount[], lexicon: Lexicon): LargeFigure | null {
  if (from === undefined || to === undefined || third !== undefined) return null;
  const isAlike = from.unit === to.unit || from.unit === '';
  const between = text.slice(from.end, to.start);
  const leads = between.includes('→') || lexicon.meaningsOf(between).includes('word.to');
  if (!isAlike || !leads || to.text.length > longestValue) return null;
  const [a, b] = [from.value * from.scale, to.value * to.scale];
  const direction = a === b ? 'flat' : a < b || from.scale < to.scale ? 'up' : 'down';
  return { value: to.text, label: text, isClean: false, change: { text: `${from.text} → ${to.text}`, direction } };
}

/** "Week" of "week 3", "March" of "March 3": the number behind it measures nothing. */
function counts(before: string, lexicon: Lexicon): boolean {
  const plain = trimmed(before.slice(-16), '');
  return lexicon
    .marksIn(plain)
    .some(({ meaning, end }) => end === plain.length && (meaning === 'period' || meaning.startsWith('month.')));
}
