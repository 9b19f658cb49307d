import { toAsciiDigits } from '@/lib/languages/normal-form';
import { scaleBehind, scalesOf, scalesSaid } from './scale-words';

export interface Figure {
  /** Its digits as they stand in the text. */
  text: string;
  /** What the digits may mean: a sign that may part thousands or decimals gives two values, thousands first. */
  values: readonly number[];
  /** What the word behind it multiplies it by, such as a million; empty for none. */
  scales: readonly number[];
  /** What the text says elsewhere, such as in the head of a table, that its numbers may be multiplied by. */
  perhaps: readonly number[];
  /** The same digits read as several numbers, such as "12 300" or "31.03."; empty where they can't be. */
  parts: readonly Figure[];
}

/** Not those of names such as Q3 or B2B, but those behind the code of a currency. */
const start =
  '(?:(?<![\\d\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])|(?<=(?<!\\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|AUD|CAD|SEK|NOK|DKK|PLN|TRY|RUB|Rs|Fr|kr)))';
const time = '\\d{1,2}[:h]\\d{2}(?![\\d:]|[.,]\\d)';
const figure = new RegExp(`${start}(?:${time}|\\d+(?:[.,'’\\u00a0\\u202f\\u2009 ]\\d+)*)`, 'gu');

interface Found extends Figure {
  start: number;
  end: number;
}

/** The numbers of a text, in digits of any script. */
export function figuresIn(text: string): Figure[] {
  const plain = withPlainSigns(text);
  const perhaps = scalesSaid(plain);
  const found: Found[] = [];
  for (const match of plain.matchAll(figure)) {
    for (const one of readFound(match[0], match.index, plain, perhaps)) {
      const joined = found.length > 0 ? join(found.at(-1) as Found, one, plain) : undefined;
      if (joined) found[found.length - 1] = joined;
      else found.push(one);
    }
  }
  return found.map(({ text: digits, values, scales, perhaps: said, parts }) => ({
    text: digits,
    values,
    scales,
    perhaps: said,
    parts,
  }));
}

/** Arabic and full-width signs between digits, and fractions, as those of ASCII. */
function withPlainSigns(text: string): string {
  return toAsciiDigits(text)
    .replace(/(?<=\d)[٬，](?=\d)/gu, ',')
    .replace(/(?<=\d)[٫．](?=\d)/gu, '.')
    .replace(
      /(\d?) ?([½¼¾])/gu,
      (_, whole: string, part: string) => `${whole || '0'}.${{ '½': '5', '¼': '25', '¾': '75' }[part] ?? ''}`,
    );
}

function readFound(digits: string, at: number, text: string, perhaps: readonly number[]): Found[] {
  const [before, after] = [text[at - 1] ?? '', text.slice(at + digits.length, at + digits.length + 3)];
  return readDigits(digits, { before, after }).map(({ offset, text: one, values, parts }) => {
    const end = at + offset + one.length;
    scaleBehind.lastIndex = end;
    const behind = scaleBehind.exec(text);
    const scales = behind ? scalesOf(behind[1], behind[2]) : [];
    const bare = parts.map((part): Figure => ({ text: part, values: [Number(part)], scales: [], perhaps, parts: [] }));
    return {
      text: one,
      values,
      scales,
      perhaps,
      parts: bare,
      start: at + offset,
      end: behind ? scaleBehind.lastIndex : end,
    };
  });
}

/** "1億2000万", "2 crore 50 lakh", "1 million 200 thousand" are one amount. */
function join(one: Found, other: Found, text: string): Found | undefined {
  const [first = 0] = one.scales;
  const [second = 1] = other.scales;
  const between = text.slice(one.end, other.start);
  const isNext =
    other.scales.length > 0
      ? /^ ?$/.test(between)
      : between === '' && /[万萬亿億兆만억조]/u.test(text[one.end - 1] ?? '');
  if (first < 1e3 || second >= first || second < 1 || !isNext) return undefined;
  const sum = (one.values[0] ?? 0) * first + (other.values[0] ?? 0) * second;
  return {
    text: text.slice(one.start, other.end),
    values: [sum],
    scales: [1],
    perhaps: [],
    parts: [],
    start: one.start,
    end: other.end,
  };
}

interface ReadDigits {
  /** Where it begins in what was read. */
  offset: number;
  text: string;
  values: readonly number[];
  /** The digits of each part, where they may be several numbers. */
  parts: readonly string[];
}

/** Digits with signs between them, as one number or as several. */
function readDigits(digits: string, around: { before: string; after: string }): ReadDigits[] {
  const values = valuesOf(digits);
  if (values.length > 0)
    return [{ offset: 0, text: digits, values, parts: mayBeSeveral(digits, around) ? digits.split(/\D/) : [] }];
  // "2024 12,300" and "1.2.3" are several numbers.
  const separator = digits.includes(' ') ? ' ' : /\D/;
  let offset = 0;
  return digits.split(separator).flatMap((part) => {
    const read = readDigits(part, { before: '', after: '' }).map((one) => ({ ...one, offset: offset + one.offset }));
    offset += part.length + 1;
    return read;
  });
}

