import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { useDatabase, type Database } from '@/lib/platform/database/client';
import { claimJob, dropEndedJobs, findEndedJobs } from '@/lib/platform/queue/fair-queue';
import { watchWorkers } from '@/lib/platform/queue/live-workers';
import { operatorContext, systemContext } from '@/lib/services/context';
import { findPlaceOf } from '@/lib/services/jobs/find-place';
import { failOverdueJobs } from '@/lib/services/jobs/job-life';
import { percentile, roundTo, type BenchFigure } from '../figure';
import { timeOf } from './compare-sides';

const rounds = 15;
const waitingJobs = 100_000;

// Jobs that have long ended stand for such as wait: none of the statements below reads their prompts.
const fillQueue = `
  insert into job_queue (job_id, organization_id, output_type)
  select id, organization_id, output_type from jobs
  where status = 'completed' order by created_at limit ${waitingJobs} - (select count(*) from job_queue)`;

/** What workers and guardians ask of the queue again and again, where a hundred thousand jobs wait. */
export async function measureQueue(database: Database): Promise<BenchFigure[]> {
  useDatabase(database);
  const { pool } = database;
  await pool.query(fillQueue);
  await pool.query('vacuum analyze job_queue');
  const worker = randomUUID();
  const watch = watchWorkers();
  const waiting = await lastWaiting(pool);
  const duties: Record<string, () => Promise<unknown>> = {
    'a claim': () => claimJob(pool, worker),
    'the place of a waiting job': () =>
      findPlaceOf({ ctx: systemContext(waiting.organizationId), input: { jobId: waiting.jobId } }),
    'looking for ended jobs of a worker': () => findEndedJobs(pool, worker),
    'looking for dead workers': () => watch.findDead(pool),
    'dropping ended jobs': () => dropEndedJobs(pool),
    'failing overdue jobs, of which there are none': () => failOverdueJobs({ ctx: operatorContext, input: {} }),
  };
  const figures: BenchFigure[] = [];
  for (const [name, work] of Object.entries(duties)) {
    const samples: number[] = [];
    for (let round = 0; round < rounds; round += 1) samples.push(...(await timeOf(work)));
    figures.push({
      name: `${name}, 100,000 waiting jobs of 10,000 organizations, p50`,
      value: roundTo(percentile(samples, 0.5), 2),
      unit: 'ms',
    });
  }
  return figures;
}

async function lastWaiting(pool: pg.Pool): Promise<{ jobId: string; organizationId: string }> {
  const { rows } = await pool.query<{ jobId: string; organizationId: string }>(
    'select job_id as "jobId", organization_id as "organizationId" from job_queue order by position desc limit 1',
  );
  return rows[0]!;
}
