/** A passage that a search has come upon. */
export interface Candidate {
  id: string;
  documentId: string;
  documentName: string;
  /** As the document itself says; null where it says nothing better than its name. */
  documentTitle: string | null;
  format: string;
  position: number;
  page: number | null;
  heading: string;
  text: string;
}

/** What every search reads of a passage, as `passage`, and of its document, as `document`. */
export const candidateColumns = `
  passage.id, passage.document_id as "documentId", document.name as "documentName", document.title as "documentTitle", document.format, passage.position, passage.page, passage.heading, passage.text`;

/** The passages of one organization that may be found: those of documents that were read to the end. */
export const searchable = `
  knowledge_passages passage join knowledge_documents document
    on document.id = passage.document_id and document.organization_id = $1 and document.state = 'ready'
  where passage.organization_id = $1`;

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

/** As in the paper below; a larger one lets first places count less. */
const damping = 60;

/**
 * One order out of several by reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009): scores of different
 * searches can't be compared, places can.
 */
export function fuse<T extends { id: string }>(rankings: readonly (readonly T[])[]): T[] {
  const scores = new Map<string, { item: T; score: number }>();
  for (const ranking of rankings) {
    for (const [place, item] of ranking.entries()) {
      const entry = scores.get(item.id) ?? { item, score: 0 };
      entry.score += 1 / (damping + place + 1);
      scores.set(item.id, entry);
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ item }) => item);
}
