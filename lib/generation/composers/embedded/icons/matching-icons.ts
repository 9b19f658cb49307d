import type { IconName } from '@/lib/deck/icons/icon-set';
import type { IconWords } from './words/icon-words';
import type { WordIndex } from './word-index';
import { indexOf } from './word-index';

const longestPhrase = 3;
const longestUnspaced = 8;

/** Where something stands in a text, and what shows it. */
interface Match {
  at: number;
  icons: readonly IconName[];
}

/**
 * The icons that a short text speaks of by the words of a language, the best first: those of the word
 * that the text is about, then of the others. None when the text denies something.
 */
export function matchingIcons(text: string, words: IconWords): IconName[] {
  const index = indexOf(words);
  // The capital of the Turkish i becomes an i and a dot.
  const plain = text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
  if (words.unspaced) {
    const denied = [...index.negations].some((word) => plain.includes(word));
    return denied ? [] : ordered(matchUnspaced(plain, index), plain.length, words);
  }
  const tokens = plain.match(/[\p{L}\p{M}\p{N}₂]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  if (tokens.some((token) => isNegation(token, index))) return [];
  const details = tokens.findIndex((token, at) => at > 0 && index.details.has(token));
  return ordered(matchWords(tokens, index, words), details === -1 ? tokens.length : details, words);
}

function isNegation(token: string, { negations, negationStems }: WordIndex): boolean {
  return negations.has(token) || negationStems.some((stem) => token.startsWith(stem));
}

/** What the words before the details say comes first, and of it the word that the group is about. */
function ordered(matches: readonly Match[], detailsAt: number, { head }: IconWords): IconName[] {
  const towardsHead = (one: Match, other: Match) => (head === 'first' ? one.at - other.at : other.at - one.at);
  const [group, details] = [matches.filter(({ at }) => at < detailsAt), matches.filter(({ at }) => at >= detailsAt)];
  return [...new Set([...group.sort(towardsHead), ...details.sort(towardsHead)].flatMap(({ icons }) => icons))];
}

function matchUnspaced(text: string, { exact }: WordIndex): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < text.length;) {
    const found = lengthsFrom(longestUnspaced).find((length) => exact.has(text.slice(at, at + length)));
    if (found !== undefined) matches.push({ at, icons: exact.get(text.slice(at, at + found)) ?? [] });
    at += found ?? 1;
  }
  return matches;
}

/** Phrases before their words: "market share" says nothing of sharing. */
function matchWords(tokens: readonly string[], index: WordIndex, words: IconWords): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = lengthsFrom(longestPhrase)
      .filter((length) => at + length <= tokens.length)
      .map((length) => ({ length, icons: iconsOf(tokens.slice(at, at + length).join(' '), index, words) }))
      .find(({ icons }) => icons.length > 0);
    if (found !== undefined) matches.push({ at, icons: found.icons });
    at += found?.length ?? 1;
  }
  return matches;
}

function lengthsFrom(longest: number): number[] {
  return Array.from({ length: longest }, (_, shorter) => longest - shorter);
}

function iconsOf(word: string, { exact, begins, ends }: WordIndex, { prefix }: IconWords): readonly IconName[] {
  const bare = prefix === undefined ? word : word.replace(prefix, '');
  const whole = exact.get(word) ?? exact.get(bare);
  if (whole !== undefined) return whole;
  // Of a phrase only the last word may go on.
  const lastWordAt = word.lastIndexOf(' ') + 1;
  // The longest ending or beginning says most: of "Datensicherheit" the ending, which is what it is about.
  const endings =
    lastWordAt > 0
      ? []
      : lengthsFrom(word.length - 1).flatMap((length) => ends.get(word.slice(word.length - length)) ?? []);
  if (endings.length > 0) return endings;
  return lengthsFrom(word.length)
    .filter((length) => length > lastWordAt)
    .flatMap((length) => begins.get(word.slice(0, length)) ?? begins.get(bare.slice(0, length)) ?? []);
}
