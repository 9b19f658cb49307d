import { setInterval } from 'node:timers/promises';
import type { Pool } from 'pg';
import { getLogger } from '@/lib/platform/logger/logger';
import { releaseDeadWorkers } from '@/lib/platform/queue/worker-liveness';
import { operatorContext } from '@/lib/services/context';
import { failOverdueJobs } from '@/lib/services/jobs/job-life';

const sweepIntervalMs = 1_000;

/** Until `signal` aborts: frees the jobs of dead workers and fails those past their deadline, now and every second. */
export async function sweepUntil(pool: Pool, signal: AbortSignal): Promise<void> {
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
