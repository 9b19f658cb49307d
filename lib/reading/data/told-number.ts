import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { visualWidth } from '../source/sentences';
import { consistsOf, digitsIn, endsWith, hasDigit, hasLetter, trimSigns } from '../source/signs';
import { amountsIn, readCell, type Amount } from './read-amount';
import { isWhen, readWhen } from './read-time';

/** The language in which texts are read. */
export interface Speech {
  tag: string;
  lexicon: Lexicon;
}

/** "Rent: 1,200 €", "61 % Porlena", "18 servers migrated", "2022 – 58,300": a number with what it stands for. */
export interface ToldNumber {
  label: string;
  amount: Amount;
  /** The number stands before its label. */
  isLed: boolean;
  /** What brackets behind it say of it; empty for nothing. */
  noted: string;
}

const around = ' \t\u00a0,.:：–—-=~|/→…、，;。；';
const [longestVerb, longest, mostDays, minutesOfHour, mostOfPeriods] = [3, 120, 31, 60, 100];

/** The numbers of a text that measure something: no times, no ordinals, no numbers of telephones and houses. */
export function measuresIn(text: string, speech: Speech): Amount[] {
  const all = amountsIn(text, speech.tag, speech.lexicon);
  const isBeside = (a: Amount | undefined, b: Amount | undefined): boolean =>
    a !== undefined && b !== undefined && a.unit + b.unit === '' && text.slice(a.end, b.start).trim() === '';
  const found = all.filter(
    (each, at) => !isBeside(all[at - 1], each) && !isBeside(each, all[at + 1]) && measures(text, each, speech),
  );
  // "318 of 402" is one figure.
  const parts = ['/', ...(languageOf(speech.tag).partOf ?? '').split(', ')];
  return found.reduce<Amount[]>((joined, amount) => {
    const last = joined.at(-1);
    if (last === undefined || !parts.includes(text.slice(last.end, amount.start).trim() || ' '))
      return [...joined, amount];
    const whole = { ...last, end: amount.end, text: text.slice(last.start, amount.end), unit: amount.unit };
    return [...joined.slice(0, -1), whole];
  }, []);
}

function measures(text: string, amount: Amount, { lexicon }: Speech): boolean {
  const { start, end, unit, scaleWord, value, decimals } = amount;
  const digits = start + Array.from(amount.text).findLastIndex(hasDigit) + 1;
  const [behind, next] = [text.slice(digits, digits + 16), text.charAt(end)];
  // "10 t/m 12 June" is a stretch of time, "8.45 Uhr" a point of it.
  const isStretch =
    value <= mostDays &&
    lexicon
      .marksIn(behind)
      .some(({ meaning, start: at }) => meaning === 'word.to' && behind.slice(0, at).trim() === '') &&
    lexicon.marksIn(text.slice(end)).some(({ meaning }) => meaning.startsWith('month.'));
  const isClock =
    decimals === 2 &&
    consistsOf(text.slice(start, digits), '0123456789.,') &&
    value <= 24 &&
    (value % 1) * 100 < minutesOfHour &&
    lexicon.meaningsOf(unit).includes('word.minute');
  if (isStretch || isClock) return false;
  // Where words run on without spaces, a time ends with its unit: "2025年の利益".
  const when = readWhen(text.slice(start), lexicon) ?? (unit === '' ? null : readWhen(amount.text, lexicon));
  // "4月" is a month, not four of something.
  const isDated = when !== null && when.scale !== 'relative' && when.text === amount.text;
  if (unit !== '' || scaleWord !== '') return !isDated || amount.isMoney;
  const isTime = when !== null && when.scale !== 'relative' && (when.scale !== 'clock' || when.text.includes(':'));
  // "Every 2. Saturday", "18th", "from 3 to 19 August".
  const isOrdinal =
    (text.slice(end).startsWith('. ') && value <= mostOfPeriods) || (hasLetter(next) && visualWidth(next) < 2);
  const isDay =
    value <= mostDays && decimals === 0 && lexicon.marksIn(text).some(({ meaning }) => meaning.startsWith('month.'));
  return (
    !isTime &&
    !isOrdinal &&
    !isDay &&
    !isCode(amount) &&
    !(value <= mostOfPeriods && isCounted(text.slice(0, start), lexicon))
  );
}

const isCode = ({ text, decimals }: Amount): boolean => text.startsWith('0') && decimals === 0 && digitsIn(text) > 1;

/** "Week" of "week 3", "March" of "March 3": the number behind it measures nothing. */
function isCounted(before: string, lexicon: Lexicon): boolean {
  const plain = before.slice(-16).trim();
  return lexicon
    .marksIn(plain)
    .some(({ meaning, end }) => end === plain.length && (meaning === 'period' || meaning.startsWith('month.')));
}

