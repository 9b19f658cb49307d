import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { getDocumentQueue } from '@/lib/platform/queue/document-queue';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { requireRole } from '../require-role';
import { getDocument, noSuchDocument } from './get-document';
import type { KnowledgeDocument } from './knowledge-document';
import { queryableOf } from './queryable-of';

/** Queues a document that could not be read once more, for owners and admins. */
export async function retryDocument({ ctx, input }: Call<Context, { documentId: string }>): Promise<KnowledgeDocument> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { documentId } = input;
  if (!validate(documentId)) throw noSuchDocument();
  const { organizationId } = ctx;
  const isQueued = await getPrisma().$transaction(async (transaction) => {
    const again = {
      state: 'queued',
      progress: 0,
      attempts: 0,
      errorCode: null,
      errorMessage: null,
      startedAt: null,
    } as const;
    const { count } = await transaction.knowledgeDocument.updateMany({
      where: { id: documentId, organizationId, state: 'failed' },
      data: again,
    });
    if (count === 0) return false;
    const { name } = await transaction.knowledgeDocument.findUniqueOrThrow({
      where: { id: documentId },
      select: { name: true },
    });
    await writeAuditEntry(transaction, ctx, {
      action: 'knowledge_document.retried',
      targetId: documentId,
      detail: { name },
    });
    await getDocumentQueue().enqueue(queryableOf(transaction), { documentId, organizationId });
    return true;
  });
  const document = await getDocument({ ctx, input });
  if (!isQueued)
    throw new AppError({ code: 'conflict', message: `“${document.name}” has not failed; there is nothing to retry.` });
  await getDocumentQueue().afterCommit({ documentId, organizationId });
  return document;
}
