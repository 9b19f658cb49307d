import type { Lexicon } from '@/lib/languages/lexicon';
import { toAsciiDigits } from '@/lib/languages/normal-form';

/** A point or stretch of time as people write it. */
export interface When {
  text: string;
  end: number;
  /** Comparable among those of one scale. */
  at: number;
  scale: 'clock' | 'day' | 'month' | 'quarter' | 'half' | 'year' | 'period' | 'weekday' | 'relative';
}

const dayMs = 86_400_000;
const minutesOfDay = 1440;
const clock = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?|(?=\s?[ap]\.?m))(?:\s?([ap]\.?m\.?|Uhr|h)(?!\p{L}))?(?![\d.])/iu;
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?Z?(?!\d))?/u;
const isoMonth = /^(\d{4})[-/](\d{1,2})(?![\d/-])/u;
const numericMonth = /^(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})(?![\d./-])/u;
const numericDay = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?(?![\d%])/u;
const easternDay = /^(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(?:(\d{1,2})\s?[日일])?/u;
const year = /^((?:1[5-9]|20)\d{2})(?:\s?[年년])?(?:\s?[/–-]\s?(?:\d{2}|\d{4})(?!\d))?(?![\d.,]\d|\p{L})/u;
const fiscal = /^(?:FY|GJ|AF|EF)\s?'?(\d{2,4})/iu;
const quarterSign = /^(?:([QTKqКк])\s?([1-4])|([1-4])\s?[QTqКк]|第\s?([1-4])\s?(?:四半期|季度)|([1-4])\s?분기)/u;
const halfSign = /^(?:[HS]\s?([12])|([12])\s?[HS])(?![\p{L}\d])/u;
const easternPeriod = /^第?\s?(\d{1,3})\s?(?:週目|週|周|回|日目|年目|か月目|月目|주차|일차|개월차|天)/u;
const yearBehind = /^[\s,.'’/-]*(?:de\s|of\s|r\.\s)?((?:19|20)\d{2}|'\d{2}|’\d{2})(?:\s?年)?(?!\d)/u;
/** Between the two ends of a stretch of time. */
export const spanJoint =
  /^\s?(?:-|–|—|〜|～|~|→|to|until|through|thru|bis|à|au|al|a|até|tot en met|t\/m|tot|till|do|до|по|إلى|עד|から|부터|에서|至|到|से)\s?/iu;

/** Reads the time that a text begins with; null when it begins with something else. */
export function readWhen(text: string, lexicon: Lexicon): When | null {
  const plain = toAsciiDigits(text);
  const leading = leadOf(plain, lexicon);
  const led = readPoint(plain.slice(leading), lexicon);
  // "KW" is "about" and a week.
  const [lead, found] = led === null ? [0, readPoint(plain, lexicon)] : [leading, led];
  if (found === null) return null;
  const end = lead + found.end;
  const joint = spanJoint.exec(plain.slice(end));
  const second = joint === null ? null : readPoint(plain.slice(end + joint[0].length), lexicon);
  const isSpan =
    second !== null &&
    joint !== null &&
    (second.scale === found.scale || found.scale === 'day' || second.scale === 'month');
  const whole = isSpan ? end + joint[0].length + second.end : end;
  return { ...found, text: text.slice(0, whole).trim(), end: whole };
}

/** A text that is a time and nothing else, such as a cell of a table. */
export function isWhen(text: string, lexicon: Lexicon): When | null {
  const plain = text.trim();
  const found = readWhen(plain, lexicon);
  return found !== null && Array.from(plain.slice(found.end)).every((sign) => ' .:\n\t\u00a0'.includes(sign))
    ? found
    : null;
}

/** "By 12 May", "from Q3". */
function leadOf(text: string, lexicon: Lexicon): number {
  const words = text.slice(0, 24);
  const mark = lexicon
    .marksIn(words)
    .filter(({ meaning, start }) => meaning === 'around' && start === 0)
    .sort((a, b) => b.end - a.end)[0];
  if (mark === undefined) return 0;
  const blank = /^[\s-]+/u.exec(text.slice(mark.end))?.[0].length ?? 0;
  return blank === 0 ? 0 : mark.end + blank;
}

type Point = Omit<When, 'text'>;

function readPoint(text: string, lexicon: Lexicon): Point | null {
  return readNumeric(text) ?? readNamed(text, lexicon);
}

function readNumeric(text: string): Point | null {
  let match: RegExpExecArray | null;
  const n = (value: string | undefined): number => Number(value ?? 0);
  const point = (scale: When['scale'], at: number, more = 0): Point => ({
    scale,
    at,
    end: (match?.[0].length ?? 0) + more,
  });
  if ((match = isoDay.exec(text)))
    return point('day', dayOf(n(match[1]), n(match[2]), n(match[3])) + (n(match[4]) * 60 + n(match[5])) / minutesOfDay);
  if ((match = isoMonth.exec(text)) && n(match[2]) <= 12) return point('month', n(match[1]) * 12 + n(match[2]));
  if ((match = numericMonth.exec(text))) return point('month', n(match[2]) * 12 + n(match[1]));
  if ((match = easternDay.exec(text)))
    return match[3] === undefined
      ? point('month', n(match[1]) * 12 + n(match[2]))
      : point('day', dayOf(n(match[1]), n(match[2]), n(match[3])));
  if ((match = numericDay.exec(text)) && isDay(match)) {
    const [day, month] = n(match[3]) > 12 ? [n(match[3]), n(match[1])] : [n(match[1]), n(match[3])];
    return point('day', dayOf(yearOf(match[4]), month, day));
  }
  if ((match = quarterSign.exec(text))) {
    const quarter = n(match[2] ?? match[3] ?? match[4] ?? match[5]);
    const behind = yearBehind.exec(text.slice(match[0].length));
    return point('quarter', yearOf(behind?.[1]) * 4 + quarter, behind?.[0].length);
  }
  if ((match = halfSign.exec(text))) {
    const behind = yearBehind.exec(text.slice(match[0].length));
    return point('half', yearOf(behind?.[1]) * 2 + n(match[1] ?? match[2]), behind?.[0].length);
  }
  if ((match = easternPeriod.exec(text))) return point('period', n(match[1]));
  if ((match = fiscal.exec(text))) return point('year', yearOf(match[1]));
  if ((match = clock.exec(text))) {
    const isLate = /^p/iu.test(match[3] ?? '');
    return n(match[1]) > 24 || (match[2] === undefined && match[3] === undefined)
      ? null
      : point('clock', ((n(match[1]) % (isLate ? 12 : 99)) + (isLate ? 12 : 0)) * 60 + n(match[2]));
  }
  if ((match = year.exec(text))) {
    const behind = /^\s?(?:[QT]\s?([1-4])|[HS]\s?([12]))(?!\d)/u.exec(text.slice(match[0].length));
    if (behind?.[2] !== undefined) return point('half', n(match[1]) * 2 + n(behind[2]), behind[0].length);
    if (behind !== null) return point('quarter', n(match[1]) * 4 + n(behind[1]), behind[0].length);
    return point('year', n(match[1]));
  }
  return null;
}

/** "12.5." and "3/14" are days; "4.18.0" and "1.24" are not. */
function isDay([whole, a, sign, b, c]: RegExpExecArray): boolean {
  const [first, second] = [Number(a), Number(b)];
  if (first < 1 || second < 1 || first > 31 || second > 31 || (first > 12 && second > 12)) return false;
  if (c !== undefined) return true;
  return (sign === '.' && whole.endsWith('.')) || sign === '/';
}

/** With names of months, days, and periods that are counted. */
function readNamed(text: string, lexicon: Lexicon): Point | null {
  const start = text.slice(0, 48);
  const marks = lexicon.marksIn(start);
  const at = (meaning: (mark: string) => boolean, from: number) =>
    marks.filter((mark) => meaning(mark.meaning) && mark.start === from).sort((a, b) => b.end - a.end)[0];
  const ordinal = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|-?го)?(?:\s?[–-]\s?\d{1,2}\.?)?\s(?:of\s|de\s|di\s)?/u.exec(
    start,
  );
  const dayBefore = ordinal === null ? undefined : at((meaning) => meaning.startsWith('month.'), ordinal[0].length);
  const weekday = at((meaning) => meaning.startsWith('weekday.'), 0);
  if (weekday !== undefined) {
    const rest = /^[.,\s]+/u.exec(start.slice(weekday.end));
    const inner = rest === null ? null : readPoint(text.slice(weekday.end + rest[0].length), lexicon);
    if (inner !== null && rest !== null && inner.scale === 'day')
      return { ...inner, end: inner.end + weekday.end + rest[0].length };
    return { scale: 'weekday', at: Number(weekday.meaning.slice(8)), end: weekday.end };
  }
  const month = dayBefore ?? at((meaning) => meaning.startsWith('month.'), 0);
  if (month !== undefined) {
    const value = Number(month.meaning.slice('month.'.length));
    let end = month.end + (text[month.end] === '.' ? 1 : 0);
    const dayBehind =
      dayBefore === undefined
        ? /^\s(\d{1,2})(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2})?(?![\d:%])(?=$|[\s,.:;–—-])/u.exec(text.slice(end))
        : null;
    end += dayBehind?.[0].length ?? 0;
    const behind = yearBehind.exec(text.slice(end));
    end += behind?.[0].length ?? 0;
    const day = dayBefore === undefined ? dayBehind?.[1] : ordinal?.[1];
    return day === undefined
      ? { scale: 'month', at: yearOf(behind?.[1]) * 12 + value, end }
      : { scale: 'day', at: dayOf(yearOf(behind?.[1]), value, Number(day)), end };
  }
  const counted = at((meaning) => meaning === 'period' || meaning === 'quarter' || meaning === 'half', 0);
  if (counted !== undefined) {
    const number = /^\s?(\d{1,4})(?:\s?[–-]\s?\d{1,4})?(?![\d.,]*\d|\s?%)/u.exec(text.slice(counted.end));
    if (number !== null)
      return {
        scale: counted.meaning === 'quarter' ? 'quarter' : 'period',
        at: Number(number[1]),
        end: counted.end + number[0].length,
      };
  }
  const before = /^(?:(\d)(?:\.|st|nd|rd|th|º|er|e|ème)?|(IV|I{1,3}))\s/u.exec(start);
  const named =
    before === null ? undefined : at((meaning) => meaning === 'quarter' || meaning === 'half', before[0].length);
  if (before !== null && named !== undefined) {
    const count = before[1] === undefined ? ['I', 'II', 'III', 'IV'].indexOf(before[2] ?? '') + 1 : Number(before[1]);
    const dot = text[named.end] === '.' ? 1 : 0;
    const behind = yearBehind.exec(text.slice(named.end + dot));
    const size = named.meaning === 'half' ? 2 : 4;
    return {
      scale: named.meaning === 'half' ? 'half' : 'quarter',
      at: yearOf(behind?.[1]) * size + count,
      end: named.end + dot + (behind?.[0].length ?? 0),
    };
  }
  const relative = at((meaning) => meaning === 'relative', 0);
  return relative === undefined ? null : { scale: 'relative', at: 0, end: relative.end };
}

function yearOf(text: string | undefined): number {
  const digits = (text ?? '').replace(/\D/gu, '');
  if (digits === '') return 0;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dayOf(inYear: number, month: number, day: number): number {
  return Math.round(Date.UTC(inYear || 2000, Math.max(0, month - 1), day || 1) / dayMs);
}
