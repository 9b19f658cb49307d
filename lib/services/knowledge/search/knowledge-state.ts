import { getPool } from '@/lib/platform/database/pool';

export interface KnowledgeState {
  ready: number;
  /** Documents that wait or are read at the moment. */
  underWay: number;
  failed: number;
  /** Of the documents that are ready. */
  passages: number;
  /** Of the documents that are ready, those of most documents first. */
  languages: string[];
}

/** Terms are looked up in so many languages at most. */
const mostLanguages = 6;

const readState = `
  select state, language, count(*)::int as count, sum(passage_count)::int as passages from knowledge_documents
  where organization_id = $1 group by state, language order by count(*) desc`;

/** What there is to search, from the documents alone. */
export async function readKnowledgeState(organizationId: string): Promise<KnowledgeState> {
  const { rows } = await getPool().query<{ state: string; language: string | null; count: number; passages: number }>(
    readState,
    [organizationId],
  );
  const countOf = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const passages = rows.filter(({ state }) => state === 'ready').reduce((sum, row) => sum + row.passages, 0);
  const languages = rows
    .flatMap(({ state, language }) => (state === 'ready' && language ? [language] : []))
    .slice(0, mostLanguages);
  return {
    ready: countOf('ready'),
    underWay: countOf('queued', 'reading'),
    failed: countOf('failed'),
    passages,
    languages,
  };
}
