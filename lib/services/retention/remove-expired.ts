import type { Step } from '@/lib/generation/pipeline/generation-job';
import { deleteExpiredFiles, jobsPerBatch } from '../artifacts/delete-expired-files';
import type { Call, OperatorContext } from '../context';
import { deleteExpiredRows, expiringRows, rowsPerBatch, type ExpiringRow } from './delete-expired-rows';

/** Batches of one kind in one run. What is left then waits for the next day's. */
const mostBatches = 200;

export interface Removed extends Record<ExpiringRow, number> {
  /** Jobs whose files were deleted. */
  jobs: number;
  /** Jobs whose files could not be deleted; the next run tries them again. */
  failedJobs: number;
}

/**
 * Removes what has outlived its retention: the files of old jobs, expired idempotency records,
 * sessions that have expired or ended. Batch by batch until one is not full, each batch a step, so that
 * a run that was cut off goes on where it stopped and no step takes long.
 */
export async function removeExpired({ ctx, input: { step } }: Call<OperatorContext, { step: Step }>): Promise<Removed> {
  const removed: Removed = { jobs: 0, failedJobs: 0, idempotencyRecords: 0, sessions: 0 };
  await inBatches('files', async (name) => {
    const { jobs, failed } = await step.run(name, () => deleteExpiredFiles({ ctx, input: {} }));
    removed.jobs += jobs;
    // The last batch says how many are in the way: each finds the same ones again.
    removed.failedJobs = failed;
    return jobs > 0 && jobs + failed === jobsPerBatch;
  });
  for (const of of expiringRows) {
    await inBatches(of, async (name) => {
      const rows = await step.run(name, () => deleteExpiredRows({ ctx, input: { of } }));
      removed[of] += rows;
      return rows === rowsPerBatch;
    });
  }
  return removed;
}

/** Until `batch` finds no full one, or the day's measure is full. */
async function inBatches(kind: string, batch: (stepName: string) => Promise<boolean>): Promise<void> {
  for (let number = 1; number <= mostBatches; number += 1) {
    if (!(await batch(`${kind}-${number}`))) return;
  }
}
