import { getPool } from '../database/pool';
import type { JobQueue } from './job-queue';

export const generateTask = 'generate';

/** With the queue's backoff the last try begins about four minutes after the first failed. */
const maxAttempts = 6;

/** However many were accepted: every worker that is free looks for work. */
const wakeWorkers = `select pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1000)::text)`;

/**
 * Writes into graphile-worker's own table. Its function `add_job` also notifies the workers, and a
 * transaction that notifies holds a lock of the whole cluster until its commit is on the disk: jobs
 * would be accepted one at a time. The workers are woken after the commit instead; should that be
 * lost, they find the job when they look by themselves, every second.
 */
export function createGraphileQueue(): JobQueue {
  const wake = createWaker(() => getPool().query(wakeWorkers));
  return {
    enqueueAccepted: `
      insert into graphile_worker._private_jobs (task_id, payload, max_attempts, key)
      select task.id, json_build_object('jobId', job_id, 'organizationId', organization_id), ${maxAttempts}, job_id::text
      from accepted, graphile_worker._private_tasks task where task.identifier = '${generateTask}'`,
    async afterCommit() {
      wake();
    },
  };
}

/**
 * Calls that come while one is on its way share the next. Nobody waits for it, and a failure is
 * nobody's loss: what would have been woken looks by itself a moment later.
 */
export function createWaker(send: () => Promise<unknown>): () => void {
  let isSending = false;
  let isWanted = false;
  const wake = () => {
    isWanted = isSending;
    if (isSending) return;
    isSending = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
        if (isWanted) wake();
      });
  };
  return wake;
}
