import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { figuresIn, isSameAmount } from '../../sources/amounts';
import type { Passage } from '@/lib/reading/passage';

/** How much of a fact must stand in a passage for it to come from there. */
const leastShared = 0.6;
/** A fact may stand on a slide without its article or its full stop. */
export const leastShown = 0.8;
const pieceLetters = 3;

/**
 * The slide with a citation for each fact that it shows and that comes from one of the passages.
 * For slides that nobody asked to cite: what the request says itself needs none.
 */
export function citeFacts(
  slide: SlideSpec,
  facts: readonly string[],
  { prompt }: Pick<Reading, 'prompt'>,
  passages: readonly Passage[],
): SlideSpec {
  const onSlide = JSON.stringify(slide);
  const shown = facts.filter((fact) => shareOfText(fact, onSlide) >= leastShown && !comesFrom(fact, prompt));
  const citations = shown.flatMap((claim) => {
    const source = sourceOf(claim, passages);
    return source ? [{ passage: source.id, claim }] : [];
  });
  return citations.length > 0 ? { ...slide, citations } : slide;
}

/** The passage that has most of it; of those alone that have all its figures. */
function sourceOf(fact: string, passages: readonly Passage[]): Passage | undefined {
  const worths = passages
    .filter((passage) => comesFrom(fact, wordsOf(passage)))
    .map((passage) => ({ passage, worth: shareOfText(fact, wordsOf(passage)) }));
  return worths.sort((a, b) => b.worth - a.worth)[0]?.passage;
}

/** In another language its figures alone are found again; one digit is found anywhere. */
function comesFrom(fact: string, text: string): boolean {
  const figures = figuresIn(fact);
  const known = figuresIn(text);
  const hasAll = figures.every((one) => known.some((other) => isSameAmount(one, other)));
  return hasAll && (figures.some((figure) => figure.text.length > 1) || shareOfText(fact, text) >= leastShared);
}

function wordsOf({ title, heading, text }: Passage): string {
  return `${title}\n${heading}\n${text}`;
}

/** What part of a text another one has, by runs of letters, so that scripts without spaces are compared as well. */
export function shareOfText(text: string, other: string): number {
  const pieces = piecesOf(text);
  const has = new Set(piecesOf(other));
  return pieces.length === 0 ? 0 : pieces.filter((piece) => has.has(piece)).length / pieces.length;
}

function piecesOf(text: string): string[] {
  const letters = [
    ...text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
  ];
  if (letters.length <= pieceLetters) return letters.length > 0 ? [letters.join('')] : [];
  return letters.slice(0, 1 - pieceLetters).map((_, index) => letters.slice(index, index + pieceLetters).join(''));
}
