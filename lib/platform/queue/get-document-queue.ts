import { getPool } from '../database/pool';
import { getEnv } from '../env/env';
import type { DocumentQueue } from './document-queue';
import { getEventSender } from './get-job-queue';
import { createGraphileDocumentQueue } from './graphile-document-queue';
import { createOutboxDocumentQueue } from './outbox-document-queue';

let queue: DocumentQueue | undefined;

/** The queue that JOB_ENGINE names, for the documents of knowledge bases. */
export function getDocumentQueue(): DocumentQueue {
  queue ??=
    getEnv().JOB_ENGINE === 'inngest'
      ? createOutboxDocumentQueue(getPool(), getEventSender())
      : createGraphileDocumentQueue();
  return queue;
}
