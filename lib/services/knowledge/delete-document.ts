import { validate } from 'uuid';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getLogger } from '@/lib/platform/logger/logger';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import { documentFolder, noSuchDocument } from './documents';

export interface DeletedDocument {
  id: string;
  name: string;
}

/**
 * Deletes a document and all that was made of it, for owners and admins. A worker that reads it at the moment notices
 * and stops; slides that were made with it stay as they are.
 */
export async function deleteDocument({
  ctx,
  input: { documentId },
}: Call<Context, { documentId: string }>): Promise<DeletedDocument> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const deleted = validate(documentId) ? await deleteRows(ctx, documentId) : null;
  if (!deleted) throw noSuchDocument();
  await deleteFiles({ id: documentId, organizationId: ctx.organizationId });
  return deleted;
}

async function deleteRows(ctx: Context, documentId: string): Promise<DeletedDocument | null> {
  const where = { id: documentId, organizationId: ctx.organizationId };
  return inTransaction(ctx, async (ctx) => {
    const { knowledgeDocument } = await prismaOf(ctx);
    const document = await knowledgeDocument.findFirst({ where, select: { id: true, name: true } });
    // Of two that delete it at once, one does.
    const { count } = await knowledgeDocument.deleteMany({ where });
    if (!document || count === 0) return null;
    await writeAuditEntry(ctx, {
      action: 'knowledge_document.deleted',
      targetId: documentId,
      detail: { name: document.name },
    });
    return document;
  });
}

/** Nobody can read it any more; what a store that is away keeps now, a sweep removes. */
async function deleteFiles(document: { id: string; organizationId: string }): Promise<void> {
  try {
    await getBlobStore().delete(await getBlobStore().list(documentFolder(document)));
  } catch (error) {
    getLogger().warn({ documentId: document.id, err: error }, 'the file of a deleted document is still there');
  }
}