/** A text that is one number and its label and nothing else. */
export function toldNumber(text: string, speech: Speech): ToldNumber | null {
  if (text.length > longest || !hasDigit(text)) return null;
  const { rest: plain, noted } = withoutNote(trimSigns(text, ' \t,;.。、，；'));
  const amounts = measuresIn(plain, speech);
  // "New pump (6,500 €)".
  const priced = amounts.length > 0 || noted === '' ? null : readCell(noted, speech.tag, speech.lexicon);
  if (priced !== null) return hasLetter(plain) ? { label: plain, amount: priced, isLed: false, noted: '' } : null;
  const [first, last] = [amounts[0], amounts.at(-1)];
  // "Office for 4 people 740 €": the price stands last, the numbers before it belong to its label.
  const isPriced =
    last?.isMoney === true &&
    last.end >= plain.length &&
    amounts.every((each) => each === last || (!each.isMoney && each.unit !== ''));
  const amount = isPriced ? last : first;
  if (amount === undefined || (amounts.length > 1 && !isPriced)) return countOfTime(plain, noted, speech);
  const before = trimSigns(plain.slice(0, amount.start), around);
  const behind = trimSigns(plain.slice(amount.end), around);
  // "Locals are 46%" has its verb behind the number in some languages.
  const isClosed = before !== '' && visualWidth(behind) > behind.length && behind.length <= longestVerb;
  if (before !== '' && behind !== '' && !isClosed) return null;
  const isLed = before === '';
  const label = isLed ? behind : trimSigns(before, around + (languageOf(speech.tag).particles ?? ''));
  const isNamed = hasLetter(label) || isWhen(label, speech.lexicon) !== null;
  return isNamed ? { label, amount, isLed, noted } : null;
}

/** "April 9", "2022 – 58,300": a time and what it counts. */
function countOfTime(text: string, noted: string, { tag, lexicon }: Speech): ToldNumber | null {
  const amount = amountsIn(text, tag, lexicon).at(-1);
  if (amount === undefined || amount.end < text.length || isCode(amount)) return null;
  const label = trimSigns(text.slice(0, amount.start), around);
  const when = isWhen(label, lexicon);
  return when === null || when.scale === 'day' || when.scale === 'clock'
    ? null
    : { label, amount, isLed: false, noted };
}

/** "(as a ring)", "(2024: 1,352)": a remark in brackets at the end. */
function withoutNote(text: string): { rest: string; noted: string } {
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  return at > 0 && endsWith(text, ')）')
    ? { rest: text.slice(0, at).trim(), noted: text.slice(at + 1, -1).trim() }
    : { rest: text, noted: '' };
}

/** "From the council", "l'énergie" without the small words that they begin with, "waste down to" without those at its end. */
export function withoutSmall(label: string, { tag, lexicon }: Speech, end: 'start' | 'end'): string {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const words = label.replaceAll('’', "'").split(/ |(?<=')/u);
  const isSmall = (word = ''): boolean =>
    small.has(word.toLowerCase()) || (end === 'start' && lexicon.meaningsOf(word).includes('word.askWord'));
  let [from, to] = [0, words.length];
  if (end === 'start') while (from + 1 < to && isSmall(words[from])) from += 1;
  else while (from + 1 < to && isSmall(words[to - 1])) to -= 1;
  return from === 0 && to === words.length ? label : words.slice(from, to).join(' ').replaceAll("' ", "'");
}

const fewestPairs = 3;
const [firstYear, lastYear, mostApart, roundingOfPercent] = [1900, 2100, 40, 1.5];

export function isSum(all: readonly number[], whole: number): boolean {
  return whole > 0 && Math.abs(all.reduce((sum, each) => sum + each, 0) - whole) <= whole * 1e-9;
}

const hasSign = ({ text }: Amount): boolean => '+-−–'.includes(text.charAt(0) || ' ');

/** What numbers of one kind make together. */
export type Kind = 'trend' | 'whole' | 'alike';

/** Numbers of one unit with different names, that are neither years nor too far apart to stand beside each other. */
export function kindOf(told: readonly ToldNumber[], beside: readonly Amount[], { lexicon }: Speech): Kind | null {
  if (told.length < fewestPairs || new Set(told.map(({ label }) => label.toLowerCase())).size < told.length)
    return null;
  const units = told.map(({ amount }) => (amount.isPercent ? '%' : amount.unit));
  const known = units.filter(Boolean);
  // "Rooms 52, garden 19 and kitchen 29 percent": one of them says the unit of all.
  if (new Set(known).size > 1 || (known.length > 1 && known.length < units.length)) return null;
  const values = told.map(({ amount }) => amount.value * amount.scale);
  const own = told.map(({ amount }) => amount.value);
  const whens = told.map(({ label }) => isWhen(label, lexicon));
  if (whens.every((when) => when !== null && when.scale === whens[0]?.scale)) return 'trend';
  const isHundred = known.includes('%') && Math.abs(own.reduce((sum, each) => sum + each, 0) - 100) < roundingOfPercent;
  // "7.6 million, of which 6.4 million wages, 0.9 rent and 0.3 energy".
  if (isHundred || beside.some(({ value, scale }) => isSum(values, value * scale) || isSum(own, value))) return 'whole';
  // What adds to a total or takes from it is of one kind, however large.
  if (told.slice(1, -1).every(({ amount }) => hasSign(amount))) return 'alike';
  const sorted = values.toSorted((a, b) => a - b);
  const isMixed = known.length === 0 && new Set(told.map(({ amount }) => amount.decimals > 0)).size > 1;
  const isFar = sorted.some((value, at) => (sorted[at - 1] ?? value) * mostApart < value);
  const areYears = known.length === 0 && values.every((value) => value >= firstYear && value <= lastYear);
  return isFar || isMixed || areYears ? null : 'alike';
}
