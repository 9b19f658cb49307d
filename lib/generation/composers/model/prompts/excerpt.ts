import { cutIntoPieces } from '@/lib/text/cut/cut-text';

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{2,}/gu;

/** A paragraph that is longer is judged in pieces; several of them fit. */
const longestPiece = 2000;
const fewestPieces = 4;

/**
 * A text whole where it is short enough; else its beginning and those of its paragraphs that share
 * most words with a topic, in their order, with a mark where something is left out.
 */
export function excerpt(text: string, topic: string, mostLetters: number): string {
  if (text.length <= mostLetters) return text;
  const paragraphs = text
    .split(/\n{2,}|\n(?=#)/)
    .flatMap((paragraph) => cutIntoPieces(paragraph, Math.min(longestPiece, Math.ceil(mostLetters / fewestPieces))));
  const wanted = new Set(topic.toLowerCase().match(wordPattern) ?? []);
  const ranked = paragraphs
    .map((paragraph, index) => ({ index, worth: index === 0 ? Infinity : worthOf(paragraph, wanted) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
  const kept = new Set<number>();
  let letters = 0;
  for (const { index } of ranked) {
    const size = paragraphs[index]?.length ?? 0;
    if (letters + size > mostLetters) continue;
    kept.add(index);
    letters += size;
  }
  return joined(paragraphs, kept);
}

function worthOf(paragraph: string, wanted: ReadonlySet<string>): number {
  const words = paragraph.toLowerCase().match(wordPattern) ?? [];
  const hits = new Set(words.filter((word) => wanted.has(word))).size;
  return hits / Math.sqrt(10 + words.length);
}

function joined(paragraphs: readonly string[], kept: ReadonlySet<number>): string {
  const parts: string[] = [];
  paragraphs.forEach((paragraph, index) => {
    if (kept.has(index)) parts.push(paragraph);
    else if (parts.at(-1) !== '[…]') parts.push('[…]');
  });
  return parts.join('\n\n');
}
