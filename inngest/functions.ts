import { cron } from 'inngest';
import { jobErrorCodes } from '@/lib/contracts/error-codes';
import { operatorContext, systemContext } from '@/lib/services/context';
import { sendOutbox } from '@/lib/services/jobs/job-engine';
import { failJob, failOverdueJobs } from '@/lib/services/jobs/job-life';
import { openJobSteps, type JobSteps } from '@/lib/services/jobs/load-job';
import { runJob } from '@/lib/services/jobs/run-job';
import { indexDocument } from '@/lib/services/knowledge/index-document';
import { failDocument } from '@/lib/services/knowledge/requeue-documents';
import { runSweeps } from '@/lib/services/retention/run-sweeps';
import { sweepScheduleNames, sweepSchedules, type SweepSchedule } from '@/lib/services/retention/sweep';
import { adaptStep } from './adapt-step';
import { documentAdded, inngest, jobAccepted } from './client';

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

const indexRetries = 4;

/** Makes one document of a knowledge base searchable; no organization can occupy all the workers. */
export const indexDocumentFunction = inngest.createFunction(
  {
    id: 'index-document',
    triggers: [documentAdded],
    concurrency: [{ limit: 2, key: 'event.data.organizationId' }],
    retries: indexRetries,
    onFailure: async ({ event }) => {
      const { documentId, organizationId } = documentAdded.schema.parse(event.data.event.data);
      await failDocument({ ctx: systemContext(organizationId), input: { documentId, code: 'indexing_failed' } });
    },
  },
  async ({ event, step, attempt, maxAttempts = indexRetries + 1 }) => {
    const { documentId, organizationId } = event.data;
    const isLastAttempt = attempt + 1 >= maxAttempts;
    await step.run('index', () =>
      indexDocument({ ctx: systemContext(organizationId), input: { documentId, isLastAttempt } }),
    );
  },
);

/** Removes by the clock what has outlived its retention, each batch as a step. */
export const sweepFunctions = sweepScheduleNames.map(createSweepFunction);

function createSweepFunction(schedule: SweepSchedule) {
  return inngest.createFunction(
    { id: `sweep-${schedule}`, triggers: [cron(sweepSchedules[schedule])], concurrency: 1, retries: 4 },
    async ({ step }) => runSweeps({ ctx: operatorContext, input: { schedule, step: adaptStep(step, false) } }),
  );
}

/** Every minute: sends the jobs whose event was lost, and fails those past their deadline. */
export const sweepJobs = inngest.createFunction(
  { id: 'sweep-jobs', triggers: [cron('* * * * *')], concurrency: 1, retries: 0 },
  async ({ step }) => {
    const overdue = await step.run('fail-overdue', () => failOverdueJobs({ ctx: operatorContext, input: {} }));
    const outbox = await step.run('send-outbox', () => sendOutbox({ ctx: operatorContext, input: {} }));
    return { overdue: overdue.length, ...outbox };
  },
);
