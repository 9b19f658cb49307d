import { isJobErrorCode, jobErrorCodes, type JobErrorCode } from '@/lib/contracts/error-codes';
import { systemContext } from '@/lib/services/context';
import type { EngineLimits } from '@/lib/services/jobs/job-engine';
import { failJob } from '@/lib/services/jobs/job-life';
import { findJob, openJobSteps, type JobSteps } from '@/lib/services/jobs/load-job';
import { runJob } from '@/lib/services/jobs/run-job';
import { adaptStep, nameByCode } from './adapt-step';
import { inngest, jobAccepted, jobCancelled } from './client';

const retries = 4;

/** Runs the pipeline of one accepted job, once; no organization can occupy all the workers. */
export function createGenerateDeck({ concurrency, startsPerMinute }: EngineLimits) {
  const key = 'event.data.organizationId';
  return inngest.createFunction(
    {
      id: 'generate-deck',
      triggers: [jobAccepted],
      idempotency: 'event.data.jobId',
      concurrency: [{ limit: concurrency, key }],
      throttle: { limit: startsPerMinute, burst: startsPerMinute, period: '1m', key },
      priority: { run: 'event.data.priority' },
      cancelOn: [{ event: jobCancelled.name, if: 'async.data.jobId == event.data.jobId' }],
      retries,
      onFailure: async ({ event, error }) => {
        const { jobId, organizationId } = jobAccepted.schema.parse(event.data.event.data);
        const ctx = systemContext(organizationId);
        const code = await codeOfLoss(ctx, jobId, error);
        await failJob({ ctx, input: { jobId, code, message: jobErrorCodes[code].meaning } });
      },
    },
    async ({ event, step, attempt, maxAttempts = retries + 1 }) => {
      const { jobId, organizationId } = event.data;
      const isLastAttempt = attempt + 1 >= maxAttempts;
      const ctx = systemContext(organizationId);
      await nameByCode(async () => {
        const [steps, memory] = [adaptStep(step, isLastAttempt), await openJobSteps({ ctx, input: { jobId } })];
        // Inngest knows which steps are done; our own rows show people how far the job is, and outlive its memory.
        const remembered: JobSteps = { run: (name, work) => steps.run(name, () => memory.run(name, work)) };
        await runJob({ ctx, input: { jobId, step: remembered, isLastAttempt } });
      });
    },
  );
}

/** Of a job that Inngest has given up: what its last error was named by, unless its time was up. */
async function codeOfLoss(ctx: ReturnType<typeof systemContext>, jobId: string, error: Error): Promise<JobErrorCode> {
  const job = await findJob({ ctx, input: { jobId } });
  if (job && job.deadlineAt <= new Date()) return 'generation_timeout';
  return isJobErrorCode(error.name) ? error.name : 'generation_failed';
}
