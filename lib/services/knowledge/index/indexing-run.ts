import { ExtractionError, extractionErrors } from '@/lib/documents/extracted-document';
import { getPool } from '@/lib/platform/database/pool';
import { getLogger } from '@/lib/platform/logger/logger';

/** One attempt at a document. Whoever claims it next has a higher number, and this one may then write nothing more. */
export interface IndexingRun {
  documentId: string;
  organizationId: string;
  number: number;
  name: string;
  format: string;
  blobKey: string;
  /** Passages that an earlier attempt has written completely. */
  passageCount: number;
  language: string | null;
}

/** Of a statement that a run makes: nothing is written once the run is no longer the document's latest. */
export const isOurs = `id = $1 and organization_id = $2 and attempts = $3 and state = 'reading'`;

export function oursOf({ documentId, organizationId, number }: IndexingRun): unknown[] {
  return [documentId, organizationId, number];
}

const claim = `
  update knowledge_documents
  set state = 'reading', attempts = attempts + 1, started_at = now(), error_code = null, error_message = null
  where id = $1 and organization_id = $2 and state in ('queued', 'reading')
  returning attempts as number, name, format, blob_key as "blobKey", passage_count as "passageCount", language`;

/** Takes the document over from whoever had it; null when there is nothing to read. */
export async function claimDocument({
  documentId,
  organizationId,
}: {
  documentId: string;
  organizationId: string;
}): Promise<IndexingRun | null> {
  const { rows } = await getPool().query<Omit<IndexingRun, 'documentId' | 'organizationId'>>(claim, [
    documentId,
    organizationId,
  ]);
  return rows[0] ? { documentId, organizationId, ...rows[0] } : null;
}

/**
 * Writes how far the run is, and that it is alive.
 *
 * @throws {Overtaken}
 */
export async function reportProgress(run: IndexingRun, progress: number): Promise<void> {
  const { rowCount } = await getPool().query(
    `update knowledge_documents set progress = greatest(progress, $4), started_at = now() where ${isOurs}`,
    [...oursOf(run), progress],
  );
  if (rowCount === 0) throw new Overtaken();
}

/** Why a document can't be searched, and what people can do about it. */
export const documentFailures = {
  ...extractionErrors,
  file_missing: 'The file of this document is gone. Delete the document here and upload the file again.',
  gave_up:
    'Reading this document was begun several times and never came to an end. Try again; if it fails again, upload it in another format, such as PDF or plain text.',
  indexing_failed:
    'This document could not be indexed. Try again; if it fails again, tell whoever runs this installation.',
} as const;

export type DocumentFailureCode = keyof typeof documentFailures;

/** An end of the indexing that another attempt would not change. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';

  constructor(readonly code: DocumentFailureCode) {
    super(documentFailures[code]);
  }
}

/** Another process now reads the document, or it was deleted: nothing is left to do. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The code under which an error ends the indexing, and whether trying again may mend it. */
export function judgeFailure(error: unknown): { code: DocumentFailureCode; isFinal: boolean } {
  if (error instanceof DocumentFailure) return { code: error.code, isFinal: true };
  if (error instanceof ExtractionError) return { code: error.code, isFinal: error.code !== 'crashed' };
  return { code: 'indexing_failed', isFinal: false };
}

/** Also how soon a run notices that its document was deleted. */
const beatMs = 2_000;

/** Shows that a run is alive while it waits for something long; the signal aborts when the run was overtaken. */
export function keepAlive(run: IndexingRun): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const beat = () =>
    reportProgress(run, 0).catch((error: unknown) => {
      if (error instanceof Overtaken) controller.abort(error);
      // The database may be away for a moment; what the run itself does there fails if it stays away.
      else getLogger().warn({ err: error, documentId: run.documentId }, 'a sign of life could not be written');
    });
  const timer = setInterval(() => void beat(), beatMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
