import type { NumberCell } from '../analyse/read-cell';
import { isBlankCell, readNumberCell } from '../analyse/read-cell';
import { isTotal } from '../analyse/is-total';
import { isWhen } from '../analyse/read-when';
import type { TableBlock } from '../document/document';

const mostSeries = 4;
const mostCategories = 24;

export interface NumberSeries {
  name: string;
  cells: (NumberCell | null)[];
  written: string[];
}

/** The numbers of a table, column by column, and what they are of. */
export interface Numbers {
  categories: string[];
  series: NumberSeries[];
}

/** Text in the first column, numbers in all others; a row of totals is no category. Null for any other table. */
export function chartNumbers(table: TableBlock, language: string): Numbers | null {
  const across = runsAcross(table) ? readNumbers(transpose(table), language) : null;
  return across ?? readNumbers(table, language);
}

/** Dates stand in the head and what is measured in the rows. */
function runsAcross(table: TableBlock): boolean {
  const dates = table.header.slice(1);
  return (
    dates.length >= 3 &&
    dates.every((label) => isWhen(label)) &&
    table.rows.length <= mostSeries &&
    !table.rows.some((row) => isTotal(row[0] ?? ''))
  );
}

function transpose(table: TableBlock): TableBlock {
  const all = [table.header, ...table.rows];
  const [header = [], ...rows] = table.header.map((_, column) => all.map((row) => row[column] ?? ''));
  return { type: 'table', header, rows };
}

function readNumbers(table: TableBlock, language: string): Numbers | null {
  const rows = table.rows.filter((row) => !isTotal(row[0] ?? ''));
  const columns = table.header.slice(1);
  if (rows.length < 2 || rows.length > mostCategories || columns.length > mostSeries || columns.length === 0)
    return null;
  const series = columns.map((name, column) => {
    const written = rows.map((row) => row[column + 1] ?? '');
    return {
      name: name || table.header[0] || '',
      cells: written.map((cell) => readNumberCell(cell, language)),
      written,
    };
  });
  const readable = series.every(
    (each) =>
      each.name !== '' &&
      each.cells.some((cell) => cell !== null) &&
      each.cells.every((cell, index) => cell !== null || isBlankCell(each.written[index] ?? '')),
  );
  const categories = rows.map((row) => row[0] ?? '');
  return readable && categories.every((category) => category !== '') ? { categories, series } : null;
}

/** The largest number of a series, sign aside. */
export function sizeOf({ cells }: Pick<NumberSeries, 'cells'>): number {
  return Math.max(0, ...cells.map((cell) => Math.abs(cell?.value ?? 0)));
}

/** Whether two sizes are too far apart to share an axis. */
export function areFarApart(a: number, b: number): boolean {
  return Math.max(a, b) >= farApart * Math.max(1e-9, Math.min(a, b));
}

const farApart = 15;
