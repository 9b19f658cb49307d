import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner } from 'graphile-worker';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { FileStoreError } from '@/lib/platform/blob-store/store-identity';
import { closeDatabase, getDatabase, getSessionDatabase } from '@/lib/platform/database/client';
import { getEnv, type Env } from '@/lib/platform/env/env';
import { EnvError } from '@/lib/platform/env/env-error';
import { getLogger } from '@/lib/platform/logger/logger';
import { claimJob, findEndedJobs, giveStraysBack, type PlanCaps } from '@/lib/platform/queue/fair-queue';
import { createJobRunner } from '@/lib/platform/queue/job-runner';
import { beatMs, beatWorker, nameWorkerPool, registerWorker, releaseWorkers } from '@/lib/platform/queue/live-workers';
import { startGuardian } from '@/lib/services/guardian/guardian';
import { startComputing } from '@/lib/services/jobs/start-computing';
import { endOnRequest } from '../supervisor/end-on-request';
import { listenForJobs } from './listen';
import { runQueuedJob } from './run-queued-job';
import { createIndexSlots, createSchedule, createTasks, graphileLogger } from './tasks';

/** How long running jobs may go on after the worker was told to end; then others take them over. */
const graceMs = 8_000;
/** Only for what LISTEN misses, such as retries that fall due. */
const pollIntervalMs = 1_000;

/** Two parts: jobs by the fair queue, in processes of their own; documents and sweeps by graphile-worker. */
async function main(): Promise<void> {
  const env = getEnv();
  const { DATABASE_URL = '', DIRECT_DATABASE_URL = DATABASE_URL, WORKER_CONCURRENCY, WORKER_JOBS_MAX } = env;
  const { pool } = getSessionDatabase();
  await prepareBlobStore();
  const id = randomUUID();
  await registerWorker(pool, { id, slots: WORKER_CONCURRENCY });
  // As many again for organizations that have nothing under way.
  const reserve = WORKER_CONCURRENCY;
  const compute = startComputing({ size: WORKER_CONCURRENCY + reserve, spare: WORKER_CONCURRENCY });
  const caps = capsOf(env);
  const jobs = createJobRunner({
    places: WORKER_CONCURRENCY,
    reserve,
    most: WORKER_JOBS_MAX,
    claim: ({ onlyOfIdle }) => claimJob(pool, id, { caps, onlyOfIdle }),
    work: (job, place) => runQueuedJob(pool, id, job, place),
    onError: (error) => getLogger().warn({ err: error }, 'the queue did not answer; it is asked again'),
  });
  const stopping = new AbortController();
  const others = await runOthers(id, () => console.log('worker ready'));
  const listener = listenForJobs(DIRECT_DATABASE_URL, () => jobs.fill());
  const guardian = startGuardian();
  void beat();

  async function beat(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beatOnce();
      jobs.fill();
      await sleep(beatMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function beatOnce(): Promise<void> {
    try {
      if (await beatWorker(pool, id)) {
        jobs.abort(await findEndedJobs(pool, id), new Error('The job has ended elsewhere.'));
        return await jobs.settle(giveBackStrays);
      }
    } catch (error) {
      // Silence is measured by those who could look meanwhile: with the database away, nobody is dead.
      return getLogger().warn({ err: error }, 'the worker could not show that it lives');
    }
    getLogger().fatal('this worker was taken for dead and its jobs are in other hands; ending');
    process.exit(1);
  }

  async function giveBackStrays(underway: string[]): Promise<void> {
    const strays = await giveStraysBack(pool, id, underway);
    if (strays.length > 0) getLogger().warn({ jobs: strays }, 'gave jobs back that were booked on nobody');
  }

  endOnRequest('worker', async () => {
    await listener.close();
    const isDone = await Promise.race([
      Promise.all([jobs.drain(), others.stop()]).then(() => true),
      sleep(graceMs, false, { ref: false }),
    ]);
    stopping.abort();
    if (!isDone) getLogger().warn('jobs still run; giving them back to the queue');
    await releaseWorkers(pool, [id]);
    await guardian.stop();
    await compute.close();
    if (isDone) await closeDatabase();
  });
  await others.promise;
}

function capsOf(env: Env): PlanCaps {
  return {
    free: env.JOBS_AT_ONCE_FREE,
    starter: env.JOBS_AT_ONCE_STARTER,
    business: env.JOBS_AT_ONCE_BUSINESS,
    enterprise: env.JOBS_AT_ONCE_ENTERPRISE,
  };
}

/** Documents and what runs by the clock. */
async function runOthers(workerId: string, onReady: () => void): Promise<Runner> {
  const { WORKER_CONCURRENCY } = getEnv();
  const { pool } = getDatabase();
  const slots = createIndexSlots(WORKER_CONCURRENCY);
  const events = new EventEmitter();
  events.once('pool:listen:success', onReady);
  return run({
    pgPool: pool,
    concurrency: WORKER_CONCURRENCY,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    taskList: createTasks(slots),
    forbiddenFlags: slots.forbiddenFlags,
    parsedCronItems: createSchedule(),
    logger: graphileLogger,
    events,
    preset: { plugins: [nameThePool(workerId)] },
  });
}

/** Before the first job is taken, so that none is ever booked on a pool that nobody knows. */
function nameThePool(workerId: string): GraphileConfig.Plugin {
  let named: Promise<void> | undefined;
  return {
    name: 'deckwright-live-worker',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_ctx, { worker }) {
          named ??= nameWorkerPool(getDatabase().pool, workerId, worker.workerPool.id);
          await named;
        },
      },
    },
  };
}

main().catch((error: unknown) => {
  if (error instanceof EnvError || error instanceof FileStoreError) console.error(error.message);
  else getLogger().fatal({ err: error }, 'the worker failed');
  process.exit(1);
});
