import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireRole } from '../require-role';
import { shownColumns, toKnowledgeDocument, type KnowledgeDocument } from './knowledge-document';

/** One document of the organization's knowledge base, for all its people. */
export async function getDocument({
  ctx,
  input: { documentId },
}: Call<Context, { documentId: string }>): Promise<KnowledgeDocument> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const where = { id: documentId, organizationId: ctx.organizationId };
  const row = validate(documentId)
    ? await getPrisma().knowledgeDocument.findFirst({ where, select: shownColumns })
    : null;
  if (!row) throw noSuchDocument();
  return toKnowledgeDocument(row);
}

export function noSuchDocument(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such document.' });
}
