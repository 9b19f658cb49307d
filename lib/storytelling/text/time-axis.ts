import { dayInYear, daysOf, unsaidYear, type PartOfYear, type TimeStretch, type TimePoint } from './stretch';

/** A period of an axis: its name, and the days that it begins and ends with. */
interface Period {
  name: string;
  from: number;
  to: number;
}

/** Where something stands on an axis, as a roadmap names it. */
export interface Placed {
  start: string;
  end: string;
  startShare?: number;
  endShare?: number;
  when?: string;
  milestone?: boolean;
}

export interface TimeAxis {
  periods: readonly string[];
  place(stretch: TimeStretch): Placed;
  /** Null for what is not on the axis. */
  pointAt(point: TimePoint): { period: string; share: number } | null;
}

const dayMs = 86_400_000;
const [mostPeriods, mostDaysInWeeks, daysOfWeek] = [16, 84, 7];
/** Of more months than eight the names in full find no room. */
const daysWithLongNames = 8 * 31;
const monthsOf = { month: 1, quarter: 3, half: 6, year: 12 } as const;

/** What some stretches of time share an axis of; null where they share none. */
export function axisOf(said: readonly TimeStretch[], tag: string): { axis: TimeAxis; stretches: TimeStretch[] } | null {
  const stretches = withOneYear(said);
  if (stretches === null) return null;
  const points = stretches.flatMap(({ from, to }) => [from, to]);
  const areCounted = points.map(({ scale }) => scale === 'period');
  const periods = areCounted.every(Boolean)
    ? countedPeriods(points)
    : areCounted.some(Boolean)
      ? null
      : calendar(points, tag);
  if (periods === null || periods.length < 2 || new Set(periods.map(({ name }) => name)).size < periods.length)
    return null;
  return { axis: axisFrom(periods), stretches };
}

/** Where one year alone is said, it is that of all. */
function withOneYear(stretches: readonly TimeStretch[]): TimeStretch[] | null {
  const points = stretches.flatMap(({ from, to }) => [from, to]).filter(({ scale }) => scale !== 'period');
  const years = [...new Set(points.flatMap(({ year }) => year ?? []))];
  if (points.every(({ year }) => year !== null) || years.length === 0) return [...stretches];
  const [year, another] = years;
  if (year === undefined || another !== undefined) return null;
  const inYear = (point: TimePoint): TimePoint =>
    point.year !== null || point.scale === 'period'
      ? point
      : { ...point, year, ordinal: point.scale === 'day' ? dayInYear(point, year) : point.ordinal };
  return stretches.map((each) => ({ ...each, from: inYear(each.from), to: inYear(each.to) }));
}

const unitOf = (text: string): string => text.replace(/\d+/gu, '').trim().toLowerCase();

/** Weeks, sprints and phases that have numbers. */
function countedPeriods(points: readonly TimePoint[]): Period[] | null {
  const [first] = points;
  if (first === undefined || new Set(points.map(({ text }) => unitOf(text))).size > 1) return null;
  const ordinals = points.map(({ ordinal }) => ordinal);
  const [least, most] = [Math.min(...ordinals), Math.max(...ordinals)];
  if (most - least >= mostPeriods) return null;
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    name: first.text.replace(/\d+/u, String(least + index)),
    from: least + index,
    to: least + index + 1,
  }));
}

/** In the author's own parts of the year where all share them, else in the smallest that are not too many. */
function calendar(points: readonly TimePoint[], tag: string): Period[] | null {
  const days = points.map(daysOf);
  const [first, last] = [Math.min(...days.map(([from]) => from)), Math.max(...days.map(([, to]) => to))];
  const scales = [...new Set(points.map(({ scale }) => scale))];
  const isYearless = points.every(({ year }) => year === null);
  const [own] = scales;
  if (scales.includes('day') && last - first <= mostDaysInWeeks) return weeks(first, last, tag, isYearless);
  const wanted: PartOfYear[] =
    scales.length === 1 && own !== undefined && own !== 'day' && own !== 'period' ? [own] : [];
  for (const scale of [...wanted, 'month', 'quarter', 'year'] as const) {
    if (wanted.length > 0 && monthsOf[scale] < monthsOf[wanted[0]!]) continue;
    const found = partsOfYear(scale, first, last, points, tag, isYearless);
    if (found.length <= mostPeriods) return found;
  }
  return null;
}

