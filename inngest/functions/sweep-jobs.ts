import { cron } from 'inngest';
import { operatorContext } from '@/lib/services/context';
import { failOverdueJobs } from '@/lib/services/jobs/fail-overdue-jobs';
import { sendOutbox } from '@/lib/services/jobs/send-outbox';
import { inngest } from '../client';

/** Every minute: sends the jobs whose event was lost, and fails those past their deadline. */
export const sweepJobs = inngest.createFunction(
  { id: 'sweep-jobs', triggers: [cron('* * * * *')], concurrency: 1, retries: 0 },
  async ({ step }) => {
    const overdue = await step.run('fail-overdue', () => failOverdueJobs({ ctx: operatorContext, input: {} }));
    const outbox = await step.run('send-outbox', () => sendOutbox({ ctx: operatorContext, input: {} }));
    return { overdue: overdue.length, ...outbox };
  },
);
