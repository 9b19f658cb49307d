import { readCount } from '@/lib/languages/number-words';
import { figuresIn, type Figure, isAmong } from './amounts';
import { scalesSaid } from './scale-words';

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

const half =
  /(?<!\p{L})(?:half|halbe?n?|eine halbe|demi|demie|medio|media|meio|meia|mezzo|mezza|halve|halv|pół|yarım|пол|половин\p{L}*|نصف|חצי|आधा|आधे)(?!\p{L})|半/iu;

/** Numbers that a text has in words, such as "twelve" or "a million", in every language that counts of slides are read in. */
function numbersOfWords(text: string): Figure[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const counts = [...words].flatMap((word) => {
    const value = readCount(word);
    return value === null ? [] : [figureOf(word, [value], [])];
  });
  const scales = scalesSaid(text).filter((scale) => scale >= 1_000);
  const wholes = scales.length === 0 ? [] : [figureOf('', half.test(text) ? [1, 0.5, 1.5] : [1], scales)];
  return [...counts, ...wholes];
}

function figureOf(text: string, values: readonly number[], scales: readonly number[]): Figure {
  return { text, values, scales, perhaps: [], parts: [] };
}
