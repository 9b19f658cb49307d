import type { Lexicon } from '@/lib/languages/lexicon';
import { visualWidth } from '../source/sentences';
import { consistsOf, without } from '../source/signs';
import { readCell, type Amount } from './read-amount';
import { isWhen } from './read-time';

export type DataColumn =
  | { type: 'time'; label: string; cells: string[]; at: (number | null)[] }
  | { type: 'category' | 'text' | 'status' | 'person'; label: string; cells: string[] }
  | {
      type: 'measure';
      label: string;
      cells: string[];
      /** Null where a cell is empty or says "n/a". */
      values: (number | null)[];
      /** Currency and unit as written in the cells or the head; empty for none. */
      unit: string;
      isPercent: boolean;
      isMoney: boolean;
      decimals: number;
    };

export type MeasureColumn = Extract<DataColumn, { type: 'measure' }>;

const empty = new Set('– — n/a na null none ka s/d nd bd н/д tbd tba'.split(' '));
const ordinals = new Set('# nr no id № rank pos rang 号 番号 번호 n° nº'.split(' '));
const currencies = ['$', '€', '£', '¥', '₹', 'EUR', 'USD', 'GBP'];
const isEmpty = (cell: string): boolean =>
  consistsOf(cell.trim(), '-.…?') || empty.has(without(cell.toLowerCase(), '. '));
/** Share of the filled cells of a column that have to be of one sort. */
const mostOf = 0.75;
const longestCategory = 60;

const mostCounted = 999;

export function isCounted(
  { values, unit, isPercent, decimals }: MeasureColumn,
  others: readonly DataColumn[],
): boolean {
  const steps = values.slice(1).map((value, index) => (value ?? 0) - (values[index] ?? 0));
  const isRising = steps.every((step) => step > 0) && values.every((value) => value !== null && value <= mostCounted);
  const isEven = new Set(steps).size === 1;
  const isAlone = others.every(({ type }) => type !== 'measure');
  return (
    unit === '' &&
    !isPercent &&
    decimals === 0 &&
    others.length > 0 &&
    isRising &&
    steps.length > 1 &&
    (isEven || isAlone)
  );
}

export function countedAs({ label, cells, values }: MeasureColumn, lexicon: Lexicon): DataColumn {
  const meanings = lexicon.meaningsOf(label);
  return meanings.includes('period') || meanings.includes('quarter')
    ? { type: 'time', label, cells, at: values }
    : { type: 'category', label, cells };
}

/** What a column is, by its cells: those of a row of sums don't tell. */
export function typeColumn(
  label: string,
  cells: string[],
  body: readonly string[],
  tag: string,
  lexicon: Lexicon,
  isFirst: boolean,
): DataColumn {
  const filled = body.filter((cell) => !isEmpty(cell));
  const times = filled.flatMap((cell) => isWhen(cell, lexicon) ?? []);
  const amounts = cells.map((cell) => (isEmpty(cell) ? null : readCell(cell, tag, lexicon)));
  const numbers = amounts.filter((amount) => amount !== null);
  const key = lexicon.meaningsOf(label);
  const known = numbers.map(({ value }) => value);
  const areYears =
    numbers.length > 0 &&
    numbers.every(({ value, unit }) => unit === '' && Number.isInteger(value) && value >= 1500 && value <= 2100) &&
    (isFirst || Math.max(...known) - Math.min(...known) <= widestYears);
  const isMeasured = filled.length > 0 && numbers.length >= filled.length * mostOf && areAlike(numbers, label);
  // "0.41" and "2.10" are times of day only where they go on from row to row.
  const isOrdered = isFirst && known.every((value, index) => index === 0 || value > (known[index - 1] ?? value));
  const areTimes = areYears || isOrdered || times.some(({ scale }) => scale !== 'clock' && scale !== 'year');
  // "T1" to "T4" are quarters, but not beside "T5".
  const isWhole = times.length === filled.length || times.every(({ scale }) => scale !== 'quarter' && scale !== 'half');
  if (filled.length > 0 && isWhole && times.length >= filled.length * mostOf && (areTimes || !isMeasured))
    return { type: 'time', label, cells, at: cells.map((cell) => isWhen(cell, lexicon)?.at ?? null) };
  const isOrdinal = ordinals.has(without(label.toLowerCase(), '. '));
  if (isMeasured && !isOrdinal) return measureOf(label, cells, amounts, tag, lexicon);
  if (key.includes('word.ownerKey')) return { type: 'person', label, cells };
  if (key.includes('word.statusKey')) return { type: 'status', label, cells };
  const isShort = filled.every((cell) => cell.length <= longestCategory);
  return { type: isShort ? 'category' : 'text', label, cells };
}

const widestYears = 150;
const shortestWord = 3;

/** Numbers of one unit; "day" and "days" are one, days and years, or a share among counts, have no common axis. */
function areAlike(amounts: readonly Amount[], label: string): boolean {
  const shares = amounts.filter(({ isPercent, value }) => isPercent || value === 0).length;
  const units = amounts.flatMap(({ unit }) => (unit === '' ? [] : [unit.toLowerCase()]));
  const [first = ''] = units;
  const isOne = (unit: string): boolean =>
    unit === first || (Math.min(unit.length, first.length) >= shortestWord && unit.charAt(0) === first.charAt(0));
  return (
    units.every(isOne) && (!amounts.some((each) => each.isPercent) || shares === amounts.length || label.includes('%'))
  );
}

function measureOf(
  label: string,
  cells: string[],
  amounts: readonly (Amount | null)[],
  tag: string,
  lexicon: Lexicon,
): DataColumn {
  const known = amounts.filter((amount) => amount !== null);
  // Where the cells have several scales, all are told in full.
  const [first] = known;
  const isOneScale = known.every((amount) => amount.scale === first?.scale);
  const scale = isOneScale ? (first?.scale ?? 1) : 1;
  const own = known.find((amount) => amount.unit !== '')?.unit ?? '';
  const word = isOneScale ? (first?.scaleWord ?? '') : '';
  const unit = [word, own].filter(Boolean).join(visualWidth(word) > word.length ? '' : ' ') || unitOf(label);
  const isPercent =
    known.some((amount) => amount.isPercent) ||
    label.includes('%') ||
    label.includes('٪') ||
    lexicon.marksIn(label).some(({ meaning }) => meaning === 'scale.1e-2');
  return {
    type: 'measure',
    label,
    cells,
    values: amounts.map((amount) => (amount === null ? null : (amount.value * amount.scale) / scale)),
    unit,
    isPercent,
    isMoney: known.some((amount) => amount.isMoney) || currencies.some((sign) => label.includes(sign)),
    // Of "£1.4m" beside "£610,000" nothing stands behind the point.
    decimals: isOneScale ? Math.min(4, Math.max(0, ...known.map((amount) => amount.decimals))) : 0,
  };
}

/** "Revenue (€m)", "Umsatz in Mio. €". */
function unitOf(label: string): string {
  return (
    /[([]([^()[\]]{1,20})[)\]]\s*$/u.exec(label)?.[1]?.trim() ??
    /\s(?:in|en|em|w|in\s)\s?([$€£%]|[\p{L}.]{1,6}\s?[$€£]|[kMT]€)\s*$/u.exec(label)?.[1]?.trim() ??
    ''
  );
}
