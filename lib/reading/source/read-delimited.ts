import type { Lexicon } from '@/lib/languages/lexicon';
import { parse } from 'csv-parse/sync';
import type { TableBlock } from './block';
import { FailedRuns } from './failed-runs';
import { headOfKey } from './plain-value';
import { readMarker } from './read-marker';
import { headOrRow, isValue } from './head-or-row';
import { consistsOf, endsWith, fieldOf, hasDigit, hasLetter, isWhole, trimSigns, withoutDigits } from './signs';
import type { SourceLine } from './split-lines';
import { withLabels } from './with-labels';

export interface Delimited {
  table: TableBlock;
  /** How many lines it takes. */
  lines: number;
}

/** In the order in which they are tried: a comma stands in sentences, too. */
const delimiters = ['\t', ';', '|', ' / ', ' – ', ' — ', ' - ', ' · ', ','] as const;
const mostColumns = 40;
const longestHead = 60;
const manyColumns = 6;
const blanks = /[ \u00a0]{2,}|\t+/u;

/** A table whose cells are parted by one sign in all of its lines, or by two blanks, beginning at a line; null for none. */
export function readDelimited(
  lines: readonly SourceLine[],
  at: number,
  lexicon: Lexicon,
  runs = new FailedRuns(),
): Delimited | null {
  const first = lines[at]?.text.trim() ?? '';
  if (first === '') return null;
  const piped = runs.mayBegin('bars', at) ? readPiped(lines, at, runs) : null;
  if (piped !== null) return piped;
  // A list whose items have commas is a list.
  const isList = readMarker(first, lexicon) !== null && readMarker(lines[at + 1]?.text.trim() ?? '', lexicon) !== null;
  for (const delimiter of delimiters) {
    if ((isList && !isSpaced(delimiter)) || !runs.mayBegin(delimiter, at)) continue;
    const found = readWith(lines, at, delimiter, lexicon, runs);
    if (found !== null) return found;
  }
  return isList || !runs.mayBegin('blanks', at) ? null : readColumns(lines, at, runs);
}

/** Rows whose lines begin with a sign: of wikis ("{|", "!", "|-"), of trackers ("||"), and what is drawn ("+--+"). */
function readPiped(lines: readonly SourceLine[], at: number, runs: FailedRuns): Delimited | null {
  const textAt = (index: number): string => lines[index]?.text.trim() ?? '';
  const isWiki = textAt(at).startsWith('{|');
  const isOwn = (text: string): boolean =>
    isWiki
      ? !text.startsWith('|}') && !text.startsWith('#')
      : text.startsWith('|') || text.startsWith('+-') || text.startsWith('+=');
  const isRule = (text: string): boolean => (isWiki ? text.startsWith('|-') : consistsOf(text, '+|-=: \t'));
  let rows: { cells: string[]; isHead: boolean }[] = [{ cells: [], isHead: true }];
  let name = '';
  let to = isWiki ? at + 1 : at;
  for (; to < lines.length && isOwn(textAt(to)); to += 1) {
    const text = textAt(to);
    const row = rows.at(-1);
    const sign = text.charAt(0);
    if (isWiki && text.startsWith('|+')) name = text.slice(2).trim();
    else if (isRule(text)) rows.push({ cells: [], isHead: true });
    else if (!isWiki) {
      const cells = trimSigns(text, '|').replaceAll('||', '|').split('|');
      rows.push({ cells: cells.map((cell) => cell.trim()), isHead: text.startsWith('||') });
    } else if (row !== undefined && '|!'.includes(sign) && text !== '') {
      const cells = text.slice(1).split(sign + sign);
      // What stands before a single bar says how a cell looks.
      row.cells.push(
        ...cells.map((cell) =>
          cell.slice(cell.split('|', 1)[0]?.includes('=') === true ? cell.indexOf('|') + 1 : 0).trim(),
        ),
      );
      row.isHead &&= sign === '!';
    } else row?.cells.push([row.cells.pop(), text].join(' ').trim());
  }
  rows = rows.filter(({ cells }) => cells.some(Boolean));
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const end = lines[isWiki && to < lines.length ? to : to - 1]?.end ?? 0;
  const isEven = isWiki || rows.every(({ cells }) => cells.length === columns);
  if (rows.length < 2 || columns < 2 || columns > mostColumns || !isEven) return runs.add('bars', at, to);
  const [head = [], ...body] = rows.map(({ cells }) => fitted(cells, columns));
  const table = rows[0]?.isHead === true ? { head, rows: body } : headOrRow([head, ...body], true);
  const span = { start: lines[at]?.start ?? 0, end };
  const named = name === '' ? {} : { name };
  return { table: { type: 'table', ...table, ...named, span }, lines: to - at + (textAt(to).startsWith('|}') ? 1 : 0) };
}

