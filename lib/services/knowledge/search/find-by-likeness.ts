import { getPool } from '@/lib/platform/database/pool';
import { candidateColumns, searchable, type Candidate } from './candidates';

const mostFound = 24;
/** Shorter words are like too many others. */
const shortestWord = 4;
const mostWords = 6;
/** One of many words may be like anything. */
const leastShare = 0.4;

const hasExtension = `select exists (select from pg_extension where extname = 'pg_trgm') as "isThere"`;
let isThere: Promise<boolean> | undefined;

// The operator is what the index answers; its threshold stands for the statement alone.
const findLike = `
  select ${candidateColumns}
  from ${searchable} and passage.text %> any($2::text[])
    and (select count(*) from unnest($2::text[]) word where passage.text %> word) >= $3
  order by (select sum(word_similarity(word, passage.text)) from unnest($2::text[]) word) desc, passage.id
  limit ${mostFound}`;

/** Passages with words that are written much like those of the query, where the database has pg_trgm; for what no word finds. */
export async function findByLikeness(organizationId: string, words: readonly string[]): Promise<Candidate[]> {
  const wanted = words.filter((word) => [...word].length >= shortestWord).slice(0, mostWords);
  if (wanted.length === 0 || !(await hasTrigrams())) return [];
  const { rows } = await getPool().query<Candidate>(findLike, [
    organizationId,
    wanted,
    Math.ceil(wanted.length * leastShare),
  ]);
  return rows;
}

function hasTrigrams(): Promise<boolean> {
  isThere ??= getPool()
    .query<{ isThere: boolean }>(hasExtension)
    .then(({ rows }) => rows[0]?.isThere ?? false)
    .catch((error: unknown) => {
      isThere = undefined;
      throw error;
    });
  return isThere;
}
