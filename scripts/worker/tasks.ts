import { Logger, parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import { indexFlag, indexTask } from '@/lib/platform/queue/document-queue';
import { operatorContext, systemContext } from '@/lib/services/context';
import { indexDocument } from '@/lib/services/knowledge/index-document';
import { runSweeps } from '@/lib/services/retention/run-sweeps';
import { sweepScheduleNames, sweepSchedules, type SweepSchedule } from '@/lib/services/retention/sweep';

const sweepTask = 'sweep';

const queuedDocumentSchema = z.object({ documentId: z.uuid(), organizationId: z.uuid() });
const sweepSchema = z.object({ schedule: z.enum(sweepScheduleNames) });

/** What the embedded worker does besides jobs. A task that throws is tried again with backoff. */
export function createTasks(slots: IndexSlots = createIndexSlots(getEnv().WORKER_CONCURRENCY)): TaskList {
  return {
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

interface IndexSlots {
  /** Counts a document as being read for as long as `work` takes. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** What the worker may not take at this moment; it asks before each job. */
  forbiddenFlags: () => string[];
}

/** Reading documents may take minutes: one slot of a worker that has several stays free for decks. */
export function createIndexSlots(concurrency: number): IndexSlots {
  const most = Math.max(1, concurrency - 1);
  let held = 0;
  return {
    async hold(work) {
      held += 1;
      try {
        return await work();
      } finally {
        held -= 1;
      }
    },
    forbiddenFlags: () => (held >= most ? [indexFlag] : []),
  };
}

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

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** graphile-worker's own lines, a level quieter, among ours. */
export const graphileLogger = new Logger((scope) => (level, message) => {
  getLogger()[levels[level]]({ scope: scope.label }, message);
});
