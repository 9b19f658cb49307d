import type { WebPage } from './web-page';

const shingleWords = 5;
const mostWords = 3000;
/** Share of its runs of words that a page must have in common with an earlier one to be its copy. */
const copyShare = 0.6;

/** Pages without those that say again what an earlier one says, such as an agency's text on many sites. */
export function dropCopies(pages: readonly WebPage[]): WebPage[] {
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
