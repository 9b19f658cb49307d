import { getPool } from '@/lib/platform/database/pool';
import type { Call, OperatorContext } from '../context';

/** Rows that one call removes at most of each kind: no statement holds locks for long. */
export const rowsPerBatch = 5_000;

/** What has outlived its use. A record or session that is in use at the moment is left to the next call. */
const deletions = {
  idempotencyRecords: `
    delete from idempotency_records where (api_key_id, key) in (
      select api_key_id, key from idempotency_records where expires_at <= now() limit $1 for update skip locked)`,
  sessions: `
    delete from sessions where id in (
      select id from sessions where expires_at <= now() or revoked_at is not null limit $1 for update skip locked)`,
} as const;

export type ExpiringRow = keyof typeof deletions;

export const expiringRows = Object.keys(deletions) as ExpiringRow[];

/** Deletes one batch of expired rows and returns how many. */
export async function deleteExpiredRows({ input }: Call<OperatorContext, { of: ExpiringRow }>): Promise<number> {
  const { rowCount } = await getPool().query(deletions[input.of], [rowsPerBatch]);
  return rowCount ?? 0;
}
