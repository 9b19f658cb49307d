import { getPool } from '@/lib/platform/database/pool';
import { getDocumentQueue } from '@/lib/platform/queue/document-queue';
import type { Batch } from '../retention/sweep';
import { embeddingModelName } from './embeddings/open-embedding-model';

/** Few a run: what is still waiting at the next run is queued once, not twice. */
const documentsPerRun = 50;

const findBare = `
  select id as "documentId", organization_id as "organizationId" from knowledge_documents document
  where state = 'ready' and exists (
    select from knowledge_passages passage
    where passage.document_id = document.id and passage.embedding_model is distinct from $1)
  order by indexed_at limit ${documentsPerRun}`;

/** Queues documents that lack embeddings: the model was away, is another one now, or was not there when they were read. */
export async function queueBareDocuments(): Promise<Batch> {
  const model = embeddingModelName();
  if (model === null) return { removed: 0, failed: 0, next: null };
  const { rows } = await getPool().query<{ documentId: string; organizationId: string }>(findBare, [model]);
  for (const document of rows) {
    await getDocumentQueue().enqueue(getPool(), document);
    await getDocumentQueue().afterCommit(document);
  }
  return { removed: rows.length, failed: 0, next: null };
}
