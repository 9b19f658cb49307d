import { EventEmitter } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { run, type Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import { closeDatabase, getDatabase } from '@/lib/platform/database/client';
import { getEnv } from '@/lib/platform/env/env';
import { EnvError } from '@/lib/platform/env/env-error';
import { getLogger } from '@/lib/platform/logger/logger';
import { releaseDeadWorkers, releaseWorkers } from '@/lib/platform/queue/worker-liveness';
import { operatorContext } from '@/lib/services/context';
import { failOverdueJobs } from '@/lib/services/jobs/job-life';
import { endOnRequest } from '../supervisor/end-on-request';
import { createLiveness, type Liveness } from './liveness-plugin';
import { createIndexSlots, createSchedule, createTasks, graphileLogger } from './tasks';
import { startWatchdog } from './watchdog';

/** How long running jobs may go on after the worker was told to end; then others take them over. */
const graceMs = 8_000;
/** Only for what LISTEN misses, such as retries that fall due. */
const pollIntervalMs = 1_000;
const sweepIntervalMs = 1_000;

async function main(): Promise<void> {
  const { DATABASE_URL = '', WORKER_CONCURRENCY } = getEnv();
  const { pool } = getDatabase();
  const stopSweeping = new AbortController();
  const liveness = createLiveness(DATABASE_URL, (reason) => {
    getLogger().fatal({ err: reason }, 'lost the connection that shows this worker alive; ending');
    process.exit(1);
  });
  const slots = createIndexSlots(WORKER_CONCURRENCY);
  const events = new EventEmitter();
  events.once('pool:listen:success', () => console.log('worker ready'));
  const runner = await run({
    pgPool: pool,
    concurrency: WORKER_CONCURRENCY,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    taskList: createTasks(pool, slots),
    forbiddenFlags: slots.forbiddenFlags,
    parsedCronItems: createSchedule(),
    logger: graphileLogger,
    events,
    preset: { plugins: [liveness.plugin] },
  });
  startWatchdog();
  void sweepUntil(pool, stopSweeping.signal);
  endOnRequest('worker', () => {
    stopSweeping.abort();
    return end(runner, liveness);
  });
  await runner.promise;
}

/** Lets running jobs finish for a while; what is left then goes back to the queue at once. */
async function end(runner: Runner, liveness: Liveness): Promise<void> {
  const { pool } = getDatabase();
  const finished = runner.stop().then(() => true);
  const timeUp = new Promise<boolean>((resolve) => setTimeout(resolve, graceMs, false));
  const poolId = liveness.poolId();
  if (!(await Promise.race([finished, timeUp])) && poolId) {
    getLogger().warn('jobs still run; giving them back to the queue');
    await releaseWorkers(pool, [poolId]);
    return;
  }
  await liveness.release();
  await closeDatabase();
}

/** Until `signal` aborts: frees the jobs of dead workers and fails those past their deadline, now and every second. */
async function sweepUntil(pool: Pool, signal: AbortSignal): Promise<void> {
  await sweep(pool);
  try {
    for await (const _ of setInterval(sweepIntervalMs, undefined, { signal })) await sweep(pool);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sweep(pool: Pool): Promise<void> {
  try {
    const dead = await releaseDeadWorkers(pool);
    if (dead.length > 0) getLogger().warn({ workers: dead }, 'took over the jobs of workers that have died');
    const overdue = await failOverdueJobs({ ctx: operatorContext, input: {} });
    if (overdue.length > 0) getLogger().warn({ jobs: overdue }, 'failed jobs past their deadline');
  } catch (error) {
    // The database may be away for a moment; the next sweep is a second off.
    getLogger().warn({ err: error }, 'sweep failed');
  }
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else getLogger().fatal({ err: error }, 'the worker failed');
  process.exit(1);
});
