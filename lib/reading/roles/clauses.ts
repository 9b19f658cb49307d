import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import type { SourceSpan } from '../source/block';

/** A sentence with what its words may mean. */
export interface MarkedSentence {
  text: string;
  marks: readonly Mark[];
  lexicon: Lexicon;
}

export function mark(text: string, lexicon: Lexicon): MarkedSentence {
  return { text, marks: lexicon.marksIn(text), lexicon };
}

export function has({ marks }: MarkedSentence, ...meanings: Meaning[]): boolean {
  return marks.some(({ meaning }) => meanings.includes(meaning));
}

export function first({ marks }: MarkedSentence, meaning: Meaning, from = 0): Mark | null {
  return marks.find((each) => each.meaning === meaning && each.start >= from) ?? null;
}

const boundary = /\s[-–—|]{1,2}\s|[,;:()（）。！？；：、，،؛]|[.!?](?=\s|$)|\n/gu;

/** The stretches of a sentence between its commas, dashes and brackets. */
export function chunksOf(text: string): SourceSpan[] {
  const chunks: SourceSpan[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(boundary)) {
    // The point of "1.24" and the comma of "1,240" part nothing.
    if (/^[,.:]$/u.test(sign) && /\d/u.test(text[index - 1] ?? '') && /\d/u.test(text[index + 1] ?? '')) continue;
    chunks.push({ start, end: index });
    start = index + sign.length;
  }
  chunks.push({ start, end: text.length });
  return chunks.filter(({ start: from, end }) => text.slice(from, end).trim() !== '');
}
