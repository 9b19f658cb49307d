import type { Passage } from '../passage';
import { endsSentence, sentencesIn, wordCount } from '../source/sentences';
import { addressesReader } from './addresses-reader';

const itemSign = /^\s*(?:[-*•]|\p{Nd}{1,3}[.)])\s/u;
const labelled = /^([^:：]{1,80})[:：]\s+(\S.*)$/u;
const mostLevels = 6;
const mostWordsOfTitle = 9;

/**
 * A document as its passages let it be put together again: headings and tables as Markdown has them, each paragraph
 * apart. What speaks to whoever reads it is no part of it.
 */
export function documentText(passages: readonly Passage[]): string {
  const text: string[] = [];
  let above: readonly string[] = [];
  let own: string[] = [];
  const flush = (): void => {
    text.push(...bodyOf(own, above.length));
    own = [];
  };
  for (const { heading, text: said } of passages) {
    const path = heading.split(' › ').filter((part) => part !== '' && !addressesReader(part));
    const kept = path.findIndex((part, level) => part !== above[level]);
    if (kept !== -1 || path.length !== above.length) flush();
    if (kept !== -1)
      text.push(...path.slice(kept).flatMap((part, index) => ['', `${levelSign(kept + index)} ${part}`, '']));
    above = path;
    own.push(...said.split('\n'));
  }
  flush();
  return text.join('\n');
}

/** What stands under one heading. */
function bodyOf(lines: readonly string[], level: number): string[] {
  const body: string[] = [];
  for (let at = 0; at < lines.length;) {
    const table = tableAt(lines, at) ?? delimitedAt(lines, at);
    const line = lines[at] ?? '';
    if (table !== null) body.push('', ...table.lines, '');
    else if (isTitle(lines, at) && !addressesReader(line))
      body.push('', `${levelSign(level)} ${line.replace(itemSign, '')}`, '');
    else body.push(...(itemSign.test(line) ? [] : ['']), withoutOrders(line));
    at += table?.length ?? 1;
  }
  return body;
}

function levelSign(level: number): string {
  return '#'.repeat(Math.min(level + 1, mostLevels));
}

/** An item without siblings beside it, such as "3. Causes" above a paragraph, is a title. */
function isTitle(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', next] = [lines[at - 1], lines[at], lines[at + 1]];
  return (
    next !== undefined &&
    [before, line, next].map((each) => itemSign.test(each)).join() === 'false,true,false' &&
    wordCount(line) <= mostWordsOfTitle &&
    !endsSentence(line)
  );
}

function withoutOrders(line: string): string {
  const sentences = sentencesIn(line);
  const said = sentences.filter(({ text }) => !addressesReader(text));
  return said.length === sentences.length ? line : said.map(({ text }) => text).join(' ');
}

const [fewestDelimited, fewestSeparators] = [3, 2];

/** Lines of a CSV file that was saved as text stand together; its head may have run into its first row. */
function delimitedAt(lines: readonly string[], at: number): { lines: string[]; length: number } | null {
  const countIn = (line: string | undefined, sign: string): number => (line ?? '').split(sign).length - 1;
  for (const sign of [';', '\t', ',']) {
    const columns = countIn(lines[at + 1], sign);
    if (columns < fewestSeparators) continue;
    const end = lines.findIndex((line, index) => index > at && countIn(line, sign) !== columns);
    const rows = lines.slice(at, end === -1 ? undefined : end);
    const cells = (lines[at] ?? '').split(sign);
    const isJoined = cells.length === columns * 2 + 1;
    if (rows.length < fewestDelimited || (cells.length !== columns + 1 && !isJoined)) continue;
    const [last = '', ...first] = (cells[columns] ?? '').split(' ');
    const head = [...cells.slice(0, columns), last].join(sign);
    const row = [first.join(' '), ...cells.slice(columns + 1)].join(sign);
    return { lines: isJoined ? ['', head, row, ...rows.slice(1), ''] : ['', ...rows, ''], length: rows.length };
  }
  return null;
}

type Row = Map<string, string>;

/** Lines of "Column: value; Column: value" that name the same columns were rows of a table. */
function tableAt(lines: readonly string[], at: number): { lines: string[]; length: number } | null {
  const rows: Row[] = [];
  for (let row = rowOf(lines[at] ?? ''); row !== null; row = rowOf(lines[at + rows.length] ?? '')) {
    const [first = row] = rows;
    const shared = [...row.keys()].filter((label) => first.has(label)).length;
    if (shared < Math.min(first.size, row.size) || shared < 1) break;
    rows.push(row);
  }
  if (rows.length < 2) return null;
  const head = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const said = rows.filter((row) => ![...row.values()].some(addressesReader));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return {
    lines: [
      line(head),
      line(head.map(() => '---')),
      ...said.map((row) => line(head.map((label) => row.get(label) ?? ''))),
    ],
    length: rows.length,
  };
}

/** Null for a line that is no row. */
function rowOf(text: string): Row | null {
  const row: Row = new Map();
  for (const part of text.split('; ')) {
    const [, label = '', value = part] = labelled.exec(part) ?? [];
    const last = [...row.keys()].at(-1);
    // A row may be named by a column without a name; behind it, what has none is more of the cell before.
    if (label === '' && last !== undefined) row.set(last, `${row.get(last) ?? ''}; ${value}`);
    else if (row.has(label)) return null;
    else row.set(label.trim(), value.trim());
  }
  return row.size < 2 ? null : row;
}
