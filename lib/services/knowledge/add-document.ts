import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { documentFormats, formatOf, type DocumentFormat } from '@/lib/documents/document-formats';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { getDocumentQueue } from '@/lib/platform/queue/document-queue';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, sqlOf, type Within } from '../transaction';
import { originalKeyOf, shownColumns, toKnowledgeDocument, type KnowledgeDocument } from './documents';

const longestName = 255;

export interface AddDocumentInput {
  /** The file's name as its owner knows it; folders in front of it are dropped. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Adds a document to the organization's knowledge base, for owners and admins. It can be searched once a worker has
 * read it.
 *
 *     name, size, kind → known already? → file stored → count + row + audit + queue
 *
 * Of two that add the same file at once, one wins; the other is told of the winner's.
 */
export async function addDocument({ ctx, input }: Call<Context, AddDocumentInput>): Promise<KnowledgeDocument> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { bytes } = input;
  const name = readName(input.name);
  assertSize(name, bytes);
  const format = readFormat(name, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await assertUnknown(ctx, sha256);

  const id = uuidv7();
  const blobKey = originalKeyOf({ id, organizationId: ctx.organizationId });
  const data = {
    id,
    organizationId: ctx.organizationId,
    name,
    format,
    bytes: bytes.length,
    sha256,
    blobKey,
    createdById: ctx.actor.type === 'user' ? ctx.actor.userId : null,
  };
  await getBlobStore().put(blobKey, bytes, { contentType: documentFormats[format].mediaTypes[0] });
  const added = await insert(ctx, data).catch(async (error: unknown) => {
    // A sweep takes what can't be taken away now.
    await getBlobStore()
      .delete([blobKey])
      .catch(() => undefined);
    throw isTaken(error) ? await knownAlready(ctx, sha256) : error;
  });
  await getDocumentQueue().afterCommit({ documentId: id, organizationId: ctx.organizationId });
  return added;
}

function readName(name: string): string {
  const cleaned = cleanText(name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\s+/g, ' ');
  if (cleaned !== '' && countCharacters(cleaned) <= longestName) return cleaned;
  throw new AppError({
    code: 'invalid_request',
    message: `A document needs a name of 1 to ${longestName} characters.`,
    param: 'name',
  });
}

function assertSize(name: string, bytes: Uint8Array): void {
  const { maxBytes } = knowledgeLimits();
  if (bytes.length > 0 && bytes.length <= maxBytes) return;
  const message =
    bytes.length === 0
      ? `“${name}” is empty.`
      : `“${name}” is larger than ${maxBytes / 1_000_000} MB. Split it into smaller documents.`;
  throw new AppError({ code: 'invalid_request', message, param: 'file' });
}

function readFormat(name: string, bytes: Uint8Array): DocumentFormat {
  const format = formatOf(name, bytes);
  if (format) return format;
  const { formatLabels, extensions } = knowledgeLimits();
  const message = `“${name}” is not a document that can be read here: its name or its content is of another kind. ${joinWords(formatLabels)} can be read (${extensions.join(', ')}).`;
  throw new AppError({ code: 'invalid_request', message, param: 'file' });
}

async function findSame(ctx: Context, sha256: string) {
  const { knowledgeDocument } = await prismaOf(ctx);
  return knowledgeDocument.findUnique({
    where: { organizationId_sha256: { organizationId: ctx.organizationId, sha256 } },
    select: { name: true, state: true },
  });
}

async function assertUnknown(ctx: Context, sha256: string): Promise<void> {
  if (await findSame(ctx, sha256)) throw await knownAlready(ctx, sha256);
}

async function knownAlready(ctx: Context, sha256: string): Promise<AppError> {
  const same = await findSame(ctx, sha256);
  const where = same
    ? `as “${same.name}”${same.state === 'failed' ? ', where reading it failed; retry that one' : ''}`
    : 'already, or was until a moment ago; try again';
  return new AppError({ code: 'conflict', message: `This file is in the knowledge base ${where}.` });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2002';
}

async function insert(
  ctx: Context,
  data: Prisma.KnowledgeDocumentUncheckedCreateInput & { id: string },
): Promise<KnowledgeDocument> {
  return inTransaction(ctx, async (ctx) => {
    await assertMayAddAnother(ctx);
    const { knowledgeDocument } = await prismaOf(ctx);
    const row = await knowledgeDocument.create({ data, select: shownColumns });
    await writeAuditEntry(ctx, {
      action: 'knowledge_document.created',
      targetId: data.id,
      detail: { name: data.name, bytes: data.bytes },
    });
    await getDocumentQueue().enqueue(sqlOf(ctx), { documentId: data.id, organizationId: ctx.organizationId });
    return toKnowledgeDocument(row);
  });
}

/** Locks the organization's row, so that simultaneous uploads can't pass the limit together. */
async function assertMayAddAnother(ctx: Within<Context>): Promise<void> {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const locked = await prisma.$queryRaw<
    object[]
  >`select id::text from organizations where id = ${organizationId}::uuid for no key update`;
  if (locked.length === 0) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  const { mostDocuments } = knowledgeLimits();
  if ((await prisma.knowledgeDocument.count({ where: { organizationId } })) < mostDocuments) return;
  throw new AppError({
    code: 'conflict',
    message: `A knowledge base holds at most ${mostDocuments.toLocaleString('en')} documents; delete one first.`,
  });
}

interface KnowledgeLimits {
  mostDocuments: number;
  maxBytes: number;
  maxPages: number;
  /** Such as "PDF" and "Word", in the order in which people are told of them. */
  formatLabels: string[];
  /** With the dot, for a file chooser. */
  extensions: string[];
}

/** What may be put into a knowledge base of this installation. */
export function knowledgeLimits(): KnowledgeLimits {
  const { KNOWLEDGE_DOCUMENTS_MAX, KNOWLEDGE_DOCUMENT_MAX_BYTES, KNOWLEDGE_DOCUMENT_MAX_PAGES } = getEnv();
  const formats = Object.values(documentFormats);
  return {
    mostDocuments: KNOWLEDGE_DOCUMENTS_MAX,
    maxBytes: KNOWLEDGE_DOCUMENT_MAX_BYTES,
    maxPages: KNOWLEDGE_DOCUMENT_MAX_PAGES,
    formatLabels: formats.map(({ label }) => (label === documentFormats.text.label ? 'plain text' : label)),
    extensions: formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
  };
}

/** "PDF, Word and plain text". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words).replace(', and', ' and');
}
