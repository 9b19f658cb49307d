import { getPool } from '@/lib/platform/database/pool';
import { getLogger } from '@/lib/platform/logger/logger';
import { createRowBuffer, type RowBuffer } from './row-buffer';

/** What is kept of a call: never what it said, its key, or an address with ids. */
export interface RequestLogRow {
  id: string;
  organizationId: string | null;
  apiKeyId: string | null;
  operation: string | null;
  method: string;
  status: number;
  errorCode: string | null;
  durationMs: number;
  jobId: string | null;
  createdAt: Date;
}

// A batch whose answer was lost is sent again.
const insertRows = `
  insert into request_log
    (id, organization_id, api_key_id, operation, method, status, error_code, duration_ms, job_id, created_at)
  select * from unnest(
    $1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::smallint[], $7::text[], $8::real[], $9::uuid[], $10::timestamptz[])
  on conflict do nothing`;

const columns = [
  'id',
  'organizationId',
  'apiKeyId',
  'operation',
  'method',
  'status',
  'errorCode',
  'durationMs',
  'jobId',
  'createdAt',
] as const;

async function writeRows(rows: readonly RequestLogRow[]): Promise<void> {
  await getPool().query(
    insertRows,
    columns.map((column) => rows.map((row) => row[column])),
  );
}

/** On the global object, because bundlers give each route its own copy of this module. */
const shared = globalThis as typeof globalThis & { deckwrightRequestLog?: RowBuffer<RequestLogRow> };

/** The request log of this process; never connects at import. */
export function getRequestLog(): RowBuffer<RequestLogRow> {
  shared.deckwrightRequestLog ??= createRowBuffer({ name: 'request log', write: writeRows });
  return shared.deckwrightRequestLog;
}

/** Writes the calls recorded so far; for the end of a process, and for tests. */
export async function flushRequestLog(): Promise<void> {
  const rows = await getRequestLog().flush();
  if (rows > 0) getLogger().warn({ rows }, 'request log: the database is away, rows are not written');
}
