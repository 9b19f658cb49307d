import type { Candidate } from './candidate';

/** So many passages of a page, and of a place without pages, come before others' turn. */
const mostPerPage = 2;
const shareOfOneDocument = 0.6;

/** The first `most`, no page and no document having all the places while others have something to say, and none saying what one before it says. */
export function diversify(candidates: readonly Candidate[], most: number): Candidate[] {
  const texts = new Set<string>();
  const perPage = new Map<string, number>();
  const perDocument = new Map<string, number>();
  const mostPerDocument = Math.max(mostPerPage, Math.ceil(most * shareOfOneDocument));
  const [taken, left]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of candidates) {
    if (texts.has(candidate.text)) continue;
    texts.add(candidate.text);
    const page = `${candidate.documentId} ${candidate.page ?? `after ${Math.floor(candidate.position / 4)}`}`;
    const [onPage, inDocument] = [perPage.get(page) ?? 0, perDocument.get(candidate.documentId) ?? 0];
    if (onPage >= mostPerPage || inDocument >= mostPerDocument) {
      left.push(candidate);
      continue;
    }
    perPage.set(page, onPage + 1);
    perDocument.set(candidate.documentId, inDocument + 1);
    taken.push(candidate);
  }
  return [...taken, ...left].slice(0, most);
}
