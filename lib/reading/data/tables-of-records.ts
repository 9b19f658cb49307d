import type { Block, Line } from '../source/block';
import { endsWith, fieldOf } from '../source/signs';

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
