import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { getPool } from '@/lib/platform/database/pool';
import { getLogger } from '@/lib/platform/logger/logger';
import { dropEndedJobs } from '@/lib/platform/queue/fair-queue';
import { holdLease, leaveLease } from '@/lib/platform/queue/lease';
import { releaseWorkers, watchWorkers } from '@/lib/platform/queue/live-workers';
import { operatorContext } from '../context';
import { sendOutbox, usesInngest } from '../jobs/job-engine';
import { failOverdueJobs } from '../jobs/job-life';

const leaseName = 'guardian';
const roundMs = 1_000;
/** Whoever held it and is gone, or frozen, is succeeded after this. */
const leaseSeconds = 4;

interface Duty {
  name: string;
  work: (pool: Pool) => Promise<unknown>;
}

/** What has to happen whoever dies, once a round; by one of all, since it costs. Doing it twice harms nothing. */
const duties: readonly Duty[] = [
  {
    name: 'fail overdue jobs',
    async work() {
      const overdue = await failOverdueJobs({ ctx: operatorContext, input: {} });
      if (overdue.length > 0) getLogger().warn({ jobs: overdue }, 'failed jobs past their deadline');
    },
  },
  { name: 'drop ended jobs from the queue', work: dropEndedJobs },
  {
    name: 'send what Inngest has not heard of',
    work: async () => (usesInngest() ? sendOutbox({ ctx: operatorContext, input: {} }) : undefined),
  },
];

export interface Guardian {
  stop(): Promise<void>;
}

/**
 * Keeps promises that no single process can: deadlines, holds of jobs that are over, jobs whose worker is gone. Every
 * process of ours runs one. At any time the one that has the lease acts; dead workers are released by whoever notices
 * first, because the one that has the lease may have died with them.
 */
export function startGuardian(pool: Pool = getPool()): Guardian {
  const holder = randomUUID();
  const stopping = new AbortController();
  const watch = watchWorkers();
  const running = keepGuard();

  async function keepGuard(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round();
      await sleep(roundMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function round(): Promise<void> {
    try {
      await releaseDead();
      if (!(await holdLease(pool, { name: leaseName, holder, seconds: leaseSeconds }))) return;
    } catch (error) {
      // The database may be away for a moment; the next round is a second off.
      return getLogger().warn({ err: error }, 'the guardian could not look');
    }
    for (const { name, work } of duties) {
      try {
        await work(pool);
      } catch (error) {
        getLogger().warn({ err: error, duty: name }, 'a duty of the guardian failed');
      }
    }
  }

  async function releaseDead(): Promise<void> {
    const dead = await watch.findDead(pool);
    if (dead.length === 0) return;
    await releaseWorkers(pool, dead);
    getLogger().warn({ workers: dead }, 'took over the jobs of workers that have died');
  }

  return {
    async stop() {
      stopping.abort();
      await running;
      await leaveLease(pool, leaseName, holder).catch(() => undefined);
    },
  };
}
