import { NIL } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import { getLogger } from '@/lib/platform/logger/logger';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Context } from '../../context';
import { embedTexts, openEmbeddingModel, type OpenedEmbeddingModel } from '../embeddings';
import { candidateColumns, searchable, type Candidate } from './candidates';

/** The beginning says what a text is about, and models read no more. */
const longestQuery = 2_000;
/** Somebody waits; the words find most of it. */
const timeoutMs = 10_000;

const byWordsAlone = 'The knowledge base was searched by words alone, because the model for embeddings did not answer.';

export interface FoundByMeaning {
  candidates: Candidate[];
  notices: string[];
}

/** Passages that mean much the same as the query; nothing without a model for embeddings, a notice when it is away. */
export async function findByMeaning(
  ctx: Context,
  { query, jobId }: { query: string; jobId: string | null },
): Promise<FoundByMeaning> {
  const opened = openEmbeddingModel();
  if (!opened) return { candidates: [], notices: [] };
  const vector = await vectorOf(ctx, opened, query, jobId);
  if (!vector) return { candidates: [], notices: [byWordsAlone] };
  return { candidates: await findNearest(ctx.organizationId, opened.name, vector), notices: [] };
}

async function vectorOf(
  ctx: Context,
  opened: OpenedEmbeddingModel,
  query: string,
  jobId: string | null,
): Promise<Float32Array | undefined> {
  const texts = [cutText(query, longestQuery)];
  try {
    const [vector] = await embedTexts(ctx, opened, {
      texts,
      purpose: 'search-knowledge',
      jobId,
      signal: AbortSignal.timeout(timeoutMs),
      maxRetries: 1,
    });
    return vector;
  } catch (error) {
    getLogger().warn(
      { err: error, organizationId: ctx.organizationId },
      'a knowledge base was searched by words alone',
    );
    return undefined;
  }
}

const mostNearest = 60;
/** Of vectors of length 1; what lies further off has little to do with the query. */
const smallestSimilarity = 0.2;

const findInDatabase = `
  with nearest as materialized (
    select passage.id, passage.embedding::vector <=> $3::real[]::vector as distance
    from ${searchable} and passage.embedding_model = $2 and cardinality(passage.embedding) = cardinality($3::real[])
    order by distance, passage.id limit ${mostNearest})
  select ${candidateColumns}
  from nearest join knowledge_passages passage on passage.id = nearest.id join knowledge_documents document on document.id = passage.document_id
  where nearest.distance <= ${1 - smallestSimilarity} and passage.organization_id = $1
  order by nearest.distance, passage.id`;

const readCandidates = `
  select ${candidateColumns} from ${searchable} and passage.id = any($2::uuid[])
  order by array_position($2::uuid[], passage.id)`;

/** The passages whose embeddings of `model` point most nearly where `vector` does, the nearest first. */
export async function findNearest(organizationId: string, model: string, vector: Float32Array): Promise<Candidate[]> {
  if (await hasPgvector()) {
    const { rows } = await getPool().query<Candidate>(findInDatabase, [organizationId, model, `{${vector.join(',')}}`]);
    return rows;
  }
  const ids = await findNearestInProcess(organizationId, model, { vector, most: mostNearest, smallestSimilarity });
  const { rows } = await getPool().query<Candidate>(readCandidates, [organizationId, ids]);
  return rows;
}

/** Some 6 MB at 1,536 numbers each. */
const passagesAtOnce = 1_000;
/** Newer passages than these are not looked at: an installation of that size needs pgvector. */
const mostPassages = 50_000;

// PostgreSQL's own binary form of the array: read without making a text of each number.
const readVectors = `
  select passage.id, array_send(passage.embedding) as vector
  from knowledge_passages passage join knowledge_documents document
    on document.id = passage.document_id and document.state = 'ready'
  where passage.organization_id = $1 and passage.embedding_model = $2 and passage.id > $3
  order by passage.id limit ${passagesAtOnce}`;

/** Of array_send: dimensions, flags and element type; then length and lower bound of the one dimension. */
const headerBytes = 20;
const elementBytes = 8;

interface NearestInput {
  vector: Float32Array;
  most: number;
  smallestSimilarity: number;
}

/** The ids of the passages nearest to `vector`, for servers without pgvector: batch by batch, never all in memory. */
export async function findNearestInProcess(
  organizationId: string,
  model: string,
  { vector, most, smallestSimilarity }: NearestInput,
): Promise<string[]> {
  let best: { id: string; similarity: number }[] = [];
  let after: string = NIL;
  for (let seen = 0; seen < mostPassages; seen += passagesAtOnce) {
    const { rows } = await getPool().query<{ id: string; vector: Buffer }>(readVectors, [organizationId, model, after]);
    const near = rows
      .map((row) => ({ id: row.id, similarity: similarityOf(row.vector, vector) }))
      .filter(({ similarity }) => similarity >= smallestSimilarity);
    best = [...best, ...near].sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1)).slice(0, most);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < passagesAtOnce) break;
  }
  return best.map(({ id }) => id);
}

/** The cosine, both being of length 1; -1 for vectors of another size. */
function similarityOf(stored: Buffer, vector: Float32Array): number {
  if (stored.length !== headerBytes + elementBytes * vector.length) return -1;
  const view = new DataView(stored.buffer, stored.byteOffset, stored.length);
  let sum = 0;
  for (let index = 0; index < vector.length; index += 1)
    sum += view.getFloat32(headerBytes + elementBytes * index + 4) * (vector[index] ?? 0);
  return sum;
}

let answer: Promise<boolean> | undefined;

const state = `
  select exists (select from pg_extension where extname = 'vector') as "isThere",
    exists (select from pg_available_extensions where name = 'vector') as "isAvailable"`;

/** Whether the database computes with vectors; switched on when the server has the extension and we may. Asked once. */
function hasPgvector(): Promise<boolean> {
  answer ??= ask().catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}

async function ask(): Promise<boolean> {
  const { rows } = await getPool().query<{ isThere: boolean; isAvailable: boolean }>(state);
  if (!rows[0]?.isAvailable || rows[0].isThere) return rows[0]?.isThere ?? false;
  // Without the right to do it, or when another process is doing it at this moment, the process computes by itself.
  return getPool()
    .query('create extension if not exists vector')
    .then(
      () => true,
      () => false,
    );
}
