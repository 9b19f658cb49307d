import type { Passage } from '@/lib/reading/passage';
import type { Block } from '../document/document';
import type { SourceGroup } from './source-groups';
import type { Statement } from './statement';

/** What a part of a document says, in the form that it has there: sentences, items, a table. */
export function sourceBlocks({ statements, rows }: SourceGroup, passages: readonly Passage[]): Block[] {
  const blocks: Block[] = [];
  for (const statement of statements) {
    const last = blocks.at(-1);
    if (isItem(statement, passages)) {
      const item = { text: statement.full, children: [] };
      if (last?.type === 'list') last.items.push(item);
      else blocks.push({ type: 'list', ordered: false, items: [item] });
    } else if (last?.type === 'paragraph') last.text += `${spacing(last.text)}${statement.full}`;
    else blocks.push({ type: 'paragraph', text: statement.full });
  }
  const [first] = rows;
  return first === undefined
    ? blocks
    : [...blocks, { type: 'table', header: first.header, rows: rows.map(({ cells }) => cells) }];
}

/** A whole item of a list; one sentence of several in an item is a sentence. */
function isItem({ passage: id, full }: Statement, passages: readonly Passage[]): boolean {
  const lines = passages.find((passage) => passage.id === id)?.text.split('\n') ?? [];
  return lines.some((line) => /^\s*[-*•]\s/u.test(line) && line.replace(/^\s*[-*•]\s+/u, '').trim() === full);
}

/** Sentences that end as those of Chinese and Japanese do stand without a space. */
function spacing(before: string): string {
  return /[。！？]$/u.test(before) ? '' : /[.!?।۔…]["”’»)\]]*$/u.test(before) ? ' ' : '. ';
}
