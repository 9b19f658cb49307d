import { getPool } from '@/lib/platform/database/pool';
import { Overtaken } from './document-failure';

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
