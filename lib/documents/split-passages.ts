import type { DocumentPart, ExtractedDocument } from './extracted-document';
import { splitSentences } from '@/lib/text/split-sentences';

export interface DocumentPassage {
  /** From 0, in reading order. */
  position: number;
  /** Page, slide or sheet, from 1; null where there is none. */
  page: number | null;
  /** Headings above, outermost first, joined by " › "; empty for none. */
  heading: string;
  text: string;
}

/** Enough for a claim with what it rests on; few enough that several fit a question. */
export const mostPassageCharacters = 1_200;

/** A stretch of text that stays whole, and what parts it from the one before. */
interface Piece {
  text: string;
  separator: string;
}

/**
 * Cuts a document into passages that can be found and cited: never across pages or headings, at ends of paragraphs,
 * items and rows where that is possible, else at ends of sentences, else between words. Rows of tables name their columns
 * themselves. Every word of a part's text is in exactly one passage, in the same order.
 */
export function splitPassages({ parts }: ExtractedDocument): DocumentPassage[] {
  return parts
    .flatMap((part) => splitPart(part).map((text) => ({ page: part.page, heading: part.heading, text })))
    .map((passage, position) => ({ position, ...passage }));
}

function splitPart({ text }: DocumentPart): string[] {
  const pieces = text.split('\n').flatMap(toPieces);
  const total = pieces.reduce((sum, piece) => sum + piece.text.length + piece.separator.length, 0);
  // Passages of about the same length, rather than full ones and a rest of a few words.
  const aim = total / Math.ceil(total / mostPassageCharacters);
  const passages: string[] = [];
  let taken = '';
  for (const piece of pieces) {
    const longer = taken === '' ? piece.text : taken + piece.separator + piece.text;
    // Half of a piece more than the aim is nearer to it than all of it less.
    if (taken !== '' && (longer.length > mostPassageCharacters || longer.length - piece.text.length / 2 > aim)) {
      passages.push(taken);
      taken = piece.text;
    } else taken = longer;
  }
  return taken === '' ? passages : [...passages, taken];
}

function toPieces(line: string): Piece[] {
  if (line.trim() === '') return [];
  if (line.length <= mostPassageCharacters) return [{ text: line, separator: '\n' }];
  return splitSentences(line, mostPassageCharacters).map(({ text, isSpaced }, index) => ({
    text,
    separator: index === 0 ? '\n' : isSpaced ? ' ' : '',
  }));
}