function weeks(first: number, last: number, tag: string, isYearless: boolean): Period[] {
  // 1 January 1970 was a Thursday.
  const monday = isYearless ? first : first - ((first + 3) % daysOfWeek);
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return Array.from({ length: Math.ceil((last - monday) / daysOfWeek) }, (_, index) => {
    const from = monday + index * daysOfWeek;
    return { name: format.format(from * dayMs), from, to: from + daysOfWeek };
  });
}

function partsOfYear(
  scale: PartOfYear,
  first: number,
  last: number,
  points: readonly TimePoint[],
  tag: string,
  isYearless: boolean,
): Period[] {
  const months = monthsOf[scale];
  const start = new Date(first * dayMs);
  const periods: Period[] = [];
  for (let at = Math.floor(start.getUTCMonth() / months); periods.length <= mostPeriods; at += 1) {
    const [from, to] = [at, at + 1].map((part) => Date.UTC(start.getUTCFullYear(), part * months, 1) / dayMs) as [
      number,
      number,
    ];
    if (from >= last) break;
    const year = new Date(from * dayMs).getUTCFullYear();
    const ordinal = (at % (12 / months)) + 1;
    periods.push({
      name: nameOf(scale, { year: isYearless ? null : year, ordinal, from, days: last - first }, points, tag),
      from,
      to,
    });
  }
  return periods;
}

/** Whether an author writes months as words in full. */
function isLongName(point: TimePoint, tag: string): boolean {
  const [day] = daysOf(point);
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return point.text.toLowerCase().includes(format.format(day * dayMs).toLowerCase());
}

/** As the author writes such parts of the year. */
function nameOf(
  scale: PartOfYear,
  { year, ordinal, from, days }: { year: number | null; ordinal: number; from: number; days: number },
  points: readonly TimePoint[],
  tag: string,
): string {
  if (scale === 'year') {
    // "FY26" goes on as "FY27".
    const own = points.find((point) => point.scale === 'year' && /^\D*\d{2}$/u.test(point.text));
    return own ? own.text.replace(/\d+/u, String((year ?? 0) % 100).padStart(2, '0')) : String(year ?? unsaidYear);
  }
  if (scale === 'month') {
    const isLong =
      days < daysWithLongNames && points.some((point) => point.scale === 'month' && isLongName(point, tag));
    const shownYear = year === null ? {} : ({ year: 'numeric' } as const);
    return new Intl.DateTimeFormat(tag, {
      month: isLong ? 'long' : 'short',
      ...shownYear,
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    }).format(from * dayMs);
  }
  const model = points.find(
    (point) => point.scale === scale && (point.year === null) === (year === null) && hasOwnNumbers(point),
  );
  const plain = `${scale === 'half' ? 'H' : 'Q'}${ordinal}`;
  if (model === undefined) return year === null ? plain : `${plain} ${year}`;
  return model.text.replace(/\d+/gu, (number) => {
    if (Number(number) === model.year) return String(year);
    if (model.year !== null && number.length === 2 && Number(number) === model.year % 100)
      return String((year ?? 0) % 100).padStart(2, '0');
    return Number(number) === model.ordinal ? String(ordinal) : number;
  });
}

/** Whether a time is written with digits, and with its year where that is known. */
function hasOwnNumbers({ text, ordinal, year }: TimePoint): boolean {
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const hasYear = year === null || numbers.includes(year) || numbers.includes(year % 100);
  return numbers.includes(ordinal) && hasYear;
}

function axisFrom(periods: readonly Period[]): TimeAxis {
  const at = (day: number): Period => periods.find(({ to }) => day < to) ?? periods.at(-1)!;
  const shareOf = (day: number, { from, to }: Period): number => Math.min(1, Math.max(0, (day - from) / (to - from)));
  return {
    periods: periods.map(({ name }) => name),
    place({ from, to, isSpan, text }) {
      const [[first], [, last]] = [daysOf(from), daysOf(to)];
      const [start, end] = [at(first), at(last - 1)];
      const [startShare, endShare] = [shareOf(first, start), shareOf(last, end)];
      const isExact = startShare === 0 && endShare === 1 && first < last;
      return {
        start: start.name,
        end: end.name,
        ...(startShare > 0 && { startShare }),
        ...(endShare < 1 && { endShare }),
        ...(!isExact && { when: text }),
        ...(!isSpan && from.scale === 'day' && { milestone: true }),
      };
    },
    pointAt(point) {
      const [day] = daysOf(point);
      const period = periods.find(({ from, to }) => day >= from && day < to);
      return period === undefined ? null : { period: period.name, share: shareOf(day + 0.5, period) };
    },
  };
}
