import { consistsOf, hasDigit } from './signs';

interface HeadAndRows {
  head: string[];
  rows: string[][];
}

/** A number with at most a sign and a short unit. */
export const isValue = (text: string): boolean => hasDigit(text) && /^[^\p{L}]+(?:\p{L}{1,4}\.?)?$/u.test(text.trim());

/** Share of the cells of a column that have to be of one sort. */
const [halfOf, mostOf] = [0.5, 0.75];
const [firstYear, lastYear] = [1900, 2100];

/**
 * Whether the first of some rows is a head: what stands above columns of numbers has words where they have values. Where
 * nothing tells, it is one only if tables are written in this way, by programs.
 */
export function headOrRow(all: readonly string[][], isExport: boolean): HeadAndRows {
  const [first = [], ...rows] = all;
  const votes = first.map((cell, column) => voteOf(cell, rows.map((row) => row[column] ?? '').filter(Boolean)));
  const sum = votes.reduce<number>((total, vote) => total + vote, 0);
  const isHead = sum > 0 || (sum === 0 && isExport && votes.every((vote) => vote >= 0));
  return isHead ? { head: first, rows } : { head: first.map(() => ''), rows: [...all] };
}

/** 1 for a head above a column of values, -1 for a value like those below it, 0 where it can't be told. */
function voteOf(cell: string, below: readonly string[]): -1 | 0 | 1 {
  const valued = below.filter(hasDigit);
  if (below.length === 0 || valued.length < below.length * halfOf || cell === '') return 0;
  if (!hasDigit(cell)) return 1;
  if (valued.length < below.length * mostOf) return 0;
  const years = below.filter(isYear).length;
  if (isYear(cell)) return years === below.length ? -1 : 1;
  if (!isValue(cell)) return 0;
  // "1st line" or "2023-24" above "412" names a column.
  const made = '0123456789., ';
  return consistsOf(below.join(''), made) && !consistsOf(cell, made) ? 1 : -1;
}

export function isYear(cell: string): boolean {
  const value = Number(cell);
  return Number.isInteger(value) && value >= firstYear && value <= lastYear;
}
