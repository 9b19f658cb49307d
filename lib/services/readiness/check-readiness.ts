import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { BlobStoreError } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore, localFolderOf } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Call, OperatorContext } from '../context';

export const readinessChecks = ['database', 'queue', 'files', 'disk'] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

/** Why a check failed, in words that give nothing away: anybody may ask. */
export type Readiness = { check: ReadinessCheck; reason: string }[];

const patienceMs = 2_000;
/** Nobody sends requests to what is not ready, so that it is again has to be told soon. */
const failureHoldsMs = 2_000;
const leastFreeBytes = 64 * 1024 * 1024;
const undefinedTable = '42P01';

/** Thrown by checks that know what to say. */
class Unready extends Error {}

interface Check {
  run: () => Promise<void>;
  reason: string;
  /** How long a good answer holds, so that asking often costs little. */
  holdsMs: () => number;
}

/** Where jobs wait, and documents and tasks of the schedule. */
const queueTables = {
  embedded: ['job_queue', 'graphile_worker._private_jobs'],
  inngest: ['outbox_events'],
};

const checks: Record<ReadinessCheck, Check> = {
  database: {
    run: () => select('jobs'),
    reason: 'does not answer',
    holdsMs: () => 1_000,
  },
  queue: {
    run: () => select(...queueTables[getEnv().JOB_ENGINE]),
    reason: 'can not be reached',
    holdsMs: () => 1_000,
  },
  files: {
    run: () => getBlobStore().probe(),
    reason: 'can not be read or written',
    // Services that keep files count what they are asked.
    holdsMs: () => (localFolderOf(getEnv()) ? 2_000 : 30_000),
  },
  disk: {
    run: checkDisk,
    reason: 'can not be looked at',
    holdsMs: () => 2_000,
  },
};

async function select(...tables: string[]): Promise<void> {
  await getPool()
    .query(`select ${tables.map((table) => `exists (select from ${table})`).join(', ')}`)
    .catch((error: { code?: string }) => {
      throw error.code === undefinedTable ? new Unready('is not migrated; "npm run migrate" does that') : error;
    });
}

async function checkDisk(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = getEnv();
  if (!localFolderOf(getEnv()) && DATABASE_URL) return;
  const { bavail, bsize } = await statfs(DATA_DIR);
  if (bavail * bsize < leastFreeBytes) throw new Unready('is full');
}

interface Outcome {
  reason: string | null;
  until: number;
}

const known = new Map<ReadinessCheck, Outcome>();
const running = new Map<ReadinessCheck, Promise<Outcome>>();

/** Whether this process can do its work now: nothing, or what keeps it from that. Answers within two seconds or so. */
export async function checkReadiness(_: Call<OperatorContext, Record<string, never>>): Promise<Readiness> {
  const outcomes = await Promise.all(
    readinessChecks.map(async (check) => ({ check, reason: (await outcomeOf(check)).reason })),
  );
  return outcomes.flatMap(({ check, reason }) => (reason === null ? [] : [{ check, reason }]));
}

/** One that hangs is not begun again before it ends: askers would pile up behind it. */
async function outcomeOf(check: ReadinessCheck): Promise<Outcome> {
  const before = known.get(check);
  if (before && before.until > performance.now()) return before;
  const run = running.get(check) ?? begin(check);
  return Promise.race([run, timeUp()]);
}

function begin(check: ReadinessCheck): Promise<Outcome> {
  const run = judge(check).finally(() => running.delete(check));
  running.set(check, run);
  return run;
}

async function judge(check: ReadinessCheck): Promise<Outcome> {
  const { run, reason, holdsMs } = checks[check];
  const outcome = await run().then(
    () => null,
    (error: unknown) => explain(check, reason, error),
  );
  const forMs = outcome === null ? holdsMs() : Math.min(failureHoldsMs, holdsMs());
  const found = { reason: outcome, until: performance.now() + forMs };
  known.set(check, found);
  return found;
}

function explain(check: ReadinessCheck, reason: string, error: unknown): string {
  getLogger().warn({ err: error, check }, 'not ready');
  if (error instanceof Unready) return error.message;
  return error instanceof BlobStoreError && error.failure === 'no-space' ? 'are full' : reason;
}

async function timeUp(): Promise<Outcome> {
  await sleep(patienceMs, undefined, { ref: false });
  return { reason: `did not answer within ${patienceMs / 1000} seconds`, until: 0 };
}
