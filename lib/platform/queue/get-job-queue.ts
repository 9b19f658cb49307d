import { getPool } from '../database/pool';
import { getEnv } from '../env/env';
import { createGraphileQueue } from './graphile-queue';
import { createInngestSender } from './inngest-sender';
import type { JobQueue } from './job-queue';
import { createOutboxQueue, type SendEvent } from './outbox';

let queue: JobQueue | undefined;
let sender: SendEvent | undefined;

/** The queue that JOB_ENGINE names. */
export function getJobQueue(): JobQueue {
  queue ??= getEnv().JOB_ENGINE === 'inngest' ? createOutboxQueue(getPool(), getEventSender()) : createGraphileQueue();
  return queue;
}

/** Sends to the Inngest that the environment names; the keys are there, or the start had failed. */
export function getEventSender(): SendEvent {
  const { INNGEST_EVENT_KEY = '', INNGEST_BASE_URL } = getEnv();
  sender ??= createInngestSender({ eventKey: INNGEST_EVENT_KEY, baseUrl: INNGEST_BASE_URL });
  return sender;
}
