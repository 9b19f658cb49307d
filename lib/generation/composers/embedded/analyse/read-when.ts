import { toAsciiDigits } from '@/lib/generation/brief/number-words';
import { monthNumber, monthPattern, periodWords } from '../words/calendar';

/** A point in time at the start of a text, as written. */
export interface When {
  /** Exactly as the author wrote it. */
  text: string;
  /** The text behind it, without the separator. */
  rest: string;
  scale: 'clock' | 'day' | 'month' | 'quarter' | 'year' | 'period';
  /** Position on its scale; comparable within one scale only. */
  at: number;
}

type Row = { scale: When['scale']; pattern: string; at: (parts: readonly string[]) => number };

const n = '(\\p{Nd}{1,2})';
const y = '(\\p{Nd}{4})';
const month = `(${monthPattern})\\.?`;
const number = (text: string | undefined): number => Number(toAsciiDigits(text ?? '0'));
const day = (year: number, monthOfYear: number, date: number): number =>
  Math.round(Date.UTC(year || 2000, Math.max(0, monthOfYear - 1), date || 1) / 86_400_000);
const half = (word: string | undefined): number => (/^p/i.test(word ?? '') ? 12 : 0);

const rows: readonly Row[] = [
  {
    scale: 'day',
    pattern: `${y}-${n}-${n}(?:[T ]\\p{Nd}{2}:\\p{Nd}{2})?`,
    at: ([a, b, c]) => day(number(a), number(b), number(c)),
  },
  {
    scale: 'day',
    pattern: `${y}\\s?年\\s?${n}\\s?月\\s?${n}\\s?日`,
    at: ([a, b, c]) => day(number(a), number(b), number(c)),
  },
  { scale: 'day', pattern: `${n}\\s?[月월]\\s?${n}\\s?[日일]`, at: ([a, b]) => day(0, number(a), number(b)) },
  { scale: 'month', pattern: `${y}\\s?[年년]\\s?${n}\\s?[月월]`, at: ([a, b]) => number(a) * 12 + number(b) },
  { scale: 'month', pattern: `${n}\\s?[月월]`, at: ([a]) => number(a) },
  {
    scale: 'clock',
    pattern: `${n}[:h](\\p{Nd}{2})(?::\\p{Nd}{2})?(?:\\s?(am|pm|a\\.m\\.|p\\.m\\.|Uhr|UTC|GMT|CET|CEST))?`,
    at: ([a, b, c]) => (number(a) % (half(c) ? 12 : 99)) * 60 + number(b) + half(c) * 60,
  },
  { scale: 'clock', pattern: `${n}h`, at: ([a]) => number(a) * 60 },
  { scale: 'clock', pattern: `${n}\\.(\\p{Nd}{2})\\s?Uhr`, at: ([a, b]) => number(a) * 60 + number(b) },
  {
    scale: 'clock',
    pattern: `${n}\\s?(am|pm|a\\.m\\.|p\\.m\\.|Uhr)`,
    at: ([a, b]) => (number(a) % (half(b) ? 12 : 99)) * 60 + half(b) * 60,
  },
  {
    scale: 'day',
    pattern: `${n}[./]${n}[./](\\p{Nd}{4}|\\p{Nd}{2})`,
    at: ([a, b, c]) => day(number(c), number(b), number(a)),
  },
  { scale: 'day', pattern: `${n}\\.${n}\\.`, at: ([a, b]) => day(0, number(b), number(a)) },
  {
    scale: 'day',
    pattern: `${n}\\.?\\s?[-–/]\\s?\\p{Nd}{1,2}\\.?\\s${month}(?:\\s${y})?`,
    at: ([a, b, c]) => day(number(c), monthNumber(b ?? ''), number(a)),
  },
  {
    scale: 'day',
    pattern: `${month}\\s${n}\\s?[-–/]\\s?\\p{Nd}{1,2}(?:,?\\s${y})?`,
    at: ([a, b, c]) => day(number(c), monthNumber(a ?? ''), number(b)),
  },
  {
    scale: 'month',
    pattern: `(?:mid|early|late|mitte|anfang|ende|début|mi|fin|principios de|mediados de|finales de|inizio|metà|fine|begin|medio|eind)[-\\s]${month}(?:\\s${y})?`,
    at: ([a, b]) => number(b) * 12 + monthNumber(a ?? ''),
  },
  {
    scale: 'day',
    pattern: `${n}(?:\\.|st|nd|rd|th|er|º|ª)?\\s(?:of\\s|de\\s)?${month}(?:\\s(?:de\\s)?${y})?`,
    at: ([a, b, c]) => day(number(c), monthNumber(b ?? ''), number(a)),
  },
  {
    scale: 'day',
    pattern: `${month}\\s${n}(?:st|nd|rd|th)?(?:,?\\s${y})?`,
    at: ([a, b, c]) => day(number(c), monthNumber(a ?? ''), number(b)),
  },
  { scale: 'month', pattern: `${month}(?:\\s(?:de\\s)?${y})?`, at: ([a, b]) => number(b) * 12 + monthNumber(a ?? '') },
  { scale: 'quarter', pattern: `(?:Q|T|K)([1-4])(?:\\s?/?\\s?${y})?`, at: ([a, b]) => number(b) * 4 + number(a) },
  { scale: 'quarter', pattern: `H([12])(?:\\s?/?\\s?${y})?`, at: ([a, b]) => number(b) * 4 + number(a) * 2 },
  { scale: 'period', pattern: `(?:${periodWords})\\s?(\\p{Nd}{1,3})`, at: ([a]) => number(a) },
  { scale: 'period', pattern: `第\\s?(\\p{Nd}{1,2})\\s?(?:週|周|四半期|季度|年|回|日)`, at: ([a]) => number(a) },
  { scale: 'year', pattern: `((?:1[89]|20)\\p{Nd}{2})\\s?年?`, at: ([a]) => number(a) },
];

