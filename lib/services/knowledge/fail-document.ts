import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { documentFailures, type DocumentFailureCode } from './index/document-failure';

const fail = `
  update knowledge_documents set state = 'failed', error_code = $3, error_message = $4, progress = 0
  where id = $1 and organization_id = $2 and state in ('queued', 'reading') and ($5::int is null or attempts = $5)`;

export interface FailDocumentInput {
  documentId: string;
  code: DocumentFailureCode;
  /** Of the run that failed; another one's document is left alone. */
  run?: number;
}

/** Ends the reading of a document for good, until somebody retries it. */
export async function failDocument({
  ctx: { organizationId },
  input: { documentId, code, run },
}: Call<Context, FailDocumentInput>): Promise<void> {
  await getPool().query(fail, [documentId, organizationId, code, documentFailures[code], run ?? null]);
}
