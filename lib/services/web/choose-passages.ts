import type { DocumentPassage } from '@/lib/documents/split-passages';
import { languageOf } from '@/lib/languages/find-language';
import { cutText } from '@/lib/text/cut/cut-text';
import type { WebPage } from './read-pages';

export interface WebPassage {
  page: WebPage;
  passage: DocumentPassage;
}

const mostOfAPage = 3;
/** Shorter ones are captions and buttons. */
const leastCharacters = 60;
/** Of the best one's closeness; what is further off only shares a word with the topic. */
const leastShare = 0.2;

/** The passages that come closest to one of the queries, the best first, and of each page at most a few. */
export function choosePassages(
  pages: readonly WebPage[],
  queries: readonly string[],
  language: string,
  most: number,
): WebPassage[] {
  const candidates = dropCopies(pages).flatMap((page) =>
    page.passages.filter(({ text }) => text.length >= leastCharacters).map((passage) => ({ page, passage })),
  );
  const terms = candidates.map(({ page, passage: { heading, text } }) => [
    ...termsOf(`${page.title} ${heading}`, language),
    ...termsOf(text, language),
  ]);
  // What is best for any of the queries counts as much as what is best for another.
  const shares = queries.map((query) => {
    const scores = rankTexts(terms, tellingTermsOf(query, language));
    const highest = Math.max(0, ...scores);
    return scores.map((score) => (highest === 0 ? 0 : score / highest));
  });
  const best = candidates
    .map((candidate, index) => ({ candidate, score: Math.max(...shares.map((share) => share[index] ?? 0)) }))
    .filter(({ score }) => score > 0 && score >= leastShare);
  best.sort((one, other) => other.score - one.score);
  return takeSome(
    best.map(({ candidate }) => candidate),
    most,
  );
}

function takeSome(passages: readonly WebPassage[], most: number): WebPassage[] {
  const taken = new Map<WebPage, number>();
  const kept = passages.filter(({ page }) => {
    const count = taken.get(page) ?? 0;
    taken.set(page, count + 1);
    return count < mostOfAPage;
  });
  return kept.slice(0, most);
}

const shingleWords = 5;
const mostWords = 3000;
/** Share of its runs of words that a page must have in common with an earlier one to be its copy. */
const copyShare = 0.6;

/** Pages without those that say again what an earlier one says, such as an agency's text on many sites. */
function dropCopies(pages: readonly WebPage[]): WebPage[] {
  const kept: { page: WebPage; shingles: Set<string> }[] = [];
  for (const page of pages) {
    const shingles = shinglesOf(page);
    if (kept.some((earlier) => earlier.page.url === page.url || shareOf(shingles, earlier.shingles) >= copyShare))
      continue;
    kept.push({ page, shingles });
  }
  return kept.map(({ page }) => page);
}

function shinglesOf({ passages }: WebPage): Set<string> {
  const text = passages
    .map((passage) => passage.text)
    .join(' ')
    .toLowerCase();
  const words = (
    text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  ).slice(0, mostWords);
  return new Set(
    words.slice(shingleWords - 1).map((_word, index) => words.slice(index, index + shingleWords).join(' ')),
  );
}

/** Of the smaller of both, so that a copy with more around it is still one. */
function shareOf(one: Set<string>, other: Set<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  return [...one].filter((shingle) => other.has(shingle)).length / smaller;
}

/** Usual weights of Okapi BM25: how fast repetition stops counting, and how much length does. */
const saturation = 1.2;
const lengthWeight = 0.75;

/** How close each text, given by its terms, comes to the query's terms; 0 for one that shares none. */
function rankTexts(texts: readonly (readonly string[])[], query: readonly string[]): number[] {
  const wanted = [...new Set(query)];
  const counts = texts.map(countTerms);
  const averageLength = texts.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, texts.length);
  const rarity = new Map(
    wanted.map((term) => [term, rarityOf(counts.filter((count) => count.has(term)).length, texts.length)]),
  );
  return counts.map((count, index) => {
    const relativeLength = (texts[index]?.length ?? 0) / Math.max(1, averageLength);
    const damping = saturation * (1 - lengthWeight + lengthWeight * relativeLength);
    return wanted.reduce((score, term) => {
      const times = count.get(term) ?? 0;
      return score + ((rarity.get(term) ?? 0) * times * (saturation + 1)) / (times + damping);
    }, 0);
  });
}

function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const longestStem = 7;
const segmented = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in a form by which they are compared: lower case, without marks, endings of long ones cut. */
function termsOf(text: string, language: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = segmented.test(plain) ? segment(plain, language) : (plain.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []);
  return words.map(stem).filter((word) => word.length > 1 || segmented.test(word));
}

function stem(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  return /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(bare) ? cutText(bare, longestStem) : bare;
}

/** Scripts that write no spaces. */
function segment(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).map(({ segment: word }) => word);
}

/** The terms of a query that say what it is about; all of them where nothing else would be left. */
function tellingTermsOf(text: string, language: string): string[] {
  const small = new Set([language, 'en'].flatMap((tag) => termsOf(languageOf(tag).signs.words, language)));
  const terms = termsOf(text, language);
  const rest = terms.filter((term) => !small.has(term));
  return rest.length > 0 ? rest : terms;
}
