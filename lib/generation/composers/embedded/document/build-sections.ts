import type { Block, HeadingBlock, Section } from './document';

interface Built {
  title: string | null;
  sections: Section[];
}

/** Groups blocks under their headings. A lone heading of the first level is the title of the whole. */
export function buildSections(blocks: readonly (Block | HeadingBlock)[]): Built {
  const title = titleOf(blocks);
  const sections: Section[] = [];
  const open: HeadingBlock[] = [];
  let current: Section | null = null;
  for (const block of blocks) {
    if (block === title) continue;
    if (block.type !== 'heading') {
      current ??= begin(sections, { heading: null, level: 1, parent: null, blocks: [] });
      current.blocks.push(block);
      continue;
    }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= block.level) open.pop();
    current = begin(sections, {
      heading: block.text === '' ? null : block.text,
      level: block.level,
      parent: open.at(-1)?.text ?? null,
      blocks: [],
    });
    open.push(block);
  }
  const parents = new Set(sections.map((section) => section.parent));
  // A heading above further headings lives on as their parent; one above nothing is a sentence of its own.
  const filled = sections.flatMap((section): Section[] => {
    if (section.blocks.length > 0) return [section];
    return section.heading === null || parents.has(section.heading)
      ? []
      : [{ ...section, heading: null, blocks: [{ type: 'paragraph', text: section.heading ?? '' }] }];
  });
  return { title: title?.text ?? null, sections: filled };
}

function begin(sections: Section[], section: Section): Section {
  sections.push(section);
  return section;
}

function titleOf(blocks: readonly (Block | HeadingBlock)[]): HeadingBlock | null {
  const headings = blocks.filter((block) => block.type === 'heading');
  const first = headings[0];
  if (first === undefined || headings.length < 2) return null;
  const top = Math.min(...headings.map((block) => block.level));
  const alone = first.level === top && headings.filter((block) => block.level === top).length === 1;
  const opens = blocks.indexOf(first) === 0;
  return alone && opens && first.level <= 3 ? first : null;
}
