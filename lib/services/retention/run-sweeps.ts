import type { Step } from '@/lib/generation/pipeline/generation-job';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import { deleteFinishedEvents, deleteGivenUpJobs } from '@/lib/platform/queue/finished-rows';
import { deleteExpiredFiles } from '../artifacts/delete-expired-files';
import { deleteOrphanedFiles, deleteUnfinishedFiles } from '../artifacts/delete-orphaned-files';
import type { Call, OperatorContext } from '../context';
import { deleteOrphanedDocuments } from '../knowledge/delete-orphaned-documents';
import { queueBareDocuments, requeueStuckDocuments } from '../knowledge/requeue-documents';
import type { Batch, Sweep, SweepSchedule } from './sweep';

/** Batches of one run; Inngest allows it a thousand steps. */
const batchesPerRun = 960;

export interface Swept {
  removed: number;
  failed: number;
  /** False when the run's measure was full: the rest waits for the next. */
  isFinished: boolean;
}

export interface SweepInput {
  schedule: SweepSchedule;
  step: Step;
  /** Of each kind, where a run is to be short. */
  batches?: number;
}

/**
 * Removes what has outlived its retention: all kinds of a schedule, batch by batch. Each batch is a
 * step, so that a run that was cut off goes on where it stopped and no step takes long.
 */
export async function runSweeps({
  input,
}: Call<OperatorContext, SweepInput>): Promise<Partial<Record<SweepName, Swept>>> {
  const swept: Partial<Record<SweepName, Swept>> = {};
  const failures: unknown[] = [];
  const kinds = kindsOf(input.schedule);
  const mostBatches = input.batches ?? Math.floor(batchesPerRun / kinds.length);
  for (const [name, sweep] of kinds) {
    try {
      swept[name] = await runSweep(name, sweep, input.step, mostBatches);
    } catch (error) {
      // One kind's trouble is not another's.
      failures.push(error);
    }
  }
  getLogger().info(swept, 'removed what has expired');
  if (failures.length > 0)
    throw new AggregateError(failures, `Of ${input.schedule} sweeps, ${failures.length} failed.`);
  return swept;
}

function kindsOf(schedule: SweepSchedule): [SweepName, Sweep][] {
  return (Object.entries(sweeps) as [SweepName, Sweep][]).filter(([, sweep]) => sweep.schedule === schedule);
}

async function runSweep(name: SweepName, sweep: Sweep, step: Step, mostBatches: number): Promise<Swept> {
  const swept: Swept = { removed: 0, failed: 0, isFinished: false };
  let from: string | null = null;
  for (let number = 1; number <= mostBatches && !swept.isFinished; number += 1) {
    const start = from;
    const batch: Batch = await step.run(`${name}-${number}`, () => sweep.batch(start));
    swept.removed += batch.removed;
    swept.failed += batch.failed;
    swept.isFinished = batch.next === null;
    from = batch.next;
  }
  return swept;
}

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
  unfinishedFiles: { schedule: 'nightly', batch: deleteUnfinishedFiles },
  orphanedDocuments: { schedule: 'nightly', batch: deleteOrphanedDocuments },
} as const satisfies Record<string, Sweep>;

export type SweepName = keyof typeof sweeps;

function deleteWith(statement: string, ...values: unknown[]) {
  return deleteRows(async (limit) => (await getPool().query(statement, [limit, ...values])).rowCount ?? 0);
}

/** Rows that one statement removes at most: none holds its locks for long. */
export const rowsPerBatch = 5_000;

/** A batch of rows that are found again only while they are there, so that there is no place to remember. */
async function deleteRows(deleteSome: (limit: number) => Promise<number>): Promise<Batch> {
  const removed = await deleteSome(rowsPerBatch);
  return { removed, failed: 0, next: removed === rowsPerBatch ? 'more' : null };
}
