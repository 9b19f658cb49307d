import type { Lexicon } from '@/lib/languages/lexicon';
import { parse } from 'csv-parse/sync';
import type { TableBlock } from './block';
import { readMarker } from './read-marker';
import { endsWith, hasDigit, hasLetter } from './signs';
import type { SourceLine } from './split-lines';

export interface Delimited {
  table: TableBlock;
  /** How many lines it takes. */
  lines: number;
}

/** In the order in which they are tried: a comma stands in sentences, too. */
const delimiters = ['\t', ';', '|', ','] as const;
const mostColumns = 40;
const longestHead = 60;
const manyColumns = 6;
const blanks = /[ \u00a0]{2,}|\t+/u;

/** A table whose cells are parted by tabs, semicolons, bars, commas or two blanks, beginning at a line; null for none. */
export function readDelimited(lines: readonly SourceLine[], at: number, lexicon: Lexicon): Delimited | null {
  const first = lines[at]?.text.trim() ?? '';
  // A list whose items have commas is a list.
  if (
    first === '' ||
    (readMarker(first, lexicon) !== null && readMarker(lines[at + 1]?.text.trim() ?? '', lexicon) !== null)
  )
    return null;
  for (const delimiter of delimiters) {
    const found = readWith(lines, at, delimiter);
    if (found !== null) return found;
  }
  return readColumns(lines, at);
}

function readWith(lines: readonly SourceLine[], at: number, delimiter: string): Delimited | null {
  const first = lines[at];
  if (first === undefined || !first.text.trim().includes(delimiter)) return null;
  const columns = countOf(first.text, delimiter) + 1;
  if (columns < 2 || columns > mostColumns) return null;
  const taken: SourceLine[] = [];
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.isEmpty || !isRow(line.text, delimiter, columns)) break;
    taken.push(line);
  }
  const last = taken.at(-1);
  if (last === undefined || taken.length < (delimiter === ',' ? 3 : 2)) return null;
  const records = parsed(taken.map(({ text }) => text.trim()).join('\n'), delimiter);
  if (records === null) return null;
  const [head = [], ...rows] = records.map((row) => fitted(row, columns));
  if (!isTable(head, rows, delimiter)) return null;
  return {
    table: { type: 'table', head, rows, span: { start: first.start, end: last.end }, from: 'delimited' },
    lines: taken.length,
  };
}

/** A short row lacks its last cells, as spreadsheets write them. */
function isRow(text: string, delimiter: string, columns: number): boolean {
  const count = countOf(text, delimiter) + 1;
  if (delimiter === '\t' && !text.trim().includes(delimiter)) return false;
  return count === columns || (count >= 2 && Math.abs(count - columns) <= 1 && columns > 3);
}

function countOf(text: string, delimiter: string): number {
  let count = 0;
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) count += 1;
  }
  return count;
}

function parsed(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true, trim: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}

function fitted(row: readonly string[], columns: number): string[] {
  return Array.from({ length: columns }, (_, index) => row[index] ?? '');
}

const isValue = (text: string): boolean => hasDigit(text) && /^[^\p{L}]+(?:\p{L}{1,4}\.?)?$/u.test(text.trim());

const isSaid = (text: string): boolean => endsWith(text, '.!?') && text.split(' ').length > 1;

/** Sentences with commas are no table: cells are short, and some column is of numbers or there is a head that names all. */
function isTable(head: readonly string[], rows: readonly string[][], delimiter: string): boolean {
  if (rows.length === 0) return false;
  const cells = rows.flat();
  const isHead = head.every((cell) => cell.length <= longestHead);
  const hasValues = head.some((_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(isValue).length >= filled.length * 0.6;
  });
  // Nobody writes as many cells in every line of a text.
  if (delimiter === '\t' || (head.length >= manyColumns && rows.length > 2)) return isHead;
  // "Strengths: location; staff" lists what stands behind a name.
  const labelled = [head, ...rows].filter(([first = '']) => /^\p{L}[^:：]*[:：]\s/u.test(first));
  if (labelled.length > rows.length * 0.7) return false;
  const isSentence = rows.some((row) => isSaid(row.at(-1) ?? '')) || endsWith(head.at(-1) ?? '', '.!?:');
  if (delimiter === ',') {
    // "May – 38,2": the comma is that of a number.
    const decimals = [head, ...rows].filter(
      ([first = '', second = '', ...more]) =>
        more.length === 0 && hasLetter(first) && hasDigit(first.slice(-1)) && hasDigit(second.charAt(0)),
    );
    if (isSentence || decimals.length > rows.length * 0.6) return false;
    const mean = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
    const isSpaced = rows.length > 0 && cells.filter((cell) => cell.split(' ').length > 6).length > cells.length * 0.4;
    return isHead && !isSpaced && mean <= 40 && (hasValues || (head.length >= 3 && mean <= 24));
  }
  return isHead && !(isSentence && delimiter === ';') && (hasValues || head.length >= 3 || rows.length >= 3);
}

/** Columns that stand below each other: "Region    Q1    Q2". */
function readColumns(lines: readonly SourceLine[], at: number): Delimited | null {
  const cellsOf = (line: SourceLine | undefined): string[] =>
    line === undefined || line.isEmpty ? [] : line.text.trim().split(blanks);
  const head = cellsOf(lines[at]);
  // "Type:     long tail" is a field.
  if (
    head.length < 2 ||
    head.length > mostColumns ||
    head.some((cell) => cell.length > longestHead) ||
    endsWith(head[0] ?? '', ':：')
  )
    return null;
  const rows: string[][] = [];
  let taken = 1;
  for (; at + taken < lines.length; taken += 1) {
    const line = lines[at + taken];
    if (line !== undefined && /^[-=+\s]+$/u.test(line.text) && !line.isEmpty) continue;
    const cells = cellsOf(line);
    if (cells.length !== head.length && cells.length !== head.length + 1) break;
    rows.push(cells);
  }
  const [first, last] = [lines[at], lines[at + taken - 1]];
  if (rows.length < 2 || first === undefined || last === undefined) return null;
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const withHead = head.length < columns ? ['', ...head] : head;
  if (!rows.every((row) => row.length === columns) || !rows.every((row) => row.slice(1).some(hasDigit))) return null;
  return {
    table: { type: 'table', head: withHead, rows, span: { start: first.start, end: last.end }, from: 'delimited' },
    lines: taken,
  };
}
