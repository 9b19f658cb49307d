import { cutText } from '@/lib/text/cut/cut-text';
import { textLanguageOf } from '../language/text-languages';

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.,][\p{N}]+)*/gu;
/** Written without spaces between words, or with endings that no configuration of PostgreSQL knows. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]+/gu;
const hebrewPrefixed = /^[והבלמשכ]\p{Script=Hebrew}{3,}$/u;

const marked = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};
const foldedPattern = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'gu');

/**
 * The words of a text in lower case, as the index has them. Of scripts without spaces every pair of neighbouring
 * letters is one: whatever the words are, a text that has them has their pairs.
 */
export function searchWords(text: string, languageTag = 'und'): string[] {
  const lower = text.normalize('NFKC').toLocaleLowerCase(languageTag.startsWith('tr') ? 'tr' : 'en');
  return [...lower.matchAll(wordPattern)].flatMap(([word]) => splitUnspaced(word));
}

function splitUnspaced(word: string): string[] {
  if (word.search(unspaced) === -1) return [word];
  const parts: string[] = [];
  let end = 0;
  for (const match of word.matchAll(unspaced)) {
    if (match.index > end) parts.push(word.slice(end, match.index));
    parts.push(...pairsOf(match[0]));
    end = match.index + match[0].length;
  }
  if (end < word.length) parts.push(word.slice(end));
  return parts;
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** A word without accents and the like, as people type it who leave them out. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(marked, '')
    .replaceAll(foldedPattern, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a passage a second time, as they may be typed; without those that every text has. */
export function foldedWords(words: readonly string[], languageTag: string): string[] {
  const small = new Set(textLanguageOf(languageTag).words);
  const folded = new Set<string>();
  for (const word of words) {
    if (small.has(word)) continue;
    const plain = foldWord(word);
    folded.add(plain);
    if (hebrewPrefixed.test(plain)) folded.add(plain.slice(1));
  }
  return [...folded];
}

/** Beyond that, more words find the same and cost time. */
const mostWords = 32;
/** What stands further behind is detail. */
const longestQuery = 20_000;

/**
 * The words of a query that most likely say what it is about: of a long one those that come early and often, and names
 * and figures before other words. In the order of their weight.
 */
export function chooseWords(query: string, language: string): string[] {
  const text = cutText(query, longestQuery);
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
