import type { Lexicon } from '@/lib/languages/lexicon';
import { without } from '../source/signs';
import { readCell } from './read-amount';
import { isWhen } from './read-time';
import { countedAs, isCounted, typeColumn, type DataColumn, type MeasureColumn } from './type-column';

/** A table whose columns are known for what they are. */
export interface DataSet {
  id: string;
  /** What its author calls it; null where nothing but what stands around it does. */
  name: string | null;
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
  /** The sentence that tells its numbers; null where none does. */
  said: string | null;
}

/** Types the columns of a table. */
export function toDataSet(
  table: { head: readonly string[]; rows: readonly string[][]; name?: string; from?: string; said?: string },
  {
    id,
    tag,
    lexicon,
    isTold = table.from === 'series',
  }: { id: string; tag: string; lexicon: Lexicon; isTold?: boolean },
): DataSet {
  const { head, rows: all } = upright(table, tag, lexicon);
  const rows = withTotalLast(all, tag, lexicon);
  const totalRow = isTotal(rows, tag, lexicon) ? rows.length - 1 : null;
  const body = rows.filter((_, index) => index !== totalRow);
  const columns = head.map((label, index): DataColumn => {
    const cells = rows.map((row) => row[index] ?? '');
    return typeColumn(
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
  const [name, said] = [table.name ?? null, table.said ?? null];
  return { id, name, head, rows, columns, keyColumn: keyColumnOf(columns), totalRow, isTold, said };
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
  // "12 Jan 2026 | keys handed over" above rows that have a time in the same place is one of them.
  const isWhenAt = (row: readonly string[], at: number): boolean => isWhen(row[at] ?? '', lexicon) !== null;
  const timed = head.flatMap((_, at) => (isWhenAt(head, at) ? [at] : []));
  const isTimed =
    head.length > 1 &&
    rows.length > 1 &&
    timed.length === 1 &&
    rows.every((row) => isWhenAt(row, timed[0] ?? 0)) &&
    isWhen(head[timed[0] ?? 0] ?? '', lexicon)?.scale === isWhen(first[timed[0] ?? 0] ?? '', lexicon)?.scale;
  const isYears = head.slice(1).every((cell) => isWhen(cell, lexicon) !== null);
  return (isData && !isYears) || isTimed
    ? { head: head.map(() => ''), rows: [[...head], ...rows.map((row) => [...row])] }
    : { head: [...head], rows: rows.map((row) => [...row]) };
}

/** A first row that the others add up to is told last. */
function withTotalLast(rows: readonly string[][], tag: string, lexicon: Lexicon): string[][] {
  const [first = [], ...others] = rows;
  return isSumOf(first, others, tag, lexicon) ? [...others, first] : [...rows];
}

/** A last row that is called so, or that is the sum of the others. */
function isTotal(rows: readonly string[][], tag: string, lexicon: Lexicon): boolean {
  const last = rows.at(-1) ?? [];
  const name = last.find((cell) => cell.trim() !== '') ?? '';
  const isNamed = name.length <= 30 && lexicon.meaningsOf(without(name, ':*')).includes('word.total');
  return rows.length > 2 && (isNamed || isSumOf(last, rows.slice(0, -1), tag, lexicon));
}

const fewestSummed = 3;

/** In all the columns that can be added up. */
function isSumOf(row: readonly string[], others: readonly string[][], tag: string, lexicon: Lexicon): boolean {
  if (others.length < fewestSummed) return false;
  const sums = row.slice(1).flatMap((cell, index) => {
    const sum = readCell(cell, tag, lexicon);
    const parts = others.map((each) => readCell(each[index + 1] ?? '', tag, lexicon));
    const isMeasured = sum !== null && !sum.isPercent && parts.every((part) => part !== null);
    if (!isMeasured) return [];
    const all = parts.reduce((total, part) => total + (part?.value ?? 0) * (part?.scale ?? 1), 0);
    return [all > 0 && Math.abs(all - sum.value * sum.scale) < all * 1e-9];
  });
  return sums.length > 0 && sums.every(Boolean);
}

/** The first column that tells rows apart: a time, else names. */
function keyColumnOf(columns: readonly DataColumn[]): number | null {
  const first = columns.findIndex(({ type }) => type === 'time' || type === 'category');
  if (first === -1) return columns.findIndex(({ type }) => type === 'text' || type === 'person') === 0 ? 0 : null;
  return first;
}

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
