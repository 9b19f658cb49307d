import type { Pool } from 'pg';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { getLogger } from '@/lib/platform/logger/logger';
import { finishJob, giveJobBack, maxAttempts, postponeJob, type ClaimedJob } from '@/lib/platform/queue/fair-queue';
import type { JobPlace } from '@/lib/platform/queue/job-runner';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { systemContext } from '@/lib/services/context';
import { runJob } from '@/lib/services/jobs/run-job';

/** Takes one claimed job through the pipeline, and its row in the queue to where it belongs then. */
export async function runQueuedJob(pool: Pool, workerId: string, job: ClaimedJob, place: JobPlace): Promise<void> {
  const { jobId, organizationId, attempts } = job;
  try {
    const step = await openStepMemory(pool, jobId);
    const { outside, signal: ended } = place;
    const isLastAttempt = attempts >= maxAttempts;
    await runJob({ ctx: systemContext(organizationId), input: { jobId, step, isLastAttempt, outside, ended } });
  } catch (error) {
    // Its deaths are counted on the job; the attempt is not used up.
    if (error instanceof ProcessDeath) return giveJobBack(pool, workerId, jobId);
    getLogger().debug({ jobId, err: error }, 'job goes back to the queue');
    return postponeJob(pool, workerId, job);
  }
  await finishJob(pool, workerId, jobId);
}
