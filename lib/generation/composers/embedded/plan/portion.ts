import type { Block, Item, ListBlock, ParagraphBlock, TableBlock } from '../document/document';
import { splitSentences } from '../analyse/split-sentences';

/** Material under one heading. */
export interface Part {
  heading: string | null;
  parent: string | null;
  blocks: Block[];
}

/** The material of one slide: a part, or several that share a slide. Every block belongs to exactly one portion. */
export interface Portion {
  parts: Part[];
}

export function portionOf(part: Part, blocks: readonly Block[]): Portion {
  return { parts: [{ ...part, blocks: [...blocks] }] };
}

export function onlyPart(portion: Portion): Part | null {
  return portion.parts.length === 1 ? (portion.parts[0] ?? null) : null;
}

export function headingOf(portion: Portion): string | null {
  return portion.parts.find((part) => part.heading !== null)?.heading ?? null;
}

/** The list of a portion that consists of one list and at most some prose around it. */
export function listOf(portion: Portion): ListBlock | null {
  return onlyOfType(portion, 'list');
}

/** The table of a portion that consists of one table and at most some prose around it. */
export function tableOf(portion: Portion): TableBlock | null {
  return onlyOfType(portion, 'table');
}

function onlyOfType<T extends 'list' | 'table'>(portion: Portion, type: T): Extract<Block, { type: T }> | null {
  const blocks = onlyPart(portion)?.blocks.filter((block) => block.type !== 'paragraph') ?? [];
  const first = blocks[0];
  return blocks.length === 1 && first?.type === type ? (first as Extract<Block, { type: T }>) : null;
}

/** All sentences of the paragraphs of a portion, in order. */
export function proseOf(portion: Portion, language: string): string[] {
  return portion.parts.flatMap((part) =>
    part.blocks.flatMap((block) => (block.type === 'paragraph' ? sentencesOf(block, language) : [])),
  );
}

/** Every reader of every kind asks for the sentences of the same paragraphs. */
const known = new WeakMap<ParagraphBlock, { text: string; language: string; sentences: readonly string[] }>();

function sentencesOf(block: ParagraphBlock, language: string): readonly string[] {
  const { text } = block;
  const last = known.get(block);
  if (last?.text === text && last.language === language) return last.sentences;
  const sentences = splitSentences(text, language);
  known.set(block, { text, language, sentences });
  return sentences;
}

/** The sentences of a portion that is prose alone; null for others. */
export function onlyProse(portion: Portion, language: string): string[] | null {
  const part = onlyPart(portion);
  return part !== null && part.blocks.every((block) => block.type === 'paragraph') ? proseOf(portion, language) : null;
}

/** An item and what hangs under it as one text. */
export function itemText(item: Item): string {
  const children = item.children.map(itemText).join('; ');
  return children === '' ? item.text : `${item.text.replace(/[:：]$/u, '')}: ${children}`;
}

/** What stands above a table leads to it; what stands below may be about something else. */
export function leadsIn(portion: Portion): boolean {
  return onlyPart(portion)?.blocks[0]?.type === 'paragraph';
}
