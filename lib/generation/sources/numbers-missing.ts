import { figuresIn, type Figure } from './amounts/figures-in';
import { isAmong } from './amounts/is-same-amount';
import { numbersOfWords } from './amounts/numbers-of-words';

/** The numbers of a statement that its passage has neither in digits nor in words, however either writes them. */
export function numbersMissing(claim: string, passage: string): string[] {
  const known = figuresSaid(passage);
  return [
    ...new Set(
      figuresIn(claim)
        .filter((figure) => !isAmong(figure, known))
        .map(({ text }) => text),
    ),
  ];
}

/** What a text has in digits or in words. */
export function figuresSaid(text: string): Figure[] {
  return [...figuresIn(text), ...numbersOfWords(text)];
}
