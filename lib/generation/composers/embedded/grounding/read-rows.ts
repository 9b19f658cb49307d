import type { Passage } from '@/lib/reading/passage';
import { visualLength } from '../analyse/shorten';
import { addressesReader } from './addresses-reader';
import type { Statement } from './statement';

/** A row of a table in a passage, with the columns that it names. */
export interface Row extends Statement {
  header: string[];
  cells: string[];
}

const cell = /^([^:;]{1,40}):\s+([^;]{1,60})$/u;
const fewestRows = 3;
const mostRows = 12;
const mostColumns = 5;
const longestRow = 160;

/** The rows of the first table of a passage that is small enough for a slide; empty for none. */
export function readRows({ id, text }: Passage): Row[] {
  const rows = text.split('\n').flatMap((line) => readRow(id, line) ?? []);
  const [first] = rows;
  if (first === undefined) return [];
  const same = rows.filter(({ header }) => header.join('\n') === first.header.join('\n'));
  // A table of which a part is missing shows another course than it has.
  return same.length < fewestRows ||
    same.length > mostRows ||
    same.some(
      ({ full, cells }) => addressesReader(full) || addressesReader(cells.join(' ')) || cells.some(addressesReader),
    )
    ? []
    : same;
}

function readRow(passage: string, line: string): Row | null {
  const full = line.trim();
  const cells = full.split(';').map((part) => cell.exec(part.trim()));
  if (
    cells.length < 2 ||
    cells.length > mostColumns ||
    visualLength(full) > longestRow ||
    cells.some((found) => found === null)
  )
    return null;
  return {
    passage,
    full,
    shown: full,
    score: 0,
    header: cells.map((found) => found?.[1] ?? ''),
    cells: cells.map((found) => found?.[2]?.trim() ?? ''),
  };
}
