import type { JobQueue } from './job-queue';

export const generateTask = 'generate';

/** With the queue's backoff the last try begins about four minutes after the first failed. */
const maxAttempts = 6;

/** Writes into graphile-worker's own table, so that neither the library nor a second connection is needed. */
export function createGraphileQueue(): JobQueue {
  return {
    enqueueAccepted: `
      select graphile_worker.add_job(
        '${generateTask}', json_build_object('jobId', job_id, 'organizationId', organization_id),
        max_attempts := ${maxAttempts}, job_key := job_id::text)
      from accepted`,
    async afterCommit() {
      // PostgreSQL itself wakes the workers when the transaction commits.
    },
  };
}
