import type { Lexicon } from '@/lib/languages/lexicon';
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

/** A table whose columns are known for what they are. */
export interface DataSet {
  id: string;
  /** As the source has it. */
  head: string[];
  rows: string[][];
  columns: DataColumn[];
  /** Index of the column that names the rows; null for none. */
  keyColumn: number | null;
  /** Index of a last row that sums up the others; null for none. */
  totalRow: number | null;
  /** Told in sentences or lines, and no table of the source. */
  isTold: boolean;
}

const empty = new Set('– — n/a na null none ka s/d nd bd н/д tbd tba'.split(' '));
const ordinals = new Set('# nr no id № rank pos rang 号 番号 번호 n° nº'.split(' '));
const currencies = ['$', '€', '£', '¥', '₹', 'EUR', 'USD', 'GBP'];
const isEmpty = (cell: string): boolean =>
  consistsOf(cell.trim(), '-.…?') || empty.has(without(cell.toLowerCase(), '. '));
/** Share of the filled cells of a column that have to be of one sort. */
const mostOf = 0.75;
const longestCategory = 60;

/** Types the columns of a table. */
export function toDataSet(
  table: { head: readonly string[]; rows: readonly string[][] },
  { id, tag, lexicon, isTold = false }: { id: string; tag: string; lexicon: Lexicon; isTold?: boolean },
): DataSet {
  const { head, rows } = upright(table, tag, lexicon);
  const totalRow = totalRowOf(rows, lexicon);
  const body = rows.filter((_, index) => index !== totalRow);
  const columns = head.map((label, index): DataColumn => {
    const cells = rows.map((row) => row[index] ?? '');
    return typed(
      label,
      cells,
      body.map((row) => row[index] ?? ''),
      tag,
      lexicon,
      index === 0,
    );
  });
  const [count, ...others] = columns;
  // "Week 1, 2, 3", "Code 0, 2, 3" beside what they stand for: numbers that go up by themselves name the rows.
  if (count?.type === 'measure' && isCounted(count, others)) columns[0] = countedAs(count, lexicon);
  return { id, head, rows, columns, keyColumn: keyColumnOf(columns), totalRow, isTold };
}

/** A head that is a row of data, as in a table without one, gets empty heads. */
function upright(
  { head, rows }: { head: readonly string[]; rows: readonly string[][] },
  tag: string,
  lexicon: Lexicon,
): { head: string[]; rows: string[][] } {
  const [first = []] = rows;
  const values = head.filter((cell, column) => {
    const value = isWhen(cell, lexicon) === null ? readCell(cell, tag, lexicon) : null;
    return value !== null && value.unit === (readCell(first[column] ?? '', tag, lexicon)?.unit ?? value.unit);
  });
  const isData =
    head.length > 1 &&
    values.length >= (head.length - 1) * 0.8 &&
    values.length > 0 &&
    head.slice(1).every((cell) => cell === '' || readCell(cell, tag, lexicon) !== null);
  // "12 Jan 2026 | keys handed over" above rows that begin with a time is one of them.
  const isTimed =
    head.length > 1 &&
    rows.length > 1 &&
    [head, ...rows].every((row) => isWhen(row[0] ?? '', lexicon) !== null) &&
    isWhen(head[0] ?? '', lexicon)?.scale === isWhen(first[0] ?? '', lexicon)?.scale &&
    head.slice(1).every((cell) => isWhen(cell, lexicon) === null);
  const isYears = head.slice(1).every((cell) => isWhen(cell, lexicon) !== null);
  return (isData && !isYears) || isTimed
    ? { head: head.map(() => ''), rows: [[...head], ...rows.map((row) => [...row])] }
    : { head: [...head], rows: rows.map((row) => [...row]) };
}

const mostCounted = 999;

