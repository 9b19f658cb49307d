import { isTotal } from '../analyse/is-total';
import { readNumberCell } from '../analyse/read-cell';
import { isWhen, readWhen } from '../analyse/read-when';
import { visualLength } from '../analyse/shorten';
import type { TableBlock } from '../document/document';
import { punctuationOf } from '../words/punctuation';
import { withoutUnit } from '../write/heading-text';
import { capitalise } from '../write/capitalise';
import { longestTitle } from './draft';

/** "Plan Q4" is a time as much as "Q4" is. */
function namesTime(label: string): boolean {
  return (
    isWhen(label) ||
    (label.split(/\s+/u).length <= 3 &&
      label.split(/\s+/u).some((word) => readWhen(word) !== null && /\p{Nd}/u.test(word)))
  );
}

/** The row that moved most between the first and the last column of a table over time, in the author's figures. */
export function moverTitle(table: TableBlock, language: string): string | null {
  const columns = table.header.map((_, column) => column).slice(1);
  const [first] = columns;
  const last = columns.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    first === last ||
    !columns.every((column) => namesTime(table.header[column] ?? ''))
  )
    return null;
  const moves = table.rows.flatMap((row) => {
    const [a, b] = [readNumberCell(row[first] ?? '', language), readNumberCell(row[last] ?? '', language)];
    return a === null || b === null || a.unit !== b.unit || isTotal(row[0] ?? '') || !row[0]
      ? []
      : [{ row, change: Math.abs(b.value - a.value) }];
  });
  const most = moves.reduce<(typeof moves)[number] | null>(
    (best, move) => (best === null || move.change > best.change ? move : best),
    null,
  );
  if (most === null || most.change === 0 || moves.length < 2) return null;
  const at = (column: number): string => timed(most.row[column] ?? '', table.header[column] ?? '', language);
  const { colon, comma } = punctuationOf(language);
  const title = `${most.row[0] ?? ''}${colon}${at(first)}${comma}${at(last)}`;
  return visualLength(title) <= longestTitle ? title : null;
}

function timed(value: string, label: string, language: string): string {
  const { open, close } = punctuationOf(language);
  return language.startsWith('en') ? `${value} in ${label}` : `${value}${open}${label}${close}`;
}

/** The category with the highest figure in the first column of them: "Highest revenue: East, 17800". */
export function peakTitle(table: TableBlock, language: string): string | null {
  const rows = table.rows.filter((row) => !isTotal(row[0] ?? ''));
  const cells = rows.map((row) => readNumberCell(row[1] ?? '', language));
  if (rows.length < 3 || cells.some((cell) => cell === null)) return null;
  const values = cells.map((cell) => cell?.value ?? 0);
  const top = Math.max(...values);
  if (values.filter((value) => value === top).length !== 1) return null;
  const row = rows[values.indexOf(top)] ?? [];
  const { colon, comma, open, close } = punctuationOf(language);
  const label = table.header[1] ?? '';
  if (label === '') return null;
  const title = language.startsWith('en')
    ? `Highest ${lowerFirst(label)}${colon}${row[0] ?? ''}${comma}${row[1] ?? ''}`
    : `${capitalise(withoutUnit(label))}${colon}${row[0] ?? ''}${open}${row[1] ?? ''}${close}`;
  return visualLength(title) <= 80 ? title : null;
}

/** "ARR" keeps its capitals. */
function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Whether a sentence speaks of what a table holds: a head, an entry or one of its figures. */
export function speaksOf(sentence: string, table: TableBlock): boolean {
  const said = sentence.toLowerCase();
  const words = [...table.header, ...table.rows.map((row) => row[0] ?? '')]
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 3);
  const figures = table.rows
    .flatMap((row) => row.slice(1))
    .filter((cell) => (cell.match(/\p{Nd}/gu)?.length ?? 0) >= 2);
  return words.some((word) => said.includes(word)) || figures.some((figure) => sentence.includes(figure));
}
