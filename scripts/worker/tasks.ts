import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import { getLogger } from '@/lib/platform/logger/logger';
import { generateTask } from '@/lib/platform/queue/graphile-queue';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { operatorContext, systemContext } from '@/lib/services/context';
import { runJob } from '@/lib/services/jobs/run-job';
import { removeExpired } from '@/lib/services/retention/remove-expired';

export const removeExpiredTask = 'remove-expired';

const queuedJobSchema = z.object({ jobId: z.uuid(), organizationId: z.uuid() });

/** What the embedded worker can do. A task that throws is tried again with backoff. */
export function createTasks(pool: Pool): TaskList {
  return {
    [generateTask]: async (payload, { job }) => {
      const { jobId, organizationId } = queuedJobSchema.parse(payload);
      const step = await openStepMemory(pool, jobId);
      const isLastAttempt = job.attempts >= job.max_attempts;
      await runJob({ ctx: systemContext(organizationId), input: { jobId, step, isLastAttempt } });
    },
    [removeExpiredTask]: async () => {
      // Nothing to remember: what was removed before is not found again.
      const step = { run: <T>(_name: string, work: () => Promise<T>) => work() };
      getLogger().info(await removeExpired({ ctx: operatorContext, input: { step } }), 'removed what has expired');
    },
  };
}
