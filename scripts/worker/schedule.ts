import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import { removeExpiredTask } from './tasks';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What runs by the clock (in UTC), once however many workers there are. A run that was missed because
 * no worker was up is made good by the next worker to start.
 */
export function createSchedule(): ParsedCronItem[] {
  return parseCronItems([
    {
      task: removeExpiredTask,
      match: '17 3 * * *',
      options: { backfillPeriod: dayMs, maxAttempts: 5, jobKey: removeExpiredTask },
    },
  ]);
}
