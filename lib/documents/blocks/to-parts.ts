import type { DocumentPart } from '../extracted-document';
import type { Block } from './block';

export const headingSeparator = ' › ';

/** Gathers what stands under the same headings, on one page, into parts. Headings under which nothing stands become text. */
export function toParts(blocks: readonly Block[], page: number | null = null): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const above: { level: number; text: string }[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) parts.push({ page, heading: above.map(({ text }) => text).join(headingSeparator), text: lines.join('\n') });
    lines = [];
  };
  blocks.forEach((block, index) => {
    if (block.text === '') return;
    if (block.kind === 'line') return void lines.push(block.text);
    flush();
    while ((above.at(-1)?.level ?? 0) >= block.level) above.pop();
    if (leadsNowhere(blocks, index)) parts.push({ page, heading: above.map(({ text }) => text).join(headingSeparator), text: block.text });
    else above.push(block);
  });
  flush();
  return parts;
}

/** Nothing follows before a heading of the same or a higher level, or the end. */
function leadsNowhere(blocks: readonly Block[], index: number): boolean {
  const heading = blocks[index];
  const next = blocks.slice(index + 1).find(({ text }) => text !== '');
  return next === undefined || (next.kind === 'heading' && heading?.kind === 'heading' && next.level <= heading.level);
}
