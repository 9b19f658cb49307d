import { getDocumentQueue } from '@/lib/platform/queue/document-queue';
import { systemContext } from '../context';
import type { Batch } from '../retention/sweep';
import { inTransaction, type Sql } from '../sql';
import { failDocument } from './fail-document';

/** A run shows every two seconds that it is alive. */
export const silentMinutes = 2;
/** Longer than documents wait for their turn, unless an organization has put in hundreds. */
export const waitingMinutes = 30;
/** Beyond those of the queue itself: one that kills each worker that reads it is not tried for ever. */
export const mostAttempts = 8;
const documentsPerBatch = 100;

const findStuck = `
  select id, organization_id as "organizationId", attempts from knowledge_documents
  where (state = 'reading' and started_at < now() - make_interval(mins => ${silentMinutes}))
    or (state = 'queued' and coalesce(started_at, created_at) < now() - make_interval(mins => ${waitingMinutes}))
  order by id limit ${documentsPerBatch} for update skip locked`;

interface StuckDocument {
  id: string;
  organizationId: string;
  attempts: number;
}

/** Queues documents again whose worker died or whose place in the queue was lost, and gives up those that never end. */
export async function requeueStuckDocuments(): Promise<Batch> {
  const stuck = await inTransaction(async (sql) => {
    const { rows } = await sql.query<StuckDocument>(findStuck);
    for (const document of rows) if (document.attempts < mostAttempts) await requeue(sql, document);
    return rows;
  });
  for (const { id: documentId, organizationId, attempts } of stuck) {
    if (attempts >= mostAttempts)
      await failDocument({ ctx: systemContext(organizationId), input: { documentId, code: 'gave_up' } });
    else await getDocumentQueue().afterCommit({ documentId, organizationId });
  }
  return { removed: stuck.length, failed: 0, next: stuck.length === documentsPerBatch ? 'more' : null };
}

async function requeue(sql: Sql, { id, organizationId }: StuckDocument): Promise<void> {
  await sql.query(`update knowledge_documents set state = 'queued', started_at = now() where id = $1`, [id]);
  await getDocumentQueue().enqueue(sql, { documentId: id, organizationId });
}
