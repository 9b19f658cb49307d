import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import { indexTask } from '@/lib/platform/queue/document-queue';
import { generateTask } from '@/lib/platform/queue/graphile-queue';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { operatorContext, systemContext } from '@/lib/services/context';
import { runJob } from '@/lib/services/jobs/run-job';
import { indexDocument } from '@/lib/services/knowledge/index-document';
import { runSweeps } from '@/lib/services/retention/run-sweeps';
import { sweepScheduleNames } from '@/lib/services/retention/sweep';
import { createIndexSlots, type IndexSlots } from './index-slots';

export const sweepTask = 'sweep';

const queuedJobSchema = z.object({ jobId: z.uuid(), organizationId: z.uuid() });
const queuedDocumentSchema = z.object({ documentId: z.uuid(), organizationId: z.uuid() });
const sweepSchema = z.object({ schedule: z.enum(sweepScheduleNames) });

/** What the embedded worker can do. A task that throws is tried again with backoff. */
export function createTasks(pool: Pool, slots: IndexSlots = createIndexSlots(getEnv().WORKER_CONCURRENCY)): TaskList {
  return {
    [generateTask]: async (payload, { job }) => {
      const { jobId, organizationId } = queuedJobSchema.parse(payload);
      const step = await openStepMemory(pool, jobId);
      const isLastAttempt = job.attempts >= job.max_attempts;
      await runJob({ ctx: systemContext(organizationId), input: { jobId, step, isLastAttempt } });
    },
    [indexTask]: async (payload, { job }) => {
      const { documentId, organizationId } = queuedDocumentSchema.parse(payload);
      const isLastAttempt = job.attempts >= job.max_attempts;
      await slots.hold(() =>
        indexDocument({ ctx: systemContext(organizationId), input: { documentId, isLastAttempt } }),
      );
    },
    [sweepTask]: async (payload) => {
      const { schedule } = sweepSchema.parse(payload);
      // Nothing to remember: what was removed before is not found again.
      const step = { run: <T>(_name: string, work: () => Promise<T>) => work() };
      await runSweeps({ ctx: operatorContext, input: { schedule, step } });
    },
  };
}
