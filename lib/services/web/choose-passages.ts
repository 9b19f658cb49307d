import type { DocumentPassage } from '@/lib/documents/split-passages';
import { dropCopies } from './drop-copies';
import { rankTexts } from './rank-texts';
import { tellingTermsOf, termsOf } from './terms';
import type { WebPage } from './web-page';

export interface WebPassage {
  page: WebPage;
  passage: DocumentPassage;
}

const mostOfAPage = 3;
/** Shorter ones are captions and buttons. */
const leastCharacters = 60;
/** Of the best one's closeness; what is further off only shares a word with the topic. */
const leastShare = 0.2;

/** The passages that come closest to the query, the best first, and of each page at most a few. */
export function choosePassages(pages: readonly WebPage[], query: string, language: string, most: number): WebPassage[] {
  const candidates = dropCopies(pages).flatMap((page) =>
    page.passages.filter(({ text }) => text.length >= leastCharacters).map((passage) => ({ page, passage })),
  );
  const terms = candidates.map(({ page, passage: { heading, text } }) => [
    ...termsOf(`${page.title} ${heading}`, language),
    ...termsOf(text, language),
  ]);
  const scores = rankTexts(terms, tellingTermsOf(query, language));
  const least = leastShare * Math.max(0, ...scores);
  const best = candidates
    .map((candidate, index) => ({ candidate, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= least);
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
