import { cron } from 'inngest';
import { operatorContext } from '@/lib/services/context';
import { cancelRuns, sendOutbox } from '@/lib/services/jobs/job-engine';
import { failOverdueJobs } from '@/lib/services/jobs/job-life';
import { requeueStuckDocuments } from '@/lib/services/knowledge/requeue-documents';
import { runSweeps } from '@/lib/services/retention/run-sweeps';
import { sweepSchedules } from '@/lib/services/retention/sweep';
import { adaptStep } from './adapt-step';
import { inngest } from './client';

// Each run and each step is an execution, of which small plans have 50,000 a month. So the sweeps are rare and
// have few steps: a web process that lives does what is urgent within seconds.

/** Sends the events whose receipt was lost, fails the jobs past their deadline, queues documents that got stuck. */
export const sweepJobs = inngest.createFunction(
  { id: 'sweep-jobs', triggers: [cron('*/6 * * * *')], concurrency: 1, retries: 0 },
  async () => {
    const [overdue, stuck] = await Promise.allSettled([endOverdueJobs(), requeueStuckDocuments()]);
    // One kind's trouble is not another's.
    const outbox = await sendOutbox({ ctx: operatorContext, input: {} });
    for (const result of [overdue, stuck]) if (result.status === 'rejected') throw result.reason;
    return { overdue: overdue.status === 'fulfilled' ? overdue.value : 0, ...outbox };
  },
);

async function endOverdueJobs(): Promise<number> {
  const jobIds = await failOverdueJobs({ ctx: operatorContext, input: {} });
  await cancelRuns({ ctx: operatorContext, input: { jobIds } });
  return jobIds.length;
}

const direct = { run: <T>(_name: string, work: () => Promise<T>) => work() };
const batchesPerStep = 8;
const mostSteps = 20;

/** Rows that are found by what they are, so that the next step finds what this one left: all kinds in one step. */
export const sweepOften = inngest.createFunction(
  { id: 'sweep-often', triggers: [cron('43 * * * *')], concurrency: 1, retries: 4 },
  async ({ step }) => {
    const input = { schedule: 'often', step: direct, batches: batchesPerStep } as const;
    for (let number = 1; number <= mostSteps; number += 1) {
      const swept = await step.run(`sweep-${number}`, () => runSweeps({ ctx: operatorContext, input }));
      if (Object.values(swept).every(({ isFinished }) => isFinished)) break;
    }
  },
);

/** Files, which are looked through from the first to the last: each batch as a step. */
export const sweepNightly = inngest.createFunction(
  { id: 'sweep-nightly', triggers: [cron(sweepSchedules.nightly)], concurrency: 1, retries: 4 },
  async ({ step }) => runSweeps({ ctx: operatorContext, input: { schedule: 'nightly', step: adaptStep(step, false) } }),
);
