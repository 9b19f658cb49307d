import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { shownColumns, toKnowledgeDocument, type KnowledgeDocument } from './knowledge-document';

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(100).default(25),
  /** The last document of the page before. */
  olderThan: z.uuid().optional(),
});

export interface DocumentPage {
  documents: KnowledgeDocument[];
  /** For `olderThan` of the next page; null on the last. */
  older: string | null;
}

/** The documents of the organization's knowledge base, newest first, for all its people. */
export async function listDocuments({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<DocumentPage> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { limit, olderThan } = parseInput(inputSchema, input);
  const rows = await getPrisma().knowledgeDocument.findMany({
    where: { organizationId: ctx.organizationId, id: olderThan === undefined ? undefined : { lt: olderThan } },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: shownColumns,
  });
  const documents = rows.slice(0, limit).map(toKnowledgeDocument);
  return { documents, older: rows.length > limit ? (documents.at(-1)?.id ?? null) : null };
}
