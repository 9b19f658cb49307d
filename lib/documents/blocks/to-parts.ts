import type { DocumentPart } from '../extracted-document';
import type { Block } from './block';

const headingSeparator = ' › ';

/**
 * Gathers what stands under the same headings, on one page, into parts. Headings hold on the pages that follow. A
 * heading under which nothing stands becomes text: no word is lost.
 */
export function toParts(blocks: readonly Block[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const above: { level: number; text: string }[] = [];
  const add = ({ text, page = null }: { text: string; page?: number | null }) => {
    const heading = above.map((one) => one.text).join(headingSeparator);
    const last = parts.at(-1);
    if (last?.page === page && last.heading === heading) last.text += `\n${text}`;
    else parts.push({ page, heading, text });
  };
  blocks.forEach((block, index) => {
    if (block.kind === 'line') return block.text === '' ? undefined : add(block);
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= block.level) above.pop();
    // An empty heading only ends what was above.
    if (block.text === '') return;
    if (leadsNowhere(blocks, index, block.level)) add(block);
    else above.push(block);
  });
  return parts;
}

/** Nothing follows before a heading of the same or a higher level, or the end. */
function leadsNowhere(blocks: readonly Block[], index: number, level: number): boolean {
  let following = index + 1;
  while (blocks[following]?.kind === 'line' && blocks[following]?.text === '') following += 1;
  const next = blocks[following];
  return next === undefined || (next.kind === 'heading' && next.level <= level);
}
