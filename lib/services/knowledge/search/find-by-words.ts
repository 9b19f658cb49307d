import { getPool } from '@/lib/platform/database/pool';
import { candidateColumns, searchable, type Candidate } from './candidate';
import { scoreCandidates, type WordedCandidate } from './score-candidates';
import { sampleShares } from './sample-shares';
import { anyOf, isForm, type SearchConcept } from './search-concept';

/** Of those that PostgreSQL ranks highest, the order is settled here. */
const mostCandidates = 100;

/** Ranking reads each passage that matches; of more than these the first are as good as any. */
const mostRanked = 3_000;
/** So many are looked for, by a sample that errs. */
const mostExpected = 1_200;

/** The words of a tsvector that the query has. Quicker than to unnest it, which makes arrays of every word's places. */
const wordsOf = (vector: string) =>
  `array(select lexeme from unnest(tsvector_to_array(${vector})) lexeme where lexeme = any($3) or lexeme ^@ any($4))`;

// Weights of D, C, B and A: names of files, texts, headings. Only the rows that are kept are read in full.
const findRanked = `
  with matching as materialized (
    select passage.id, passage.search from ${searchable} and passage.search @@ $2::tsquery limit ${mostRanked}),
  ranked as materialized (
    select id, ts_rank('{0.1, 0.2, 0.4, 1.0}', search, $2::tsquery, 1) as rank from matching
    order by rank desc, id limit ${mostCandidates})
  select ${candidateColumns}, ${wordsOf('passage.search')} as words, ${wordsOf("ts_filter(passage.search, '{a}')")} as "headingWords", ${wordsOf("ts_filter(passage.search, '{b}')")} as "textWords"
  from ranked join knowledge_passages passage on passage.id = ranked.id join knowledge_documents document on document.id = passage.document_id
  where passage.organization_id = $1
  order by ranked.rank desc, passage.id`;

export interface FoundByWords {
  /** The best first. */
  candidates: Candidate[];
  /** Words of the query that none of them has. */
  missing: string[];
}

/** Passages that have words of the query. `total` is how many there are to search. */
export async function findByWords(
  organizationId: string,
  concepts: readonly SearchConcept[],
  total: number,
): Promise<FoundByWords> {
  if (concepts.length === 0) return { candidates: [], missing: [] };
  const shares = await sampleShares(organizationId, concepts);
  const asked = rarest(concepts, shares, total);
  const lexemes = concepts.flatMap((concept) => concept.lexemes);
  const prefixes = concepts.flatMap((concept) => concept.prefixes);
  const { rows } = await getPool().query<WordedCandidate>(findRanked, [
    organizationId,
    anyOf(asked),
    lexemes,
    prefixes,
  ]);
  const seen = new Set(rows.flatMap(({ words }) => words));
  const missing = concepts
    .filter((concept) => ![...seen].some((lexeme) => isForm(concept, lexeme)))
    .map(({ word }) => word);
  return { candidates: scoreCandidates(rows, concepts, shares), missing };
}

/** The rarest first, as many as find no more than can be ranked; what nearly all passages have only orders them. */
function rarest(concepts: readonly SearchConcept[], shares: readonly number[], total: number): SearchConcept[] {
  const places = concepts.map((_, index) => index).sort((a, b) => (shares[a] ?? 1) - (shares[b] ?? 1));
  let expected = 0;
  return places.flatMap((index, place) => {
    expected += (shares[index] ?? 1) * total;
    const concept = concepts[index];
    return concept && (place === 0 || expected <= mostExpected) ? [concept] : [];
  });
}
