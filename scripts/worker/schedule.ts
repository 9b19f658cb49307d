import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import { sweepScheduleNames, sweepSchedules, type SweepSchedule } from '@/lib/services/retention/sweep';
import { sweepTask } from './tasks';

const dayMs = 24 * 60 * 60 * 1_000;

/** How far back a run is made good that was missed because no worker was up; what runs often comes soon anyway. */
const backfillPeriods: Record<SweepSchedule, number> = { often: 0, nightly: dayMs };

/** What runs by the clock (in UTC), once however many workers there are. */
export function createSchedule(): ParsedCronItem[] {
  return parseCronItems(
    sweepScheduleNames.map((schedule) => {
      const identifier = `${sweepTask}-${schedule}`;
      return {
        task: sweepTask,
        identifier,
        match: sweepSchedules[schedule],
        payload: { schedule },
        options: { backfillPeriod: backfillPeriods[schedule], maxAttempts: 5, jobKey: identifier },
      };
    }),
  );
}