/** Cells of a table beside each other, a time of day, and a date whose year is left out. */
function mayBeSeveral(digits: string, { after }: { after: string }): boolean {
  if (/[ :h]/.test(digits)) return true;
  const isDate = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/.test(digits);
  return isDate && /^\.(?:\s?\p{Ll}|[)–-])/u.test(after);
}

function valuesOf(text: string): number[] {
  if (/^\d+$/.test(text)) return [Number(text)];
  const time = /^(\d{1,2})[:h](\d{2})$/.exec(text);
  // As it is written with a point, too.
  if (time) return [Number(`${time[1]}.${time[2]}`)];
  const signs = text.replace(/\d/g, '');
  const values: number[] = [];
  if (isGrouped(text, signs)) values.push(readGrouped(text, signs));
  if (signs.length === 1 && /[.,]/.test(signs)) values.push(Number(text.replace(',', '.')));
  return values;
}

/** Groups of three, or of two as in India, behind the same sign; and perhaps decimals behind another. */
function isGrouped(text: string, signs: string): boolean {
  const parts = text.split(/\D/);
  const hasDecimals = signs.length > 1 && signs.at(-1) !== signs[0] && /[.,]/.test(signs.at(-1) ?? '');
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  const separators = new Set(hasDecimals ? signs.slice(0, -1) : signs);
  const [first = '', ...others] = groups;
  if (separators.size !== 1 || first.length > 3 || first.startsWith('0')) return false;
  return others.every((part, index) => part.length === 3 || (part.length === 2 && index < others.length - 1));
}

function readGrouped(text: string, signs: string): number {
  const last = signs.at(-1) ?? '';
  if (signs.length < 2 || last === signs[0]) return Number(text.replace(/\D/g, ''));
  const at = text.lastIndexOf(last);
  return Number(`${text.slice(0, at).replace(/\D/g, '')}.${text.slice(at + 1)}`);
}

/**
 * Whether two numbers may stand for the same amount: 18.4 million and 18,400,000, 41 % and 0.41. One without a word
 * behind it may have it elsewhere: 18.4 million may be 18.4, but never 18.4 billion.
 */
export function isSameAmount(one: Figure, other: Figure): boolean {
  const isBare = one.scales.length === 0 || other.scales.length === 0;
  return (isBare && haveCommon(one.values, other.values)) || haveCommon(amountsOf(one), amountsOf(other));
}

/** Whether a number is among others, as one or as the several that it may be. */
export function isAmong(figure: Figure, known: readonly Figure[]): boolean {
  if (known.some((other) => isSameAmount(figure, other) || other.parts.some((part) => isSameAmount(figure, part))))
    return true;
  return figure.parts.length > 0 && figure.parts.every((part) => isAmong(part, known));
}

/** As `isAmong`, for many questions about the same numbers. */
export function amongThose(known: readonly Figure[]): (figure: Figure) => boolean {
  const [all, bare, amounts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const figure of known.flatMap((one) => [one, ...one.parts])) {
    for (const value of figure.values) {
      all.add(keyOf(value));
      if (figure.scales.length === 0) bare.add(keyOf(value));
    }
    for (const amount of amountsOf(figure)) amounts.add(keyOf(amount));
  }
  const has = (figure: Figure): boolean =>
    figure.values.some((value) => (figure.scales.length === 0 ? all : bare).has(keyOf(value))) ||
    amountsOf(figure).some((amount) => amounts.has(keyOf(amount))) ||
    (figure.parts.length > 0 && figure.parts.every(has));
  return has;
}

/** Binary fractions differ behind the digits that anybody writes. */
const keyOf = (value: number): string => value.toPrecision(10);

function amountsOf({ values, scales, perhaps }: Figure): number[] {
  const factors = scales.length > 0 ? scales : [1, ...perhaps];
  return values.flatMap((value) => factors.map((factor) => value * factor));
}

function haveCommon(ones: readonly number[], others: readonly number[]): boolean {
  return ones.some((one) => others.some((other) => isSameValue(one, other)));
}

function isSameValue(one: number, other: number): boolean {
  const distance = Math.abs(one - other);
  // More digits than a number can have are none.
  return Number.isFinite(distance) && distance <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

const farthest = 0.15;

/** Whether the first figures of two texts differ by no more than a slip of the pen; words that say no figure never do. */
export function areNear(text: string, second: string): boolean {
  const [one = [], other = []] = [text, second].map((each) => figuresIn(each)[0]?.values ?? []);
  if (one.length === 0 || other.length === 0) return true;
  return one.some((a) => other.some((b) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * farthest));
}
