import { textLanguageOf } from '../language/text-languages';
import { searchWords } from './search-words';

/** Beyond that, more words find the same and cost time. */
const mostWords = 32;
/** What stands further behind is detail. */
const longestQuery = 20_000;

/**
 * The words of a query that most likely say what it is about: of a long one those that come early and often, and names
 * and figures before other words. In the order of their weight.
 */
export function chooseWords(query: string, language: string): string[] {
  const text = query.slice(0, longestQuery);
  const small = new Set(textLanguageOf(language).words);
  const named = new Set(
    [...text.matchAll(/(?<![.!?:\n]\s*)(?<=\s)\p{Lu}[\p{L}\p{M}]+/gu)].flatMap(([word]) => searchWords(word, language)),
  );
  const weights = new Map<string, number>();
  const words = searchWords(text, language).filter((word) => !small.has(word));
  for (const [place, word] of words.entries()) {
    const weight = 1 / (1 + place / 40) + (named.has(word) || /\d/.test(word) ? 0.2 : 0);
    weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostWords)
    .map(([word]) => word);
}
