import type { ContentPart, Section } from '@/lib/reading/reading';
import { atomsOf, linesOf } from '../atoms';
import { headOf, wholeSentences } from '../text/pieces';

/** The smallest stretch of content that may belong to another part of the deck than its neighbours. */
export interface Piece {
  /** How its author calls it: a heading, a label, the heads of columns. */
  name: string;
  text: string;
  /** A section of its own, or what stands in none as one. */
  section: Section;
  /** Pieces that were one part, such as a paragraph or a list, have it in common. */
  origin: Section | ContentPart;
}

export function sectionPieces({ parts, sections }: Section): Piece[] {
  const own = parts.flatMap((origin) =>
    split(origin).map((part): Piece => {
      const section: Section = { title: null, marker: null, span: part.span, parts: [part], sections: [] };
      const text = textOf(section);
      const name = part.type === 'data' ? part.data.head.join(' ') : (headOf(text)?.head ?? '');
      return { name, text, section, origin };
    }),
  );
  return [
    ...own,
    ...sections.map((section) => ({ name: section.title ?? '', text: textOf(section), section, origin: section })),
  ];
}

function textOf(section: Section): string {
  return atomsOf(section).flatMap(linesOf).join('\n');
}

function split(part: ContentPart): ContentPart[] {
  if (part.type === 'list') return part.items.map((item) => ({ ...part, span: item.span, items: [item] }));
  if (part.type === 'talk') return part.turns.map((turn) => ({ ...part, span: turn.span, turns: [turn] }));
  if (part.type === 'paragraph') return wholeSentences(part.text).map((text) => ({ ...part, text }));
  return [part];
}

/** Pieces as parts again: neighbours of one paragraph or list are one. */
export function partsOfPieces(pieces: readonly Piece[]): ContentPart[] {
  const joined: { part: ContentPart; origin: Piece['origin'] }[] = [];
  for (const { section, origin } of pieces)
    for (const part of section.parts) {
      const last = joined.at(-1);
      const both = last === undefined || last.origin !== origin ? null : together(last.part, part);
      if (last === undefined || both === null) joined.push({ part, origin });
      else last.part = both;
    }
  return joined.map(({ part }) => part);
}

function together(a: ContentPart, b: ContentPart): ContentPart | null {
  if (a.type === 'list' && b.type === 'list') return { ...a, items: [...a.items, ...b.items] };
  if (a.type === 'talk' && b.type === 'talk') return { ...a, turns: [...a.turns, ...b.turns] };
  if (a.type === 'paragraph' && b.type === 'paragraph') return { ...a, text: `${a.text} ${b.text}` };
  return null;
}
