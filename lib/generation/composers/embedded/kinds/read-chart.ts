import type { ChartData, ChartType } from '@/lib/deck/spec/slide-spec';
import type { NumberCell } from '../analyse/read-cell';
import { isBlankCell, readNumberCell } from '../analyse/read-cell';
import { isTotal } from '../analyse/is-total';
import { isWhen } from '../analyse/read-when';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import type { TableBlock } from '../document/document';
import { headingOf, leadsIn, proseOf, tableOf } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';
import { moverTitle, peakTitle, speaksOf } from './figure-title';
import { chartScale } from './chart-scale';

const mostSeries = 4;
const mostCategories = 24;
const manyCategories = 9;
const mostCompared = 3;
/** Small counts of several sorts read better as a table. */
const fewestWorthBars = 100;

interface Numbers {
  categories: string[];
  series: { name: string; cells: (NumberCell | null)[]; written: string[] }[];
}

/** A table of numbers as a native chart. */
export const readChart: KindReader = (portion, context) => {
  const table = tableOf(portion);
  const upright = table === null ? null : readNumbers(table, context.language);
  const across = table !== null && runsAcross(table) ? readNumbers(transpose(table), context.language) : null;
  const numbers = across ?? upright;
  if (table === null || numbers === null) return null;
  const time = numbers.categories.every((category) => isWhen(category));
  const scale = chartScale(numbers.series.flatMap((each) => each.cells), headingOf(portion), context.language);
  if (scale === null) return null;
  const type = chartType(numbers, time, scale.values);
  const series = numbers.series.map((each) => ({ name: capitalise(each.name), values: each.cells.map((cell) => (cell === null ? null : scale.valueOf(cell))) }));
  const chart: ChartData = { type, categories: numbers.categories, series, numberFormat: scale.numberFormat, unit: scale.unit };
  const prose = proseOf(portion, context.language).filter((sentence) => !/[:：]$/u.test(sentence));
  const about = prose.filter((sentence) => leadsIn(portion) || speaksOf(sentence, table));
  const title = about.map((sentence) => shorten(sentence, longestTitle)).find((sentence) => visualLength(sentence) <= longestTitle) ?? trend(numbers, time, context) ?? moverTitle(table, context.language) ?? peakTitle(table, context.language);
  const takeaway = prose.length > 1 ? shorten(prose[1] ?? '', 140) : undefined;
  const single = numbers.series.length === 1 && table.header.length === 2;
  const comparable = numbers.series.length <= mostCompared && numbers.categories.length >= 3 && Math.max(...scale.values.map(Math.abs)) >= fewestWorthBars;
  return { body: { kind: 'chart', chart, takeaway }, title, fit: time ? 0.9 : single && numbers.categories.length >= 3 ? 0.88 : comparable ? 0.82 : 0.6 };
};

/** Dates stand in the head and what is measured in the rows. */
function runsAcross(table: TableBlock): boolean {
  const dates = table.header.slice(1);
  return dates.length >= 3 && dates.every((label) => isWhen(label)) && table.rows.length <= mostSeries && !table.rows.some((row) => isTotal(row[0] ?? ''));
}

function transpose(table: TableBlock): TableBlock {
  const all = [table.header, ...table.rows];
  const [header = [], ...rows] = table.header.map((_, column) => all.map((row) => row[column] ?? ''));
  return { type: 'table', header, rows };
}

/** Text in the first column, numbers of one sort in all others; a row of totals is no category. */
function readNumbers(table: TableBlock, language: string): Numbers | null {
  const rows = table.rows.filter((row) => !isTotal(row[0] ?? ''));
  const columns = table.header.slice(1);
  if (rows.length < 2 || rows.length > mostCategories || columns.length > mostSeries || columns.length === 0) return null;
  const series = columns.map((name, column) => {
    const written = rows.map((row) => row[column + 1] ?? '');
    return { name: name || table.header[0] || '', cells: written.map((cell) => readNumberCell(cell, language)), written };
  });
  const readable = series.every((each) => each.name !== '' && each.cells.some((cell) => cell !== null) && each.cells.every((cell, index) => cell !== null || isBlankCell(each.written[index] ?? '')));
  const categories = rows.map((row) => row[0] ?? '');
  return readable && categories.every((category) => category !== '') ? { categories, series } : null;
}

function chartType(numbers: Numbers, time: boolean, values: readonly number[]): ChartType {
  const mixed = values.some((value) => value < 0) && values.some((value) => value > 0);
  const one = numbers.series.length === 1;
  if (time) return numbers.categories.length >= manyCategories ? 'line' : 'column';
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares = one && !mixed && numbers.categories.length <= 6 && (Math.abs(total - 100) < 0.6 || Math.abs(total - 1) < 0.006);
  if (shares) return 'doughnut';
  const long = numbers.categories.some((category) => visualLength(category) > 14);
  return one && (long || numbers.categories.length > 6) ? 'bar' : 'column';
}

/** "New: 1,120 (Q4 2025) – 1,540 (Q3 2026)": the ends of the first series, as written. */
function trend(numbers: Numbers, time: boolean, context: WriteContext): string | null {
  const series = numbers.series[0];
  const first = series?.cells[0];
  const last = series?.cells.at(-1);
  if (!time || series === undefined || !first || !last) return null;
  const a = trimStop(series.written[0] ?? '');
  const b = trimStop(series.written.at(-1) ?? '');
  const [start, end] = [numbers.categories[0] ?? '', numbers.categories.at(-1) ?? ''];
  if (context.language.startsWith('en')) {
    const verb = last.value > first.value ? 'rose' : last.value < first.value ? 'fell' : null;
    return verb === null ? null : `${series.name} ${verb} from ${a} in ${start} to ${b} in ${end}`;
  }
  return `${series.name}: ${a} (${start}) → ${b} (${end})`;
}