/** " – " and the like part what people write by hand: they have no quotes, and also stand once within sentences. */
const isSpaced = (delimiter: string): boolean => delimiter.startsWith(' ');

function readWith(
  lines: readonly SourceLine[],
  at: number,
  sign: string,
  lexicon: Lexicon,
  runs: FailedRuns,
): Delimited | null {
  const [first, second] = [lines[at], lines[at + 1]];
  if (first === undefined || second === undefined) return null;
  // "Beans, £1,950": where blanks follow the commas, others are those of numbers.
  const isTold = sign === ',' && [first, second].every(({ text }) => text.includes(', '));
  const delimiter = isTold ? ', ' : sign;
  const rowOf = ({ text }: SourceLine): string => (isSpaced(sign) ? withoutBullet(text, lexicon) : text.trim());
  const isMarked = !isSpaced(sign) && readMarker(first.text.trim(), lexicon) === null;
  // "Slide 5: three ways (name / use / limit)" speaks of the rows below it.
  if (isSpaced(sign) && !cut(rowOf(first), delimiter).every(isWhole)) return null;
  const columns = countOf(rowOf(first), delimiter) + 1;
  if (columns < (isSpaced(sign) ? 3 : 2) || columns > mostColumns) return null;
  const isOwn = (line: SourceLine | undefined): line is SourceLine =>
    line !== undefined &&
    !line.isEmpty &&
    isRow(rowOf(line), delimiter, columns) &&
    !(isMarked && sign !== '\t' && readMarker(line.text.trim(), lexicon)?.marker.sort === 'bullet');
  /** Whether a line behind an empty one is a further row: no head of another table. */
  const goesOn = (above: readonly SourceLine[], line: SourceLine | undefined): boolean =>
    isOwn(line) &&
    columns > 2 &&
    countOf(rowOf(line), delimiter) + 1 === columns &&
    (hasDigit(line.text) || !above.slice(1).every(({ text }) => hasDigit(text)));
  const taken: SourceLine[] = [];
  let to = at;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    // An empty line within a table parts nothing, unless a new head stands below it.
    if (line?.isEmpty === true && taken.length > 1 && !isTold && goesOn(taken, lines[index + 1])) continue;
    if (!isOwn(line)) break;
    taken.push(line);
    to = index + 1;
  }
  const last = taken.at(-1);
  const fewest = isSpaced(sign) || sign === ',' ? 3 : 2;
  if (last === undefined || taken.length < fewest) return null;
  const records =
    isSpaced(sign) || isTold ? taken.map((line) => cut(rowOf(line), delimiter)) : parsed(taken, delimiter);
  if (records === null) return runs.add(sign, at, to);
  const rows = records.map((row) => fitted(row, columns));
  const isKept = isSpaced(sign) ? isWritten(rows) : isTable(rows[0] ?? [], rows.slice(1), delimiter);
  if (!isKept) return runs.add(sign, at, to);
  const labelled = isSpaced(sign) ? withLabels(rows) : { head: [], rows };
  const above = isSpaced(sign) ? headAbove(lines[at - 1], delimiter, columns) : null;
  const table = labelled.head.some(Boolean)
    ? labelled
    : above === null
      ? headOrRow(labelled.rows, !isSpaced(sign) && !isTold)
      : { head: above, rows: labelled.rows };
  // "delivery_date" is a name that programs give.
  const head = table.head.map((cell) => (cell.includes('_') && !cell.includes(' ') ? headOfKey(cell) : cell));
  return {
    table: { type: 'table', ...table, head, span: { start: first.start, end: last.end }, from: 'delimited' },
    lines: to - at,
  };
}

function withoutBullet(text: string, lexicon: Lexicon): string {
  const line = text.trim();
  const marked = readMarker(line, lexicon);
  return marked?.marker.sort === 'bullet' ? line.slice(marked.length) : line;
}

function cut(text: string, delimiter: string): string[] {
  return `${text} `.split(delimiter).map((cell) => cell.trim());
}

