import type { Lexicon } from '@/lib/languages/lexicon';
import { isWhen, spanJoint } from '@/lib/reading/data/read-time';
import { hasDigit } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import type { TextPoint } from '../forms/material';
import { datedOf } from './dated';
import { remembered } from './remember';
import { bracketAtEnd, headOf } from './pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, unstopped } from './signs';

const perYear = { month: 12, quarter: 4, half: 2, year: 1 } as const;
export type PartOfYear = keyof typeof perYear;

/** An end of a stretch of time, as its author wrote it. */
export interface TimePoint {
  scale: PartOfYear | 'day' | 'period';
  text: string;
  /** Null where nobody says it. */
  year: number | null;
  /** The month, quarter or half of its year; the day since 1970; the number of a week or a sprint. */
  ordinal: number;
}

/** From when to when something lasts; both ends are one where a single time is said. */
export interface TimeStretch {
  text: string;
  from: TimePoint;
  to: TimePoint;
  isSpan: boolean;
}

const dayMs = 86_400_000;
/** Days whose year nobody says are read as days of this one. */
export const unsaidYear = 2000;

function pointOf(text: string, lexicon: Lexicon): TimePoint | null {
  const plain = text.trim().replace(/まで$/u, '');
  const when = isWhen(plain, lexicon);
  if (when === null) return null;
  const { scale, at } = when;
  if (scale === 'period') return { scale, text: plain, year: null, ordinal: at };
  if (scale === 'year') return { scale, text: plain, year: at, ordinal: 1 };
  if (scale === 'day') {
    const year = new Date(at * dayMs).getUTCFullYear();
    return { scale, text: plain, year: year === unsaidYear ? null : year, ordinal: Math.floor(at) };
  }
  if (scale !== 'month' && scale !== 'quarter' && scale !== 'half') return null;
  const year = Math.floor((at - 1) / perYear[scale]);
  return { scale, text: plain, year: year === 0 ? null : year, ordinal: at - year * perYear[scale] };
}

/** Without its last number and what stands behind it. */
function beforeLastNumber(text: string): string {
  const signs = Array.from(text);
  const last = signs.findLastIndex((sign) => hasDigit(sign));
  if (last < 0) return text;
  const before = signs.findLastIndex((sign, at) => at < last && !hasDigit(sign));
  return signs.slice(0, before + 1).join('');
}

/** "Week 1–3", "4〜6月", "Q1–3 2026", "2025–27": what one end leaves unsaid stands at the other one. */
function endsOf(left: string, right: string, lexicon: Lexicon): [TimePoint, TimePoint] | null {
  const isNumber = /^(?:\d{1,4}\.?|I{1,3}|IV)$/u.test(left.trim());
  const firsts = [left, ...(isNumber ? [right.replace(/\d+\.?|^(?:I{1,3}|IV)(?= )/u, left.trim())] : [])];
  const start = beforeLastNumber(left);
  const century = /^\d{4}$/u.test(left.trim()) && /^\d{2}$/u.test(right.trim()) ? left.trim().slice(0, 2) : start;
  const seconds = [right, ...(/^\d/u.test(right.trim()) && start !== left ? [century + right.trim()] : [])];
  for (const first of firsts)
    for (const second of seconds) {
      const [from, to] = [pointOf(first, lexicon), pointOf(second, lexicon)];
      if (from !== null && to?.scale === from.scale) return [from, to];
    }
  return null;
}

const isLater = (a: TimePoint, b: TimePoint): boolean => a.ordinal > b.ordinal;

/** "Nov–Feb 2027" begins in the year before, "Nov 2026 – Feb" ends in the one behind. */
function withYears([from, to]: [TimePoint, TimePoint]): [TimePoint, TimePoint] {
  if (from.scale === 'day' || from.scale === 'period' || from.scale === 'year') return daysWithYears([from, to]);
  if (from.year === null && to.year !== null) return [{ ...from, year: to.year - (isLater(from, to) ? 1 : 0) }, to];
  if (to.year === null && from.year !== null) return [from, { ...to, year: from.year + (isLater(from, to) ? 1 : 0) }];
  return [from, to];
}

/** The day of the same name in another year. */
export function dayInYear({ ordinal }: Pick<TimePoint, 'ordinal'>, year: number): number {
  const date = new Date(ordinal * dayMs);
  return Date.UTC(year, date.getUTCMonth(), date.getUTCDate()) / dayMs;
}

function daysWithYears([from, to]: [TimePoint, TimePoint]): [TimePoint, TimePoint] {
  if (from.scale !== 'day' || (from.year === null) === (to.year === null)) return [from, to];
  const year = from.year ?? to.year ?? unsaidYear;
  const [first, last] = [dayInYear(from, year), dayInYear(to, year)];
  const [before, behind] = from.year === null ? [first > last ? -1 : 0, 0] : [0, last < first ? 1 : 0];
  return [
    { ...from, year: year + before, ordinal: dayInYear(from, year + before) },
    { ...to, year: year + behind, ordinal: dayInYear(to, year + behind) },
  ];
}

