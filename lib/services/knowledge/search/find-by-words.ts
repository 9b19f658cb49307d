import { getPool } from '@/lib/platform/database/pool';
import { candidateColumns, searchable, type Candidate } from './candidate';
import { scoreCandidates, type WordedCandidate } from './score-candidates';
import { anyOf, type SearchConcept } from './search-concept';

/** Of those that PostgreSQL ranks highest, the order is settled here. */
const mostCandidates = 120;

// Weights of D, C, B and A: names of files, texts, headings. Only the rows that are kept are read in full.
const findRanked = `
  with ranked as materialized (
    select passage.id, ts_rank('{0.1, 0.2, 0.4, 1.0}', passage.search, $2::tsquery, 1) as rank
    from ${searchable} and passage.search @@ $2::tsquery
    order by rank desc, passage.id limit ${mostCandidates})
  select ${candidateColumns}, word.lexemes, word.counts, word.weights
  from ranked join knowledge_passages passage on passage.id = ranked.id join knowledge_documents document on document.id = passage.document_id,
  lateral (
    select array_agg(lexeme) as lexemes, array_agg(coalesce(cardinality(positions), 1)) as counts, array_agg(coalesce(weights[1], 'D')) as weights
    from unnest(passage.search) where lexeme = any($3) or lexeme ^@ any($4)) word
  order by ranked.rank desc, passage.id`;

/** Passages that have words of the query, the best first. */
export async function findByWords(organizationId: string, concepts: readonly SearchConcept[]): Promise<Candidate[]> {
  if (concepts.length === 0) return [];
  const lexemes = concepts.flatMap((concept) => concept.lexemes);
  const prefixes = concepts.flatMap((concept) => concept.prefixes);
  const { rows } = await getPool().query<WordedCandidate>(findRanked, [organizationId, anyOf(concepts), lexemes, prefixes]);
  return scoreCandidates(rows, concepts);
}