const [widestWritten, meanOfWritten] = [120, 40];

/** What people part by dashes are short cells. */
function isWritten(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat();
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  return cells.every((cell) => cell.length <= widestWritten) && length <= cells.length * meanOfWritten;
}

/** The heads of columns that the line above ends with: "compare (name / use / limit)". */
function headAbove(line: SourceLine | undefined, delimiter: string, columns: number): string[] | null {
  const text = line?.text.trim() ?? '';
  const from = Math.max(...Array.from(':：(（', (sign) => text.lastIndexOf(sign)));
  const head = cut(trimSigns(text.slice(from + 1), ' )）:：'), delimiter);
  return from > 0 && head.length === columns ? head : null;
}

/** A short row lacks its last cells, as spreadsheets write them. */
function isRow(text: string, delimiter: string, columns: number): boolean {
  const count = countOf(text, delimiter) + 1;
  if (delimiter === '\t' && !text.trim().includes(delimiter)) return false;
  return count === columns || (count >= 2 && Math.abs(count - columns) <= 1 && columns > 3);
}

/** Quotes that open a cell keep what is in them together; others are signs as any. */
function countOf(text: string, delimiter: string): number {
  if (delimiter.length > 1) return cut(text, delimiter).length - 1;
  let count = 0;
  let isQuoted = false;
  for (const [index, sign] of Array.from(text).entries()) {
    if (sign === '"' && (isQuoted || index === 0 || text.charAt(index - 1) === delimiter)) isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) count += 1;
  }
  return count;
}

function parsed(lines: readonly SourceLine[], delimiter: string): string[][] | null {
  const text = lines.map((line) => line.text.trim()).join('\n');
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true, trim: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}

function fitted(row: readonly string[], columns: number): string[] {
  return Array.from({ length: columns }, (_, index) => row[index] ?? '');
}

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
  const labelled = [head, ...rows].filter(([first = '']) => fieldOf(first) !== null);
  if (labelled.length > rows.length * 0.7) return false;
  const isSentence = rows.some((row) => isSaid(row.at(-1) ?? '')) || endsWith(head.at(-1) ?? '', '.!?:');
  // "asparagus, butter, egg yolk" is a list in words.
  if (delimiter === ', ' && !hasValues) return false;
  if (delimiter.startsWith(',')) {
    // "May – 38,2": the comma is that of a number.
    const decimals = [head, ...rows].filter(
      ([first = '', second = '', ...more]) =>
        (more.length === 0 || second.includes(' ')) &&
        hasLetter(first) &&
        hasDigit(first.slice(-1)) &&
        hasDigit(second.charAt(0)),
    );
    if (isSentence || decimals.length > rows.length * 0.6) return false;
    const mean = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
    const isSpaced = rows.length > 0 && cells.filter((cell) => cell.split(' ').length > 6).length > cells.length * 0.4;
    return isHead && !isSpaced && mean <= 40 && (hasValues || (head.length >= 3 && mean <= 24));
  }
  return isHead && !(isSentence && delimiter === ';') && (hasValues || head.length >= 3 || rows.length >= 3);
}

/** Columns that stand below each other: "Region    Q1    Q2". */
function readColumns(lines: readonly SourceLine[], at: number, runs: FailedRuns): Delimited | null {
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
  // Of lines that all begin with a time, some have two blanks by chance.
  const begins = (line: SourceLine | undefined): string => withoutDigits(line?.text.trim().split(' ', 1)[0] ?? '');
  const isAlike = (line: SourceLine | undefined): boolean => hasDigit(begins(line)) && begins(line) === begins(first);
  if (isAlike(lines[at - 1]) || isAlike(lines[at + taken])) return runs.add('blanks', at, at + taken);
  const isDated = hasDigit(head[0]?.charAt(0) ?? '') && rows.every(([cell = '']) => hasDigit(cell.charAt(0)));
  if (rows.length < 2 || first === undefined || last === undefined) return null;
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const withHead = head.length < columns ? ['', ...head] : head;
  if (!rows.every((row) => row.length === columns) || (!isDated && !rows.every((row) => row.slice(1).some(hasDigit))))
    return runs.add('blanks', at, at + taken);
  return {
    table: { type: 'table', head: withHead, rows, span: { start: first.start, end: last.end }, from: 'delimited' },
    lines: taken,
  };
}
