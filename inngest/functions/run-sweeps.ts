import { cron } from 'inngest';
import { operatorContext } from '@/lib/services/context';
import { runSweeps } from '@/lib/services/retention/run-sweeps';
import { sweepScheduleNames, sweepSchedules, type SweepSchedule } from '@/lib/services/retention/sweep';
import { adaptStep } from '../adapt-step';
import { inngest } from '../client';

/** Removes by the clock what has outlived its retention, each batch as a step. */
export const sweepFunctions = sweepScheduleNames.map(createSweepFunction);

function createSweepFunction(schedule: SweepSchedule) {
  return inngest.createFunction(
    { id: `sweep-${schedule}`, triggers: [cron(sweepSchedules[schedule])], concurrency: 1, retries: 4 },
    async ({ step }) => runSweeps({ ctx: operatorContext, input: { schedule, step: adaptStep(step, false) } }),
  );
}
