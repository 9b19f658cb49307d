import type { Block, Item } from '../document/document';
import type { Part, Portion } from '../plan/portion';

/** What the speaker says: the whole material of the slide in the author's words, one thought a line. */
export function notesOf(portion: Portion): string {
  const named = portion.parts.length > 1;
  return portion.parts
    .flatMap((part) => [...(named && part.heading !== null ? [part.heading] : []), ...noteLines(part)])
    .join('\n');
}

export function noteLines(part: Part): string[] {
  return part.blocks.flatMap(blockLines);
}

function blockLines(block: Block): string[] {
  if (block.type === 'paragraph') return [block.text];
  if (block.type === 'quote')
    return [block.attribution === undefined ? `“${block.text}”` : `“${block.text}” (${block.attribution})`];
  if (block.type === 'list') return block.items.flatMap((item) => itemLines(item, ''));
  return block.rows.map(
    (row, index) => `${index === 0 && block.header[0] ? `${block.header[0]} ` : ''}${rowLine(block.header, row)}`,
  );
}

function itemLines(item: Item, indent: string): string[] {
  return [`${indent}${item.text}`, ...item.children.flatMap((child) => itemLines(child, `${indent}  `))];
}

/** "Q4 2025: New 1,120, Expansion 410". */
function rowLine(header: readonly string[], row: readonly string[]): string {
  const cells = row
    .slice(1)
    .flatMap((cell, index) => (cell === '' ? [] : [`${header[index + 1] ?? ''} ${cell}`.trim()]));
  return `${row[0] ?? ''}${cells.length === 0 ? '' : ': '}${cells.join(', ')}`;
}
