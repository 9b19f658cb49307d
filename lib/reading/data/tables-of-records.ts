import type { Block, Line, TableBlock } from '../source/block';
import { wordCount } from '../source/sentences';
import { endsWith, fieldOf, hasDigit, trimSigns } from '../source/signs';
import { piecesIn } from './series-in-sentence';
import type { Speech } from './told-number';

const fewestRecords = 2;
const fewestFields = 2;
const longestCell = 80;
const longestHead = 60;

interface Group {
  from: number;
  to: number;
  title: string | null;
  fields: Map<string, string>;
}

/** Records that have the same keys, one below the other, are the rows of a table. */
export function tablesOfRecords(blocks: readonly Block[]): Block[] {
  const groups = groupsOf(blocks);
  const result: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const table = tableAt(blocks, groups, at);
    const block = blocks[at];
    if (table !== null) {
      result.push(table.block);
      at = table.to;
    } else {
      if (block !== undefined) result.push(block);
      at += 1;
    }
  }
  return result;
}

/** Lines of "key: value" without anything between, and the line above them that names the record. */
function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const name = nameAt(blocks, at);
    const from = name === null ? at : at + 1;
    const fields = new Map<string, string>();
    let to = from;
    for (
      let block = blocks[to];
      block?.type === 'line' && (to === at || to === from || !block.isApart || name !== null);
      block = blocks[to]
    ) {
      // What is counted is a list.
      const isPlain = block.marker === null || (block.marker.sort === 'bullet' && block.marker.ordinal === null);
      const field = isPlain ? fieldOf(block.text) : null;
      if (field === null || fields.has(field.key)) break;
      fields.set(field.key, field.value);
      to += 1;
    }
    if (fields.size < fewestFields) continue;
    const isUnnamed = nameAt(blocks, to) === null && fieldAt(blocks, to);
    // A line above the first of records without names is the heading of them all.
    groups.push(isUnnamed && name !== null ? { from, to, title: null, fields } : { from: at, to, title: name, fields });
    at = to - 1;
  }
  return groups;
}

function fieldAt(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  return block?.type === 'line' && fieldOf(block.text) !== null;
}

/** A heading or a short line that is no field itself. */
function nameAt(blocks: readonly Block[], at: number): string | null {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (next?.type !== 'line' || fieldOf(next.text) === null || (block?.type !== 'line' && block?.type !== 'heading'))
    return null;
  return fieldOf(block.text) !== null || block.text.length > longestHead || endsWith(block.text, '.:')
    ? null
    : block.text;
}

function tableAt(blocks: readonly Block[], groups: readonly Group[], at: number): { block: Block; to: number } | null {
  const first = groups.findIndex(({ from }) => from === at);
  if (first === -1) return null;
  const run: Group[] = [];
  for (const group of groups.slice(first)) {
    const last = run.at(-1);
    if (last !== undefined && (group.from !== last.to || !isAlike(last, group))) break;
    run.push(group);
  }
  if (run.length < fewestRecords) return null;
  const keys = [...new Set(run.flatMap(({ fields }) => [...fields.keys()]))];
  const isNamed = run.every(({ title }) => title !== null);
  if (!isNamed && run.some(({ title }, index) => title !== null && index > 0)) return null;
  const head = isNamed ? ['', ...keys] : keys;
  const rows = run.map(({ fields, title }) => [
    ...(isNamed ? [title ?? ''] : []),
    ...keys.map((key) => fields.get(key) ?? ''),
  ]);
  const [start, end] = [blocks[at] as Line, blocks[(run.at(-1)?.to ?? 1) - 1] as Line];
  if (head.length > 8 || rows.flat().some((cell) => cell.length > longestCell)) return null;
  return {
    block: { type: 'table', head, rows, span: { start: start.span.start, end: end.span.end }, from: 'records' },
    to: run.at(-1)?.to ?? at + 1,
  };
}

function isAlike(a: Group, b: Group): boolean {
  const shared = [...a.fields.keys()].filter((key) => b.fields.has(key)).length;
  return shared >= Math.max(2, Math.min(a.fields.size, b.fields.size) * 0.6);
}

const [fewestLines, fewestOfWords, fewestLabels, mostWordsOfValue, widestKey, longest] = [2, 3, 2, 3, 80, 1500];

interface Labelled {
  line: Line;
  name: string;
  pieces: string[];
}

/**
 * "Waste: target 85 %, actual 84 %, on watch", "Garden: effort low, value high": lines whose parts begin with the same
 * words, of which the last may say in words alone where that leaves it; null where not each of them is so.
 */
export function labelledAt(
  blocks: readonly Block[],
  at: number,
  isPlain: (block: Block | undefined) => block is Line,
  speech: Speech,
): { table: Pick<TableBlock, 'head' | 'rows'>; run: readonly Line[] } | null {
  const run: Labelled[] = [];
  for (let line = blocks[at]; isPlain(line); line = blocks[at + run.length]) {
    const field = line.text.length > longest ? null : fieldOf(line.text, widestKey);
    const pieces = field === null ? [] : piecesIn(field.value, speech).map(({ text }) => trimSigns(text, ' .。'));
    const isNext = run.length === 0 || !line.isApart;
    if (field === null || !isNext || pieces.length < fewestLabels) break;
    if (pieces.length !== (run[0]?.pieces.length ?? pieces.length)) break;
    run.push({ line, name: field.key, pieces });
  }
  const columns = (run[0]?.pieces ?? []).map((_, place) => run.map(({ pieces }) => pieces[place] ?? ''));
  const last = columns.at(-1) ?? [];
  // Numbers alone are a table of series.
  if (run.length < fewestLines || last.some(hasDigit)) return null;
  const labels = columns.map(sharedStart);
  const isState = columns.length > fewestLabels && labels.at(-1) === '';
  const told = isState ? labels.slice(0, -1) : labels;
  const areNumbers = columns.slice(0, -1).every((column) => column.every(hasDigit));
  if (told.includes('') || new Set(told).size < told.length) return null;
  if (isState ? !areNumbers : areNumbers || run.length < fewestOfWords) return null;
  const rows = run.map(({ name, pieces }) => [
    name,
    ...pieces.map((piece, place) => trimSigns(piece.slice(labels[place]?.length), ' :')),
  ]);
  return { table: { head: ['', ...labels], rows }, run: run.map(({ line }) => line) };
}

/** The words before the first number of each, or the first word where none has one; empty where they are not the same. */
function sharedStart(pieces: readonly string[]): string {
  const areNumbers = pieces.every(hasDigit);
  const starts = pieces.map((piece) =>
    trimSigns(piece.slice(0, areNumbers ? piece.search(/[\d+–$€£¥-]/u) : Math.max(0, piece.indexOf(' '))), ' :'),
  );
  const [first = ''] = starts;
  const areShort = areNumbers || pieces.every((piece) => wordCount(piece) <= mostWordsOfValue + 1);
  return areShort && starts.every((start) => start.toLowerCase() === first.toLowerCase()) ? first : '';
}