const hour = '(?:,?\\s(?:(?:at|um|à|a las|às|alle|om)\\s)?\\p{Nd}{1,2}[:h]\\p{Nd}{2}(?:\\s?(?:Uhr|am|pm))?)?';
const joint = '\\s?(?:-|–|—|〜|～|~|to|until|and|bis|und|à|au|et|al|a|y|até|tot|do|до|إلى|から)\\s?';
const separator = /^\s*(?:[:：|—–-]|->|→|⇒|،)?\s*/u;
const boundary = '(?![\\p{L}\\p{Nd}%€$]|[.,]\\p{Nd})';
/** Words that may stand before a date at the start of a line. */
const lead = '(?:by|from|on|at|in|ab|am|im|bis|le|en|el|il|op|от|в)';

const compiled = rows.map((row) => {
  // The groups of the second end of a range carry no position.
  const plain = row.pattern.replace(/\((?!\?)/g, '(?:');
  return {
    ...row,
    whole: new RegExp(
      `^[\\[(]?(${row.pattern}(?:${joint}(?:${plain}))?${row.scale === 'day' ? hour : ''}(?:\\s(?:तक|में|से|को))?)${boundary}[\\])]?`,
      'iu',
    ),
  };
});

const leadPattern = new RegExp(`^${lead}\\s`, 'iu');

/** Reads the date, time or period that a text begins with; null when it begins with something else. */
export function readWhen(text: string): When | null {
  for (const row of compiled) {
    const match = row.whole.exec(text);
    if (match === null) continue;
    const behind = text.slice(match[0].length);
    return {
      text: (match[1] ?? '').trim(),
      rest: behind.replace(separator, ''),
      scale: row.scale,
      at: row.at(match.slice(2).map((part) => part ?? '')),
    };
  }
  return null;
}

/** Whether a line is an entry of a time line: a date, time or period, then words. */
export function startsWithWhen(text: string): boolean {
  const when = readWhen(text);
  return when !== null && when.rest.length > 1 && when.scale !== 'year'
    ? true
    : when !== null && /^\s?[:：–—-]/u.test(text.slice(when.text.length));
}

/** A text that is a point in time and nothing else, such as a table cell. */
export function isWhen(text: string): boolean {
  const plain = text.trim().replace(leadPattern, '');
  const when = readWhen(plain);
  return when !== null && when.rest.trim() === '';
}
