import type { Block, Section } from '../document/document';
import { visualLength } from '../analyse/shorten';
import type { Part, Portion } from './portion';
import { portionOf } from './portion';

/** Prose up to this length goes with the list or table beside it instead of on a slide of its own. */
const shortProse = 200;
/** Three sentences say enough for themselves. */
const mostSentencesBeside = 2;

/** Cuts a section into portions: each list, table or quotation with the short prose around it, longer prose alone. */
export function splitSection(section: Section): Portion[] {
  const part: Part = { heading: section.heading, parent: section.parent, blocks: [] };
  const groups: Block[][] = [];
  let prose: Block[] = [];
  const flush = (): void => {
    if (prose.length > 0) groups.push(prose);
    prose = [];
  };
  section.blocks.forEach((block, index) => {
    if (block.type === 'paragraph') {
      const last = groups.at(-1);
      const next = section.blocks[index + 1];
      const trails =
        prose.length === 0 &&
        last !== undefined &&
        last.some(isStructure) &&
        isShort(block) &&
        (next === undefined || !isStructure(next)) &&
        next?.type !== 'paragraph' &&
        !/[:：]$/u.test(block.text);
      if (trails) last.push(block);
      else prose.push(block);
      return;
    }
    const lead = prose.at(-1);
    if (isStructure(block) && lead !== undefined && isShort(lead)) {
      prose.pop();
      flush();
      groups.push([lead, block]);
      return;
    }
    flush();
    groups.push([block]);
  });
  flush();
  return groups.map((blocks) => portionOf(part, blocks));
}

function isStructure(block: Block): boolean {
  return block.type === 'list' || block.type === 'table';
}

function isShort(block: Block): boolean {
  return (
    block.type === 'paragraph' &&
    visualLength(block.text) <= shortProse &&
    (block.text.match(/[.!?。](?=\s+\p{Lu})/gu)?.length ?? 0) < mostSentencesBeside
  );
}
