import { jobErrorCodes } from '@/lib/contracts/error-codes';
import { systemContext } from '@/lib/services/context';
import { failJob } from '@/lib/services/jobs/fail-job';
import { openJobSteps, type JobSteps } from '@/lib/services/jobs/open-job-steps';
import { runJob } from '@/lib/services/jobs/run-job';
import { adaptStep } from '../adapt-step';
import { inngest } from '../client';
import { jobAccepted } from '../events';

const retries = 4;

/** Runs the pipeline of one accepted job; no organization can occupy all the workers. */
export const generateDeck = inngest.createFunction(
  {
    id: 'generate-deck',
    triggers: [jobAccepted],
    idempotency: 'event.data.jobId',
    concurrency: [{ limit: 4, key: 'event.data.organizationId' }],
    retries,
    onFailure: async ({ event }) => {
      const { jobId, organizationId } = jobAccepted.schema.parse(event.data.event.data);
      const input = { jobId, code: 'generation_failed', message: jobErrorCodes.generation_failed.meaning } as const;
      await failJob({ ctx: systemContext(organizationId), input });
    },
  },
  async ({ event, step, attempt, maxAttempts = retries + 1 }) => {
    const { jobId, organizationId } = event.data;
    const isLastAttempt = attempt + 1 >= maxAttempts;
    const ctx = systemContext(organizationId);
    const [steps, memory] = [adaptStep(step, isLastAttempt), await openJobSteps({ ctx, input: { jobId } })];
    // Inngest knows which steps are done; our own rows show people how far the job is.
    const remembered: JobSteps = { run: (name, work) => steps.run(name, () => memory.run(name, work)) };
    await runJob({ ctx, input: { jobId, step: remembered, isLastAttempt } });
  },
);
