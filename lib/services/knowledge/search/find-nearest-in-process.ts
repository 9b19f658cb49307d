import { NIL } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';

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

export interface NearestInput {
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