function isCounted({ values, unit, isPercent, decimals }: MeasureColumn, others: readonly DataColumn[]): boolean {
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

function countedAs({ label, cells, values }: MeasureColumn, lexicon: Lexicon): DataColumn {
  const meanings = lexicon.meaningsOf(label);
  return meanings.includes('period') || meanings.includes('quarter')
    ? { type: 'time', label, cells, at: values }
    : { type: 'category', label, cells };
}

function typed(
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
  if (filled.length > 0 && times.length >= filled.length * mostOf && (areTimes || !isMeasured))
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
  const unit = [word, own].filter(Boolean).join(' ') || unitOf(label);
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
    decimals: Math.min(4, Math.max(0, ...known.map((amount) => amount.decimals))),
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

function totalRowOf(rows: readonly string[][], lexicon: Lexicon): number | null {
  const last = rows.length - 1;
  const name = rows[last]?.find((cell) => cell.trim() !== '') ?? '';
  return rows.length > 2 && name.length <= 30 && lexicon.meaningsOf(without(name, ':*')).includes('word.total')
    ? last
    : null;
}

/** The first column that tells rows apart: a time, else names. */
function keyColumnOf(columns: readonly DataColumn[]): number | null {
  const first = columns.findIndex(({ type }) => type === 'time' || type === 'category');
  if (first === -1) return columns.findIndex(({ type }) => type === 'text' || type === 'person') === 0 ? 0 : null;
  return first;
}

export type MeasureColumn = Extract<DataColumn, { type: 'measure' }>;

/** Several series over the same points, however the table wrote them. */
export interface Series {
  /** Names of the points. */
  points: string[];
  /** Whether the points are times in order. */
  isTime: boolean;
  series: {
    name: string;
    values: (number | null)[];
    unit: string;
    isPercent: boolean;
    isMoney: boolean;
    decimals: number;
    total: number | null;
  }[];
}

/**
 * The numbers of a data set as series: wide (a column a series), across (the columns are times), or long (a column
 * names the series of each row); null where there are none to show.
 */
export function seriesOfData(data: DataSet, lexicon: Lexicon): Series | null {
  return across(data, lexicon) ?? long(data) ?? wide(data);
}

/** "Region | 2022 | 2023 | 2024": times stand in the head. */
function across({ columns, rows, totalRow }: DataSet, lexicon: Lexicon): Series | null {
  const times = columns.filter(
    (column) => column.type === 'measure' && isWhen(column.label, lexicon) !== null,
  ) as MeasureColumn[];
  const keys = columns.filter((column) => column.type === 'category' || column.type === 'text');
  const [key] = keys;
  const others = columns.filter((column) => column.type === 'measure').length - times.length;
  if (times.length < 2 || key === undefined || others > times.length) return null;
  const series = rows.flatMap((_, row) => {
    if (row === totalRow) return [];
    const values = times.map(({ values: all }) => all[row] ?? null);
    const name = keys
      .map(({ cells }) => cells[row] ?? '')
      .filter(Boolean)
      .slice(0, 1)
      .join(' ');
    const [first] = times;
    return name === '' || values.every((value) => value === null) || first === undefined
      ? []
      : [
          {
            name,
            values,
            unit: first.unit,
            isPercent: first.isPercent,
            isMoney: first.isMoney,
            decimals: Math.max(...times.map(({ decimals }) => decimals)),
            total: null,
          },
        ];
  });
  return series.length === 0 ? null : { points: times.map(({ label }) => label), isTime: true, series };
}

/** "Quarter | Region | Revenue": each point of time once for each of the names. */
function long({ columns, rows, totalRow }: DataSet): Series | null {
  const measures = columns.filter((column) => column.type === 'measure');
  const times = columns.filter((column) => column.type === 'time');
  const names = columns.filter((column) => column.type === 'category');
  const [time, measure] = [times[0] ?? names[0], measures[0]];
  const name = names.find((each) => each !== time);
  if (measures.length !== 1 || time === undefined || name === undefined || measure === undefined) return null;
  const body = rows.map((_, index) => index).filter((index) => index !== totalRow);
  const points = [...new Set(body.map((row) => time.cells[row] ?? ''))];
  const kinds = [...new Set(body.map((row) => name.cells[row] ?? ''))];
  if (
    points.length === body.length ||
    points.length < 2 ||
    kinds.length < 2 ||
    points.length * kinds.length > body.length * 1.3
  )
    return null;
  const valueAt = (point: string, kind: string): number | null => {
    const row = body.find((index) => time.cells[index] === point && name.cells[index] === kind);
    return row === undefined ? null : (measure.values[row] ?? null);
  };
  return {
    points,
    isTime: time.type === 'time',
    series: kinds.map((kind) => ({
      name: kind,
      values: points.map((point) => valueAt(point, kind)),
      unit: measure.unit,
      isPercent: measure.isPercent,
      isMoney: measure.isMoney,
      decimals: measure.decimals,
      total: null,
    })),
  };
}

function wide({ columns, rows, totalRow, keyColumn }: DataSet): Series | null {
  const key = keyColumn === null ? undefined : columns[keyColumn];
  const measures = columns.filter((column) => column.type === 'measure');
  if (key === undefined || measures.length === 0) return null;
  const body = rows.map((_, index) => index).filter((index) => index !== totalRow);
  const points = body.map((row) => key.cells[row] ?? '');
  // Points that come back are rows of several keys, which no axis has.
  if (points.length < 2 || points.some((point) => point === '') || new Set(points).size < points.length) return null;
  const series = measures.flatMap((measure) => {
    const values = body.map((row) => measure.values[row] ?? null);
    return values.filter((value) => value !== null).length < 2
      ? []
      : [
          {
            name: measure.label,
            values,
            unit: measure.unit,
            isPercent: measure.isPercent,
            isMoney: measure.isMoney,
            decimals: measure.decimals,
            total: totalRow === null ? null : (measure.values[totalRow] ?? null),
          },
        ];
  });
  return series.length === 0 ? null : { points, isTime: key.type === 'time', series };
}
