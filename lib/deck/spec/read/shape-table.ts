import type { Plain, PlainObject } from './plain';
import { isObject, listOf, longestOf, textOfCell } from './plain';
import type { SlideReading } from './reading';

/**
 * A table as its schema has it: one text a cell and as many cells in each row as there are
 * columns. Rows may be objects whose keys name the columns; a table without columns has them
 * in its first row.
 */
export function shapeTable(slide: PlainObject, reading: SlideReading): PlainObject {
  const given = listOf(slide.get('rows'));
  const keys = [...new Set(given.flatMap((row) => (isObject(row) ? [...row.keys()] : [])))];
  const columns = columnsOf(slide.get('columns'), keys);
  const listed = given.map((row) => cellsOf(row, columns, keys));
  const isHeadless = columns.length === 0 && listed.length > 1;
  const head = isHeadless ? (listed[0] ?? []) : columns;
  const rows = isHeadless ? listed.slice(1) : listed;
  const count = longestOf([head, ...rows]);
  if (head.length < count || rows.some((row) => row.length < count)) reading.warnings.push({ type: 'rows-padded' });
  const pad = <T extends Plain>(cells: readonly T[], blank: T): T[] => [
    ...cells,
    ...Array.from({ length: count - cells.length }, () => blank),
  ];
  const labels = pad<Plain>(head, '').map((label) => (isObject(label) ? label : new Map([['label', label]])));
  return new Map([...slide, ['columns', labels], ['rows', rows.map((row) => pad(row, ''))]]);
}

function columnsOf(value: Plain | undefined, keys: readonly string[]): readonly Plain[] {
  const given = listOf(value);
  return given.length > 0 ? given : keys;
}

function cellsOf(row: Plain, columns: readonly Plain[], keys: readonly string[]): string[] {
  if (!isObject(row)) return listOf(row).map(textOfCell);
  // Keys that are names of columns say where a value belongs; otherwise the order does.
  const labels = columns.map((column) => textOfCell(isObject(column) ? (column.get('label') ?? null) : column));
  const named = labels.some((label) => row.has(label))
    ? [...labels, ...keys.filter((key) => !labels.includes(key))]
    : keys;
  const cells = named.map((key) => textOfCell(row.get(key) ?? null));
  while (cells.length > labels.length && cells.at(-1) === '') cells.pop();
  return cells;
}
