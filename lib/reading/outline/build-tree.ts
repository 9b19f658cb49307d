import type { DataSet } from '../data/data-set';
import type { Item, List, ContentPart, Section, TalkPart } from '../reading';
import type { Block, Line, Marker, SourceSpan } from '../source/block';
import { courseKey } from '../roles/course-leads';
import { endsWithColon } from '../source/signs';
import {
  findTitles,
  headedParagraphs,
  titledClasses,
  titlesOfTitles,
  withHeadsOfTables,
  withLeads,
} from './find-titles';
import { listedIn, titleOfBlock, unfoldSection } from './unfold-section';

/** A line and what stands under it, before it is known whether it is a section or an item. */
interface Entry {
  /** Lines of one class are siblings. */
  class: string;
  indent: number;
  isSection: boolean;
  block: Block | null;
  children: Entry[];
}

const sameColumn = 1;

/** The content as a tree, by layout and repetition. */
export function buildTree(
  blocks: readonly Block[],
  dataOf: (block: Extract<Block, { type: 'table' }>) => DataSet,
): Section {
  const root = nest(blocks);
  return toSection(root, dataOf);
}

function nest(all: readonly Block[]): Entry {
  const blocks = withHeadsOfTables(withLeads(all));
  const titles = findTitles(blocks);
  const uppers = titlesOfTitles(blocks, titles);
  const titled = titledClasses(blocks, classOf);
  for (const index of headedParagraphs(blocks)) titles.add(index);
  const root: Entry = { class: 'root', indent: -1, isSection: true, block: null, children: [] };
  const stack: Entry[] = [root];
  /** Of what class an entry's parent was when its class was first seen. */
  const parents = new Map<string, string>(uppers.size > 0 ? [['title', 'upper']] : []);
  const top = (): Entry => stack.at(-1) ?? root;
  const push = (entry: Entry): void => {
    top().children.push(entry);
    if (entry.isSection && !parents.has(entry.class)) parents.set(entry.class, top().class);
    stack.push(entry);
  };
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'rule') {
      // A line across the page ends lists, not sections.
      while (!top().isSection) stack.pop();
      continue;
    }
    const entry = entryOf(block, titles.has(index), titled);
    const upper = uppers.get(index);
    if (upper !== undefined && entry.class === 'title') entry.class = upper;
    if (block.type === 'heading') {
      while (levelOf(top()) >= block.level || (top().block?.type !== 'heading' && top() !== root)) stack.pop();
      push(entry);
      continue;
    }
    if (entry.isSection) openSection(stack, entry, parents);
    else if (entry.class.startsWith('text') || block.type !== 'line') openText(stack, entry, block);
    else openItem(stack, entry);
    push(entry);
    if (block.type !== 'line') stack.pop();
  }
  return root;
}

function levelOf({ block }: Entry): number {
  return block?.type === 'heading' ? block.level : 0;
}

function classOf({ marker }: Line): string {
  return marker === null ? 'text' : `${marker.sort}:${marker.key}`;
}

function entryOf(block: Block, isTitle: boolean, titled: ReadonlySet<string>): Entry {
  const made = (key: string, isSection: boolean, indent = 0): Entry => ({
    class: key,
    indent,
    isSection,
    block,
    children: [],
  });
  if (block.type === 'heading') return made(`h${block.level}`, true);
  if (block.type !== 'line') return made('block', false);
  const key = classOf(block);
  const isAnswer = block.marker?.role === 'answer';
  if (isAnswer) return made('text', false, block.indent);
  if (block.marker?.sort === 'label') return made(key, true, block.indent);
  if (isTitle)
    return made(
      block.isBold ? 'bold' : isLead(block) ? 'lead' : block.indent > 0 ? `title${block.indent}` : 'title',
      true,
      block.indent,
    );
  return made(key, titled.has(key), block.indent);
}

/** "The treasurer reports:" right below a title leads to what follows, and stands beside no title. */
function isLead({ text, isApart }: Line): boolean {
  return !isApart && endsWithColon(text);
}

/** Sections of a class stand beside each other; one of a new class belongs to what is open. */
function openSection(stack: Entry[], entry: Entry, parents: ReadonlyMap<string, string>): void {
  // What stands apart behind a part of a course that leads to nothing below is none of that part.
  const course = stack.findLastIndex(({ block }) => block?.type === 'line' && block.marker?.key === courseKey);
  const open = stack[course]?.block;
  const isOther = entry.block?.type === 'line' && entry.block.marker === null && entry.block.isApart;
  if (open?.type === 'line' && isOther && !endsWithColon(open.text)) stack.splice(course);
  const sibling = stack.findLastIndex(
    (each) => each.class === entry.class && Math.abs(each.indent - entry.indent) <= sameColumn,
  );
  if (sibling > 0) {
    stack.splice(sibling);
    return;
  }
  const parent = parents.get(entry.class);
  const place = parent === undefined ? -1 : stack.findLastIndex((each) => each.class === parent);
  if (place !== -1) {
    stack.splice(place + 1);
    return;
  }
  while (stack.length > 1 && (!(stack.at(-1)?.isSection ?? true) || isDeeper(stack.at(-1), entry))) stack.pop();
}