const longest = 48;
/** The dashes of a date in digits part no times. */
const wholeDate = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/u;

/** A text that says when something is, or from when to when, and nothing else. */
export function stretchOf(said: string, lexicon: Lexicon): TimeStretch | null {
  const text = said.trim();
  if (text === '' || text.length > longest) return null;
  const day = wholeDate.test(text) ? pointOf(text, lexicon) : null;
  if (day !== null) return { text, from: day, to: day, isSpan: false };
  for (let at = 1; at < text.length - 1; at += 1) {
    const joint = spanJoint.exec(text.slice(at));
    const ends = joint === null ? null : endsOf(text.slice(0, at), text.slice(at + joint[0].length), lexicon);
    if (ends === null) continue;
    const [from, to] = withYears(ends);
    return { text, from, to, isSpan: true };
  }
  const point = pointOf(text, lexicon);
  return point && { text, from: point, to: point, isSpan: false };
}

/** From one time to another one, each said by itself. */
export function stretchBetween(start: string, end: string, lexicon: Lexicon): TimeStretch | null {
  const [from, to] = [pointOf(start, lexicon), pointOf(end, lexicon)];
  if (from === null || to === null) return null;
  const ends = from.scale === to.scale ? withYears([from, to]) : ([from, to] as [TimePoint, TimePoint]);
  return { text: start === end ? start : `${start} – ${end}`, from: ends[0], to: ends[1], isSpan: true };
}

/** Days since 1970 from the beginning of a point to its end. */
export function daysOf({ scale, year, ordinal }: TimePoint): [number, number] {
  if (scale === 'day') return [ordinal, ordinal + 1];
  if (scale === 'period') return [ordinal, ordinal + 1];
  const months = 12 / perYear[scale];
  const startOf = (part: number): number => Date.UTC(year ?? unsaidYear, part * months, 1) / dayMs;
  return [startOf(ordinal - 1), startOf(ordinal)];
}

/** What is planned, in which lane, and from when to when. */
export interface PlannedItem {
  lane?: string;
  text?: string;
  stretch: TimeStretch;
}

export const planText = (text: string): string => capitalised(unstopped(text));

/** "Q1–Q2: lease", "Lease: Q1–Q2", "Lease (Q1–Q2)". */
const plannedOf = remembered((text, context): { text: string; stretch: TimeStretch } | null => {
  const { lexicon } = context;
  const plain = unstopped(text);
  // A dash amid a time parts nothing.
  const [, head = '', rest = ''] = /^([^:：]+)[:：]\s*(\S.*)$/u.exec(plain) ?? [];
  for (const headed of [{ head, rest }, headOf(plain), bracketAtEnd(plain)]) {
    if (headed === null || headed.head === '') continue;
    const [before, behind] = [stretchOf(headed.head, lexicon), stretchOf(headed.rest, lexicon)];
    if (before !== null) return { text: headed.rest, stretch: before };
    if (behind !== null) return { text: headed.head, stretch: behind };
  }
  const dated = datedOf(plain, context);
  const stretch = dated === null ? null : stretchOf(dated.when.text, lexicon);
  return dated === null || stretch === null ? null : { text: dated.text, stretch };
});

/** Null where a line says no time, or is more than one line. */
export function plannedIn(
  points: readonly TextPoint[],
  lane: string | undefined,
  context: TellingContext,
): PlannedItem[] | null {
  const planned: PlannedItem[] = [];
  for (const { text, children } of points) {
    const found = children.length > 0 ? null : plannedOf(text, context);
    if (found === null) return null;
    planned.push({ ...(lane !== undefined && { lane }), text: planText(found.text), stretch: found.stretch });
  }
  return planned;
}

/** "Portal: sign-on in January; quote tool in May": one lane in one line; null where a piece of it says no time. */
export function plannedPieces(text: string, lane: string, context: TellingContext): PlannedItem[] | null {
  const pieces = partsOf(
    unstopped(text),
    (sign, at) => ';；、，'.includes(sign) || (sign === ',' && text.charAt(at + 1) === ' '),
  );
  const found = pieces.map((piece) => plannedOf(piece, context));
  return found.length === 0 || found.includes(null)
    ? null
    : found.flatMap((each) => (each === null ? [] : [{ lane, text: planText(each.text), stretch: each.stretch }]));
}

/** A lane a line: what it is called, and behind that what is planned when. */
export function lanesInLines(points: readonly TextPoint[], context: TellingContext): PlannedItem[] | null {
  const lanes = points.map(({ text, children }) => {
    const headed = children.length > 0 ? null : headOf(text);
    return headed === null ? null : plannedPieces(headed.rest, planText(headed.head), context);
  });
  const planned = lanes.flatMap((lane) => lane ?? []);
  return lanes.length < 2 || lanes.includes(null) || planned.length === lanes.length ? null : planned;
}
