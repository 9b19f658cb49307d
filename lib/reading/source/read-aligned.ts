import type { TableBlock } from './block';
import { hasLetter } from './signs';
import type { SourceLine } from './split-lines';

const [fewestRows, fewestColumns, mostColumns, longestCell, mostLines] = [3, 3, 8, 60, 60];
const gap = /\t+| {2,}/u;
const listed = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/u;

/** Columns that blanks line up, or tabs, below a line of heads whose first cell may be empty; null for anything else. */
export function readAligned(lines: readonly SourceLine[], at: number): { table: TableBlock; lines: number } | null {
  const first = lines[at];
  if (first === undefined || first.isEmpty || listed.test(first.text)) return null;
  const heads = cellsOf(first.text);
  const isOpen = first.text.startsWith('\t') || first.indent > 1;
  const head = isOpen ? ['', ...heads] : heads;
  if (head.length < fewestColumns || head.length > mostColumns) return null;
  const rows: string[][] = [];
  for (let index = at + 1; index < Math.min(lines.length, at + mostLines); index += 1) {
    const line = lines[index];
    const cells = line === undefined || line.isEmpty ? [] : cellsOf(line.text);
    if (cells.length !== head.length || (line?.indent ?? 0) > 1) break;
    rows.push(cells);
  }
  const isTable =
    rows.length >= fewestRows - (isOpen ? 1 : 0) &&
    rows.every(([name = '']) => hasLetter(name)) &&
    [head, ...rows].every((cells) => cells.every((cell) => cell.length <= longestCell));
  const last = lines[at + rows.length];
  if (!isTable || last === undefined) return null;
  const span = { start: first.start, end: last.end };
  return { table: { type: 'table', head, rows, from: 'delimited', span }, lines: rows.length + 1 };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(gap)
    .map((cell) => cell.trim());