/** A section that is indented more, or has a longer number, is closed by one that is less. */
function isDeeper(open: Entry | undefined, entry: Entry): boolean {
  if (open === undefined || open.block?.type !== 'line') return false;
  if (open.indent > entry.indent + sameColumn) return true;
  const [a, b] = [open.block.marker, entry.block?.type === 'line' ? entry.block.marker : null];
  // A label that stands apart behind what a title says is no part of that.
  const isApart = b?.sort === 'label' && entry.block?.type === 'line' && entry.block.isApart;
  if (a === null && isApart && open.children.some(({ isSection }) => !isSection)) return true;
  // What stands behind an answer with a title of its own is no part of it.
  if (a?.role === 'question' && b === null) return true;
  return a?.sort === 'decimal' && (b?.sort === 'number' || (b?.sort === 'decimal' && b.depth <= a.depth));
}

function openItem(stack: Entry[], entry: Entry): void {
  for (;;) {
    const open = stack.at(-1);
    if (open === undefined || stack.length === 1) return;
    if (open.isSection) return;
    if (entry.indent > open.indent + sameColumn) return;
    if (entry.indent < open.indent - sameColumn) {
      stack.pop();
      continue;
    }
    // In one column: siblings of one sort; letters and bullets stand under numbers.
    const sibling = stack.findLastIndex(
      (each) => each.class === entry.class && !each.isSection && Math.abs(each.indent - entry.indent) <= sameColumn,
    );
    if (sibling > 0) {
      stack.splice(sibling);
      return;
    }
    if (open.class === 'text' || depthOf(open) >= depthOf(entry)) {
      stack.pop();
      continue;
    }
    return;
  }
}

const depths: Readonly<Record<Marker['sort'], number>> = {
  label: 0,
  roman: 1,
  number: 2,
  decimal: 3,
  letter: 4,
  bullet: 5,
  check: 5,
};

function depthOf({ block }: Entry): number {
  if (block?.type !== 'line' || block.marker === null) return 6;
  return depths[block.marker.sort] + (block.marker.sort === 'decimal' ? (block.marker.depth - 2) / 10 : 0);
}

/** Text belongs to the item under which it is indented, else to the section. */
function openText(stack: Entry[], entry: Entry, block: Block): void {
  const indent = block.type === 'line' ? block.indent : 0;
  for (;;) {
    const open = stack.at(-1);
    if (open === undefined || stack.length === 1) return;
    if (open.isSection) {
      const isOutdented =
        open.block?.type === 'line' && open.indent > indent + sameColumn && entry.block?.type === 'line';
      if (!isOutdented) return;
    } else if (block.type === 'line' && open.class !== 'block' && indent > open.indent + sameColumn) return;
    stack.pop();
  }
}

type TableBlock = Extract<Block, { type: 'table' }>;

function toSection(entry: Entry, dataOf: (block: TableBlock) => DataSet): Section {
  const { title, rest } = titleOfBlock(entry.block);
  const section: Section = {
    title,
    marker:
      entry.block !== null && (entry.block.type === 'line' || entry.block.type === 'heading')
        ? entry.block.marker
        : null,
    span: entry.block?.span ?? { start: 0, end: 0 },
    parts: rest === null ? [] : listedIn(rest, spanOf(entry)),
    sections: [],
  };
  for (const child of entry.children) {
    if (child.isSection) {
      const inner = toSection(child, dataOf);
      if (inner.title !== null || inner.parts.length + inner.sections.length > 0) section.sections.push(inner);
    } else addPart(section, child, dataOf);
  }
  unfoldSection(section, entry.block === null);
  return section;
}

function spanOf(entry: Entry): SourceSpan {
  return entry.block?.span ?? { start: 0, end: 0 };
}

/** Parts of what stands behind a section's children belong to the last of them only when they were nested there. */
function addPart(section: Section, { block, children }: Entry, dataOf: (block: TableBlock) => DataSet): void {
  if (block === null) return;
  const place = section.parts;
  switch (block.type) {
    case 'table':
      place.push({ type: 'data', data: dataOf(block), span: block.span });
      break;
    case 'code':
    case 'quote':
      place.push(block);
      break;
    case 'turn': {
      const last = place.at(-1);
      if (last?.type === 'talk') last.turns.push(block);
      else place.push({ type: 'talk', turns: [block], span: block.span } satisfies TalkPart);
      break;
    }
    case 'line':
      if (block.isNote) section.notes = [...(section.notes ?? []), block.text];
      else if (block.marker === null || block.marker.role === 'answer') addText(place, block, children);
      else addItem(place, block, children);
      break;
    default:
  }
}

function addText(parts: ContentPart[], block: Line, children: readonly Entry[]): void {
  parts.push({ type: 'paragraph', text: block.text, span: block.span });
  for (const child of children) if (child.block?.type === 'line') addItem(parts, child.block, child.children);
}

function addItem(parts: ContentPart[], block: Line, children: readonly Entry[]): void {
  const last = parts.at(-1);
  const isOrdered = block.marker !== null && ['number', 'roman', 'decimal'].includes(block.marker.sort);
  const item = toItem(block, children);
  if (last?.type === 'list' && last.isOrdered === isOrdered) {
    last.items.push(item);
    last.span = { start: last.span.start, end: block.span.end };
  } else parts.push({ type: 'list', isOrdered, items: [item], span: block.span } satisfies List);
}

function toItem(block: Line, children: readonly Entry[]): Item {
  return {
    text: block.text,
    marker: block.marker,
    span: block.span,
    children: children.flatMap((child) => (child.block?.type === 'line' ? [toItem(child.block, child.children)] : [])),
  };
}
