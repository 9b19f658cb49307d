import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, OperatorContext } from '../context';

/** Blobs that one call removes at most, so that a long backlog holds nothing up. */
const batchSize = 500;

const findExpired = `
  select id, blob_key from artifacts
  where deleted_at is null and created_at < now() - make_interval(days => $1)
  order by created_at limit $2`;

const markDeleted = 'update artifacts set deleted_at = now() where id = any($1) and deleted_at is null';

/**
 * Deletes files older than their retention and returns how many. The blobs go first: a crash
 * in between leaves rows that the next call finds again, never a file without a row.
 */
export async function deleteExpiredFiles({
  ctx: _operator,
}: Call<OperatorContext, Record<string, never>>): Promise<number> {
  const { rows } = await getPool().query<{ id: string; blob_key: string }>(findExpired, [
    getEnv().FILE_RETENTION_DAYS,
    batchSize,
  ]);
  if (rows.length === 0) return 0;
  await getBlobStore().delete(rows.map((row) => row.blob_key));
  await getPool().query(markDeleted, [rows.map((row) => row.id)]);
  return rows.length;
}
