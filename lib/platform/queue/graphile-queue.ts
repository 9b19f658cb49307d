import type { JobQueue } from './job-queue';

export const generateTask = 'generate';

/** With the queue's backoff the last try begins about four minutes after the first failed. */
const maxAttempts = 6;

/** Writes into graphile-worker's own table, so that neither the library nor a second connection is needed. */
export function createGraphileQueue(): JobQueue {
  return {
    // The mode is safe here, because a new job's id can't be that of a queued one; the usual mode
    // would look for it, at most of the cost.
    enqueueAccepted: `
      select graphile_worker.add_job(
        '${generateTask}', json_build_object('jobId', job_id, 'organizationId', organization_id),
        max_attempts := ${maxAttempts}, job_key := job_id::text, job_key_mode := 'unsafe_dedupe')
      from accepted`,
    async afterCommit() {
      // PostgreSQL itself wakes the workers when the transaction commits.
    },
  };
}
