import { cron } from 'inngest';
import { operatorContext } from '@/lib/services/context';
import { removeExpired } from '@/lib/services/retention/remove-expired';
import { adaptStep } from '../adapt-step';
import { inngest } from '../client';

/** Every night: removes the files and rows that have outlived their retention, each batch as a step. */
export const removeExpiredDaily = inngest.createFunction(
  { id: 'remove-expired-daily', triggers: [cron('17 3 * * *')], concurrency: 1, retries: 4 },
  async ({ step }) => removeExpired({ ctx: operatorContext, input: { step: adaptStep(step, false) } }),
);
