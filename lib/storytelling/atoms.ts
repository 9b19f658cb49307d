import type { DataSet } from '@/lib/reading/data/data-set';
import type { Item, Section } from '@/lib/reading/reading';
import type { FencedCode, Quote, SourceSpan, Turn } from '@/lib/reading/source/block';
import { wordCount } from '@/lib/reading/source/sentences';
import { saysSomething } from '@/lib/reading/source/signs';
import { toldSentences } from './text/telling';

/** The smallest piece of content that a slide can take, in the order of the source. */
export type Atom = {
  /** The sections in which it stands, outermost first; the root is left out. */
  path: readonly Section[];
  words: number;
  span: SourceSpan;
} & (
  | { type: 'sentence'; text: string; /** The paragraph that it is part of, by its number. */ paragraph: number }
  | { type: 'item'; item: Item; isOrdered: boolean; list: number }
  | { type: 'data'; data: DataSet }
  | { type: 'quote'; quote: Quote }
  | { type: 'code'; code: FencedCode }
  | { type: 'turn'; turn: Turn }
  /** A section without anything in it. */
  | { type: 'title' }
);

const wordsOfTable = 30;

export function atomsOf(root: Section): Atom[] {
  const atoms: Atom[] = [];
  let group = 0;
  const walk = (section: Section, path: readonly Section[]): void => {
    for (const part of section.parts) {
      group += 1;
      const { span } = part;
      switch (part.type) {
        case 'paragraph':
          for (const text of toldSentences(part.text).filter(saysSomething))
            atoms.push({ type: 'sentence', text, paragraph: group, path, words: wordCount(text), span });
          break;
        case 'list': {
          const { isOrdered } = part;
          for (const item of part.items.flatMap(saidItems))
            atoms.push({ type: 'item', item, isOrdered, list: group, path, words: wordsOf(item), span: item.span });
          break;
        }
        case 'data':
          atoms.push({
            type: 'data',
            data: part.data,
            path,
            words: part.data.said === null ? wordsOfTable : wordCount(part.data.said),
            span,
          });
          break;
        case 'quote':
          atoms.push({ type: 'quote', quote: part, path, words: wordCount(part.text), span });
          break;
        case 'code':
          atoms.push({ type: 'code', code: part, path, words: wordCount(part.text), span });
          break;
        case 'talk':
          for (const turn of part.turns)
            atoms.push({ type: 'turn', turn, path, words: wordCount(turn.text), span: turn.span });
      }
    }
    for (const child of section.sections) walk(child, [...path, child]);
    if (section.parts.length === 0 && section.sections.length === 0 && path.length > 0)
      atoms.push({ type: 'title', path, words: wordCount(section.title ?? ''), span: section.span });
  };
  walk(root, []);
  return atoms;
}

/** More pieces than these are taken together, neighbours of one part at a time: no deck shows them one by one. */
const mostAtoms = 240;

/** The same content in so few pieces that a plan for it can be looked for. */
export function coarse(atoms: readonly Atom[]): Atom[] {
  let merged = [...atoms];
  for (let size = Math.ceil(atoms.length / mostAtoms); merged.length > mostAtoms; size *= 2) {
    const next = taken(merged, size);
    // What can't be taken together, such as a thousand tables, is cut: the notes of the last slide say the rest.
    if (next.length === merged.length) return [...next.slice(0, mostAtoms)];
    merged = next;
  }
  return merged;
}

function taken(atoms: readonly Atom[], size: number): Atom[] {
  const result: Atom[] = [];
  let room = 0;
  for (const atom of atoms) {
    const last = result.at(-1);
    const both = last !== undefined && room > 1 && last.path.at(-1) === atom.path.at(-1) ? together(last, atom) : null;
    if (both !== null) {
      result[result.length - 1] = both;
      room -= 1;
    } else {
      result.push(atom);
      room = size;
    }
  }
  return result;
}

/** Neighbours of one sort as one; null for those that stand alone. */
function together(a: Atom, b: Atom): Atom | null {
  const span = { start: a.span.start, end: b.span.end };
  const words = a.words + b.words;
  if (a.type === 'sentence' && b.type === 'sentence') return { ...a, text: `${a.text} ${b.text}`, words, span };
  if (a.type === 'item' && b.type === 'item')
    return { ...a, item: { ...a.item, children: [...a.item.children, b.item] }, words, span };
  if (a.type === 'turn' && b.type === 'turn')
    return { ...a, turn: { ...a.turn, text: `${a.turn.text} ${b.turn.text}` }, words, span };
  return null;
}

/** A bullet of signs alone is none; what stands below it moves up. */
function saidItems(item: Item): Item[] {
  const children = item.children.flatMap(saidItems);
  return saysSomething(item.text) ? [{ ...item, children }] : children;
}

function wordsOf(item: Item): number {
  return wordCount(item.text) + item.children.reduce((sum, child) => sum + wordsOf(child), 0);
}

/** The words of an atom, a line each, as notes say them. */
export function linesOf(atom: Atom): string[] {
  switch (atom.type) {
    case 'sentence':
      return [atom.text];
    case 'item':
      return itemLines(atom.item, '');
    case 'quote':
      return [atom.quote.by === null ? `“${atom.quote.text}”` : `“${atom.quote.text}” (${atom.quote.by})`];
    case 'code':
      return atom.code.text.split('\n');
    case 'turn':
      return [`${atom.turn.speaker}: ${atom.turn.text}`];
    case 'data':
      if (atom.data.said !== null) return [atom.data.said];
      return atom.data.rows.map(([first = '', ...cells]) => {
        const said = cells.flatMap((cell, at) =>
          cell === '' ? [] : [`${atom.data.head[at + 1] ?? ''} ${cell}`.trim()],
        );
        // What a row is about stands apart from what it says: "Adults: £6.40".
        return [first, said.join(', ')].filter(Boolean).join(': ');
      });
    case 'title':
      return [];
  }
}

function itemLines({ text, children }: Item, indent: string): string[] {
  return [`${indent}${text}`, ...children.flatMap((child) => itemLines(child, `${indent}  `))];
}

/** A line that ends in a colon above a list. */
export function isLabelOf(atom: Atom | undefined, next: Atom | undefined): boolean {
  return atom?.type === 'sentence' && ':：'.includes(atom.text.at(-1) ?? ' ') && next?.type === 'item';
}
