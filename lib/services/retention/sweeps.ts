import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { deleteFinishedEvents, deleteGivenUpJobs } from '@/lib/platform/queue/finished-rows';
import { deleteExpiredFiles } from '../artifacts/delete-expired-files';
import { deleteOrphanedFiles } from '../artifacts/delete-orphaned-files';
import { deleteOrphanedDocuments } from '../knowledge/delete-orphaned-documents';
import { queueBareDocuments } from '../knowledge/queue-bare-documents';
import { requeueStuckDocuments } from '../knowledge/requeue-stuck-documents';
import { deleteRows } from './delete-rows';
import type { Sweep } from './sweep';

/** Everything that is swept, and when; what is in use at the moment is left to the next run. */
export const sweeps = {
  idempotencyRecords: {
    schedule: 'often',
    batch: () =>
      deleteWith(`
        delete from idempotency_records where (api_key_id, key) in (
          select api_key_id, key from idempotency_records where expires_at <= now() limit $1 for update skip locked)`),
  },
  // A minute behind the limiter, whose processes may have clocks of their own.
  rateLimits: {
    schedule: 'often',
    batch: () =>
      deleteWith(`
        delete from rate_limits where key in (
          select key from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint - 60000 limit $1 for update skip locked)`),
  },
  sessions: {
    schedule: 'often',
    batch: () =>
      deleteWith(`
        delete from sessions where id in (
          select id from sessions where expires_at <= now() or revoked_at is not null limit $1 for update skip locked)`),
  },
  requestLog: {
    schedule: 'often',
    batch: () =>
      deleteWith(
        `delete from request_log where id in (
          select id from request_log where created_at < now() - make_interval(days => $2) limit $1 for update skip locked)`,
        getEnv().REQUEST_LOG_RETENTION_DAYS,
      ),
  },
  outboxEvents: { schedule: 'often', batch: () => deleteRows((limit) => deleteFinishedEvents(getPool(), limit)) },
  givenUpJobs: { schedule: 'often', batch: () => deleteRows((limit) => deleteGivenUpJobs(getPool(), limit)) },
  stuckDocuments: { schedule: 'often', batch: requeueStuckDocuments },
  bareDocuments: { schedule: 'often', batch: queueBareDocuments },
  files: { schedule: 'nightly', batch: deleteExpiredFiles },
  orphanedFiles: { schedule: 'nightly', batch: deleteOrphanedFiles },
  orphanedDocuments: { schedule: 'nightly', batch: deleteOrphanedDocuments },
} as const satisfies Record<string, Sweep>;

export type SweepName = keyof typeof sweeps;

function deleteWith(statement: string, ...values: unknown[]) {
  return deleteRows(async (limit) => (await getPool().query(statement, [limit, ...values])).rowCount ?? 0);
}
