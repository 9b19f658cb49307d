import { toAsciiDigits } from '../../brief/number-words';
import { readDigits } from './read-digits';
import { scaleBehind, scalesOf, scalesSaid } from './scale-words';

export interface Figure {
  /** Its digits as they stand in the text. */
  text: string;
  /** What the digits may mean: a sign that may part thousands or decimals gives two values. */
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
