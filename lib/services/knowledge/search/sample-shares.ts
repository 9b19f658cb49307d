import { getPool } from '@/lib/platform/database/pool';
import { isForm, type SearchConcept } from './search-concept';

const passagesInSample = 160;

// Ids are made in the order of time, but for their ends. The limit of 1 has each passage looked up by the index.
const sampleLexemes = `
  with chosen as materialized (
    select id, passage_count from knowledge_documents
    where organization_id = $1 and state = 'ready' order by right(id::text, 6), id limit ${passagesInSample}),
  sample as materialized (
    select taken.search
    from chosen
    cross join lateral (select least(passage_count, ceil(${passagesInSample}.0 / (select count(*) from chosen))::int) as wanted) share
    cross join lateral generate_series(0, wanted - 1) as number
    cross join lateral (
      select search from knowledge_passages passage
      where passage.document_id = chosen.id and passage.position = (number * passage_count) / wanted and passage.organization_id = $1 limit 1) taken)
  select (select count(*)::int from sample) as size, array(
    select array_to_string(array(
      select lexeme from unnest(tsvector_to_array(sample.search)) lexeme where lexeme = any($2) or lexeme ^@ any($3)), ' ')
    from sample) as found`;

/**
 * For each concept the share of the organization's passages that have it, by a sample spread over its documents: what
 * every passage has finds nothing. Never nought, since a sample misses what is rare.
 */
export async function sampleShares(organizationId: string, concepts: readonly SearchConcept[]): Promise<number[]> {
  const lexemes = concepts.flatMap((concept) => concept.lexemes);
  const prefixes = concepts.flatMap((concept) => concept.prefixes);
  const { rows } = await getPool().query<{ size: number; found: string[] }>(sampleLexemes, [
    organizationId,
    lexemes,
    prefixes,
  ]);
  const { size = 0, found = [] } = rows[0] ?? {};
  const passages = found.map((line) => line.split(' '));
  return concepts.map(
    (concept) => (passages.filter((words) => words.some((word) => isForm(concept, word))).length + 0.5) / (size + 1),
  );
}
