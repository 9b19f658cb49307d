import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { documentFormats, type DocumentFormat } from '@/lib/documents/document-formats';
import type { KnowledgeDocument as Row } from '@/lib/platform/database/generated/client';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { prismaOf } from '../transaction';

type DocumentState = Row['state'];

/** A document of the knowledge base as people see it. */
export interface KnowledgeDocument {
  id: string;
  name: string;
  /** As the document itself says; null until it was read, and where it says nothing better than its name. */
  title: string | null;
  /** Such as `docx`. */
  format: string;
  /** Such as "Word". */
  formatLabel: string;
  bytes: number;
  state: DocumentState;
  /** 0 to 100, of reading and indexing. */
  progress: number;
  /** Why it can't be used and what to do, as a code and in words; null unless it failed. */
  failure: { code: string; message: string } | null;
  /** BCP 47 tag; null until it was read. */
  language: string | null;
  /** Pages, slides or sheets; null where the format has none, and until it was read. */
  pageCount: number | null;
  passageCount: number;
  createdAt: Date;
  /** Who added it; null when they are gone. */
  by: string | null;
}

/** What is read of each row. */
export const shownColumns = {
  id: true,
  name: true,
  title: true,
  format: true,
  bytes: true,
  state: true,
  progress: true,
  errorCode: true,
  errorMessage: true,
  language: true,
  pageCount: true,
  passageCount: true,
  createdAt: true,
  createdBy: { select: { name: true } },
} as const;

type ShownRow = Pick<Row, Exclude<keyof typeof shownColumns, 'createdBy'>> & { createdBy: { name: string } | null };

export function toKnowledgeDocument({
  format,
  errorCode,
  errorMessage,
  createdBy,
  ...row
}: ShownRow): KnowledgeDocument {
  const failure = row.state === 'failed' ? { code: errorCode ?? 'indexing_failed', message: errorMessage ?? '' } : null;
  return { ...row, failure, format, formatLabel: labelOf(format), by: createdBy?.name ?? null };
}

function labelOf(format: string): string {
  return format in documentFormats ? documentFormats[format as DocumentFormat].label : format;
}

export type DocumentCounts = Record<DocumentState, number> & { passages: number };

/** How many documents are in which state, and how much there is to find. */
export async function countDocuments({ ctx }: Call<Context, Record<string, never>>): Promise<DocumentCounts> {
  const prisma = await prismaOf(ctx);
  const rows = await prisma.knowledgeDocument.groupBy({
    by: ['state'],
    where: { organizationId: ctx.organizationId },
    _count: true,
    _sum: { passageCount: true },
  });
  const counts: DocumentCounts = { queued: 0, reading: 0, ready: 0, failed: 0, passages: 0 };
  for (const { state, _count, _sum } of rows) {
    counts[state] = _count;
    if (state === 'ready') counts.passages = _sum.passageCount ?? 0;
  }
  return counts;
}

/** One document of the organization's knowledge base, for all its people. */
export async function getDocument({
  ctx,
  input: { documentId },
}: Call<Context, { documentId: string }>): Promise<KnowledgeDocument> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const where = { id: documentId, organizationId: ctx.organizationId };
  const prisma = await prismaOf(ctx);
  const row = validate(documentId) ? await prisma.knowledgeDocument.findFirst({ where, select: shownColumns }) : null;
  if (!row) throw noSuchDocument();
  return toKnowledgeDocument(row);
}

export function noSuchDocument(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such document.' });
}

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(100).default(25),
  /** The last document of the page before. */
  olderThan: z.uuid().optional(),
});

interface DocumentPage {
  documents: KnowledgeDocument[];
  /** For `olderThan` of the next page; null on the last. */
  older: string | null;
}

/** The documents of the organization's knowledge base, newest first, for all its people. */
export async function listDocuments({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<DocumentPage> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { limit, olderThan } = parseInput(inputSchema, input);
  const prisma = await prismaOf(ctx);
  const rows = await prisma.knowledgeDocument.findMany({
    where: { organizationId: ctx.organizationId, id: olderThan === undefined ? undefined : { lt: olderThan } },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: shownColumns,
  });
  const documents = rows.slice(0, limit).map(toKnowledgeDocument);
  return { documents, older: rows.length > limit ? (documents.at(-1)?.id ?? null) : null };
}

/** Where the documents of an organization stand in the blob store, each in a folder under its id. */
export function documentFoldersOf(organizationId: string): string {
  return `organizations/${organizationId}/knowledge/`;
}

/** Everything of one document stands below this, and nothing else does. */
export function documentFolder({ id, organizationId }: { id: string; organizationId: string }): string {
  return `${documentFoldersOf(organizationId)}${id}/`;
}

/** The file as it was uploaded; its name stands in the row, since keys can't carry every letter. */
export function originalKeyOf(document: { id: string; organizationId: string }): string {
  return `${documentFolder(document)}original`;
}
