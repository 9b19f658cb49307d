import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import type { SourceSpan } from '../source/block';
import { hasDigit } from '../source/signs';

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

/** A stretch of a sentence, and the sign that stands before it; empty for the first. */
export interface Chunk extends SourceSpan {
  lead: string;
}

const boundary = /\s[-–—|]{1,2}\s|[,;:()（）。！？；：、，،؛]|(?<![.!?])[.!?]+(?=\s|$)|\n/gu;
const ofNumbers = ',.:';

/** The stretches of a sentence between its commas, dashes and brackets. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let [start, lead] = [0, ''];
  for (const { 0: sign, index } of text.matchAll(boundary)) {
    // The point of "1.24" and the comma of "1,240" part nothing.
    if (ofNumbers.includes(sign) && hasDigit(text.charAt(index - 1)) && hasDigit(text.charAt(index + 1))) continue;
    // "Max. 10" is one stretch.
    if (sign === '.' && hasDigit(text.charAt(index + 2))) continue;
    chunks.push({ start, end: index, lead });
    [start, lead] = [index + sign.length, sign.trim()];
  }
  chunks.push({ start, end: text.length, lead });
  return chunks.filter(({ start: from, end }) => text.slice(from, end).trim() !== '');
}

/** What ends a sentence, as opposed to what parts its stretches. */
export function isFullStop(lead: string): boolean {
  return '.!?。！？'.includes(lead.charAt(0)) && lead !== '';
}

/** "Few words on the slides", "the figures on slide 4 as a chart please": it says how slides are to be. */
export function speaksOfSlides(sentence: MarkedSentence): boolean {
  const isAsked = has(sentence, 'word.please', 'word.keep', 'word.word', 'word.show');
  return isAsked && has(sentence, 'word.slide', 'word.deck');
}
