import type { JobQueue } from './job-queue';

export const generateTask = 'generate';

/** With the queue's backoff the last try begins about four minutes after the first failed. */
const maxAttempts = 6;

/** Writes into graphile-worker's own table, so that neither the library nor a second connection is needed. */
export function createGraphileQueue(): JobQueue {
  return {
    async enqueue(transaction, job) {
      await transaction.query('select graphile_worker.add_job($1, $2::json, max_attempts := $3::int, job_key := $4)', [
        generateTask,
        JSON.stringify(job),
        maxAttempts,
        job.jobId,
      ]);
    },
    async afterCommit() {
      // PostgreSQL itself wakes the workers when the transaction commits.
    },
  };
}
