import type { TableBlock } from '../document/document';
import { stripMarkup } from './strip-markup';

export interface Found<T> {
  block: T;
  /** Index of the first line behind the block. */
  next: number;
}

const longestCell = 60;
const separatorCell = /^\s*:?-{1,}:?\s*$/;

/** A table of `|` cells with or without a separator line (GitHub Flavored Markdown, 4.10). */
export function readPipeTable(lines: readonly string[], start: number): Found<TableBlock> | null {
  const rows: string[][] = [];
  let index = start;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (!isPipeLine(line)) break;
    rows.push(pipeCells(line));
  }
  const separated = rows[1]?.every((cell) => separatorCell.test(cell)) ?? false;
  if (rows.length < 2 || (!separated && !(lines[start] ?? '').trim().startsWith('|'))) return null;
  const table = toTable(rows.filter((row) => !row.every((cell) => separatorCell.test(cell))));
  return table === null ? null : { block: table, next: index };
}

function isPipeLine(line: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith('|') ? trimmed.length > 1 : pipeCells(trimmed).length > 1;
}

function pipeCells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}

const delimiters = ['\t', ';', ','] as const;

/** Tab-, semicolon- or comma-separated lines, when they can't be mistaken for prose. */
export function readDelimitedTable(lines: readonly string[], start: number): Found<TableBlock> | null {
  for (const delimiter of delimiters) {
    if (!(lines[start] ?? '').includes(delimiter) || (delimiter !== '\t' && listed.test(lines[start] ?? ''))) continue;
    const rows: string[][] = [];
    let index = start;
    for (; index < lines.length; index += 1) {
      const cells = delimitedCells(lines[index] ?? '', delimiter);
      if (cells.length < 2 || cells.length !== (rows[0]?.length ?? cells.length)) break;
      rows.push(cells);
      // Prose with commas is given up at its third line, not at its end.
      if (rows.length === 3 && !looksLikeData(rows, delimiter)) break;
    }
    if (!looksLikeData(rows, delimiter) || (delimiter === ',' && areSentences(rows))) continue;
    const table = toTable(rows);
    if (table !== null) return { block: table, next: index };
  }
  return null;
}

const listed = /^\s*(?:[-*•–]|\p{Nd}{1,2}[.)])\s/u;

/** "Rowing boat: £14 an hour, £48 a day" in every line: things and what they cost, without heads. */
function areSentences(rows: readonly string[][]): boolean {
  return rows.every(
    ([first = '', ...others]) => /\p{L}[:：]\s/u.test(first) && others.every((cell) => cell.startsWith(' ')),
  );
}

function looksLikeData(rows: readonly string[][], delimiter: string): boolean {
  if (rows.length < (delimiter === '\t' ? 2 : 3)) return false;
  if (rows.some((row) => row.some((cell) => cell.trim().length > longestCell))) return false;
  if (delimiter === '\t') return true;
  const width = rows[0]?.length ?? 0;
  const body = rows.slice(1);
  const numeric = Array.from({ length: width }, (_, column) =>
    body.every((row) => /\p{Nd}/u.test(row[column] ?? '') && !/\p{L}{5,}/u.test(row[column] ?? '')),
  );
  return numeric.some(Boolean) && (rows[0] ?? []).every((cell) => cell.trim().length > 0);
}

function delimitedCells(line: string, delimiter: string): string[] {
  if (line.trim() === '') return [];
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}

function toTable(rows: readonly string[][]): TableBlock | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const plain = rows
    .map((row) => Array.from({ length: width }, (_, column) => stripMarkup(row[column] ?? '')))
    .filter((row) => row.some((cell) => cell !== ''));
  const [header, ...body] = plain;
  if (header === undefined || body.length === 0 || width < 2) return null;
  return { type: 'table', header, rows: body };
}
