import { randomUUID } from 'node:crypto';
import { getPool } from '../database/pool';
import { getEnv } from '../env/env';
import { getEventSender } from './get-job-queue';
import { dispatchOutbox, documentAddedEvent, sendSoon, type SendEvents } from './outbox';
import type { Queryable } from './queryable';

export interface QueuedDocument {
  documentId: string;
  organizationId: string;
}

/** How documents reach a worker that indexes them: graphile-worker's table, or Inngest by way of the outbox. */
export interface DocumentQueue {
  /** Queues a document in the transaction of `sql`; one that waits already is not queued twice. */
  enqueue(sql: Queryable, document: QueuedDocument): Promise<void>;
  /** To be called after the commit; never throws, because a sweep queues again what got lost. */
  afterCommit(document: QueuedDocument): Promise<void>;
}

const insertEvent = `
  insert into outbox_events (id, name, event_id, data)
  values (gen_random_uuid(), '${documentAddedEvent}', $1, jsonb_build_object('documentId', $2::uuid, 'organizationId', $3::uuid))`;

const findUnsent = `
  select event_id from outbox_events
  where sent_at is null and name = '${documentAddedEvent}' and data->>'documentId' = $1::text order by created_at desc limit 1`;

/** Each queueing is an event of its own: a receiver that drops doubles must not drop a second try. */
export function createOutboxDocumentQueue(database: Queryable, send: SendEvents): DocumentQueue {
  return {
    async enqueue(sql, { documentId, organizationId }) {
      await sql.query(insertEvent, [`document:${documentId}:${randomUUID()}`, documentId, organizationId]);
    },
    afterCommit: ({ documentId }) => sendSoon(sendNow(database, send, documentId)),
  };
}

async function sendNow(database: Queryable, send: SendEvents, documentId: string): Promise<void> {
  const { rows } = await database.query<{ event_id: string }>(findUnsent, [documentId]);
  for (const { event_id: eventId } of rows) await dispatchOutbox(database, send, { eventId });
}

export const indexTask = 'index_document';
/** By which a worker that reads enough documents leaves others alone. */
export const indexFlag = 'index';

/** With the queue's backoff the last try begins about a minute and a half after the first failed. */
const maxAttempts = 5;
/** People wait for their decks: jobs have 0, and lower goes first. */
const priority = 10;

const addJob = `
  select graphile_worker.add_job('${indexTask}', json_build_object('documentId', $1::uuid, 'organizationId', $2::uuid),
    queue_name := 'index:' || $2::uuid, max_attempts := ${maxAttempts}, job_key := 'document:' || $1::uuid, priority := ${priority}, flags := array['${indexFlag}'])`;

/** Documents of one organization are read one after the other, so that a thousand of one keep nobody else's waiting. */
export function createGraphileDocumentQueue(): DocumentQueue {
  return {
    async enqueue(sql, { documentId, organizationId }) {
      await sql.query(addJob, [documentId, organizationId]);
    },
    async afterCommit() {},
  };
}

let queue: DocumentQueue | undefined;

/** The queue that JOB_ENGINE names, for the documents of knowledge bases. */
export function getDocumentQueue(): DocumentQueue {
  queue ??=
    getEnv().JOB_ENGINE === 'inngest'
      ? createOutboxDocumentQueue(getPool(), getEventSender())
      : createGraphileDocumentQueue();
  return queue;
}
