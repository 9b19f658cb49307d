import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPool } from '@/lib/platform/database/pool';
import { getDocumentQueue } from '@/lib/platform/queue/document-queue';
import { writeAuditEntry } from '../audit/write-audit-entry';
import { systemContext, type Call, type Context } from '../context';
import type { Batch } from '../retention/sweep';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, sqlOf, type Scope, type Within } from '../transaction';
import { getDocument, noSuchDocument, type KnowledgeDocument } from './documents';
import { embeddingModelName } from './embeddings';
import { documentFailures, type DocumentFailureCode } from './index/indexing-run';

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
  const stuck = await inTransaction({}, async (ctx) => {
    const { rows } = await sqlOf(ctx).query<StuckDocument>(findStuck);
    for (const document of rows) if (document.attempts < mostAttempts) await requeue(ctx, document);
    return rows;
  });
  for (const { id: documentId, organizationId, attempts } of stuck) {
    if (attempts >= mostAttempts)
      await failDocument({ ctx: systemContext(organizationId), input: { documentId, code: 'gave_up' } });
    else await getDocumentQueue().afterCommit({ documentId, organizationId });
  }
  return { removed: stuck.length, failed: 0, next: stuck.length === documentsPerBatch ? 'more' : null };
}

async function requeue(ctx: Within<Scope>, { id, organizationId }: StuckDocument): Promise<void> {
  await sqlOf(ctx).query(`update knowledge_documents set state = 'queued', started_at = now() where id = $1`, [id]);
  await getDocumentQueue().enqueue(sqlOf(ctx), { documentId: id, organizationId });
}

const fail = `
  update knowledge_documents set state = 'failed', error_code = $3, error_message = $4, progress = 0
  where id = $1 and organization_id = $2 and state in ('queued', 'reading') and ($5::int is null or attempts = $5)`;

interface FailDocumentInput {
  documentId: string;
  code: DocumentFailureCode;
  /** Of the run that failed; another one's document is left alone. */
  run?: number;
}

/** Ends the reading of a document for good, until somebody retries it. */
export async function failDocument({
  ctx,
  input: { documentId, code, run },
}: Call<Context, FailDocumentInput>): Promise<void> {
  await sqlOf(ctx).query(fail, [documentId, ctx.organizationId, code, documentFailures[code], run ?? null]);
}

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

/** Queues a document that could not be read once more, for owners and admins. */
export async function retryDocument({ ctx, input }: Call<Context, { documentId: string }>): Promise<KnowledgeDocument> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { documentId } = input;
  if (!validate(documentId)) throw noSuchDocument();
  const { organizationId } = ctx;
  const isQueued = await inTransaction(ctx, async (ctx) => {
    const { knowledgeDocument } = await prismaOf(ctx);
    const again = {
      state: 'queued',
      progress: 0,
      attempts: 0,
      errorCode: null,
      errorMessage: null,
      startedAt: null,
    } as const;
    const { count } = await knowledgeDocument.updateMany({
      where: { id: documentId, organizationId, state: 'failed' },
      data: again,
    });
    if (count === 0) return false;
    const { name } = await knowledgeDocument.findUniqueOrThrow({
      where: { id: documentId },
      select: { name: true },
    });
    await writeAuditEntry(ctx, {
      action: 'knowledge_document.retried',
      targetId: documentId,
      detail: { name },
    });
    await getDocumentQueue().enqueue(sqlOf(ctx), { documentId, organizationId });
    return true;
  });
  const document = await getDocument({ ctx, input });
  if (!isQueued)
    throw new AppError({ code: 'conflict', message: `“${document.name}” has not failed; there is nothing to retry.` });
  await getDocumentQueue().afterCommit({ documentId, organizationId });
  return document;
}
