import type { IconWords } from '@/lib/languages/language';
import { normalForm } from '@/lib/languages/normal-form';

/** A table of words, turned round: from what a text says to the icons that show it. */
interface WordIndex {
  /** By the whole word, or words with spaces. */
  exact: Map<string, string[]>;
  begins: Map<string, string[]>;
  ends: Map<string, string[]>;
  isDenied: (word: string) => boolean;
  details: Set<string>;
}

/** How the words of a language are written. */
export interface Writing {
  isUnspaced: boolean;
  /** What may stand before a word and belongs to it, such as an article. */
  prefixes: readonly string[];
}

const longestPhrase = 3;
const longestUnspaced = 8;
const shortestBehindPrefix = 3;
const indexes = new WeakMap<IconWords, WordIndex>();

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => normalForm(entry.trim()))
    .filter(Boolean);

function indexOf(words: IconWords): WordIndex {
  const known = indexes.get(words);
  if (known !== undefined) return known;
  const [exact, begins, ends] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [icon, list] of Object.entries(words.rows))
    for (const entry of listed(list)) {
      const map = entry.endsWith('*') ? begins : entry.startsWith('*') ? ends : exact;
      const word = entry.replaceAll('*', '');
      map.set(word, [...(map.get(word) ?? []), icon]);
    }
  const denied = listed(words.negations);
  const isDenied = (word: string): boolean =>
    denied.some((each) => (each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : word === each));
  const made = { exact, begins, ends, isDenied, details: new Set(listed(words.details ?? '')) };
  indexes.set(words, made);
  return made;
}

interface Match {
  /** Where it stands, in words or signs. */
  at: number;
  icons: readonly string[];
}

/**
 * The icons that a short text speaks of by the words of a language, the best first: those of the word that the text is
 * about, then of the others. None when the text denies something.
 */
export function matchingIcons(text: string, words: IconWords, writing: Writing): string[] {
  const index = indexOf(words);
  const plain = normalForm(text.normalize('NFC'));
  if (writing.isUnspaced) {
    const isDenied = listed(words.negations).some((word) => plain.includes(word));
    return isDenied ? [] : ordered(matchSigns(plain, index), plain.length, words);
  }
  const tokens = plain.match(/[\p{L}\p{M}\p{N}₂]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  if (tokens.some(index.isDenied)) return [];
  const details = tokens.findIndex((token, at) => at > 0 && index.details.has(token));
  return ordered(matchWords(tokens, index, writing), details === -1 ? tokens.length : details, words);
}

/** What the words before the details say comes first, and of it the word that the group is about. */
function ordered(matches: readonly Match[], detailsAt: number, { head }: IconWords): string[] {
  const rank = ({ at }: Match): number => (at < detailsAt ? 0 : 1e6) + (head === 'first' ? at : -at);
  return [...new Set([...matches].sort((a, b) => rank(a) - rank(b)).flatMap(({ icons }) => icons))];
}

function lengthsFrom(longest: number): number[] {
  return Array.from({ length: longest }, (_, shorter) => longest - shorter);
}

/** The longest entry at each place; "market share" says nothing of sharing. */
function matchSigns(text: string, { exact, begins }: WordIndex): Match[] {
  const iconsAt = (part: string): string[] => exact.get(part) ?? begins.get(part) ?? [];
  return longestMatches(text.length, longestUnspaced, (at, length) => iconsAt(text.slice(at, at + length)));
}

function matchWords(tokens: readonly string[], index: WordIndex, writing: Writing): Match[] {
  return longestMatches(tokens.length, longestPhrase, (at, length) =>
    iconsOf(tokens.slice(at, at + length).join(' '), index, writing),
  );
}

function longestMatches(
  size: number,
  longest: number,
  iconsAt: (at: number, length: number) => readonly string[],
): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < size;) {
    const found = lengthsFrom(Math.min(longest, size - at)).find((length) => iconsAt(at, length).length > 0);
    if (found !== undefined) matches.push({ at, icons: iconsAt(at, found) });
    at += found ?? 1;
  }
  return matches;
}

function iconsOf(word: string, { exact, begins, ends }: WordIndex, { prefixes }: Writing): readonly string[] {
  const prefix =
    prefixes.find((each) => word.startsWith(each) && word.length - each.length >= shortestBehindPrefix) ?? '';
  const bare = word.slice(prefix.length);
  const whole = exact.get(word) ?? exact.get(bare);
  if (whole !== undefined) return whole;
  const lastWordAt = word.lastIndexOf(' ') + 1;
  // The longest ending or beginning says most: of "Datensicherheit" the ending, which is what it is about.
  const lengths = lengthsFrom(word.length);
  const ending =
    lastWordAt > 0 ? undefined : lengths.slice(1).find((length) => ends.has(word.slice(word.length - length)));
  if (ending !== undefined) return ends.get(word.slice(word.length - ending)) ?? [];
  // Of a phrase only the last word may go on.
  return lengths
    .filter((length) => length > lastWordAt)
    .flatMap((length) => begins.get(word.slice(0, length)) ?? begins.get(bare.slice(0, length)) ?? []);
}
