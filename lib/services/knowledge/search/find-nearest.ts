import { getPool } from '@/lib/platform/database/pool';
import { candidateColumns, searchable, type Candidate } from './candidate';
import { findNearestInProcess } from './find-nearest-in-process';
import { hasPgvector } from './has-pgvector';

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
