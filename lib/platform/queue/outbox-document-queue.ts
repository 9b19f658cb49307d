import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DocumentQueue } from './document-queue';
import { dispatchOutbox, type SendEvent } from './outbox';
import type { Queryable } from './queryable';

/** The name under which a document is announced; its data is a `QueuedDocument`. */
export const documentAddedEvent = 'deckwright/document.added';

/** Nobody's upload waits longer for a slow Inngest; the sending goes on behind it. */
const longestWaitMs = 1_000;

const insertEvent = `
  insert into outbox_events (id, name, event_id, data)
  values (gen_random_uuid(), '${documentAddedEvent}', $1, jsonb_build_object('documentId', $2::uuid, 'organizationId', $3::uuid))`;

const findUnsent = `
  select event_id from outbox_events
  where sent_at is null and name = '${documentAddedEvent}' and data->>'documentId' = $1::text order by created_at desc limit 1`;

/** Each queueing is an event of its own: a receiver that drops doubles must not drop a second try. */
export function createOutboxDocumentQueue(database: Queryable, send: SendEvent): DocumentQueue {
  return {
    async enqueue(sql, { documentId, organizationId }) {
      await sql.query(insertEvent, [`document:${documentId}:${randomUUID()}`, documentId, organizationId]);
    },
    async afterCommit({ documentId }) {
      // What fails here is recorded on the row; the sweeper sends it later.
      const sending = sendNow(database, send, documentId).catch(() => undefined);
      await Promise.race([sending, setTimeout(longestWaitMs, undefined, { ref: false })]);
    },
  };
}

async function sendNow(database: Queryable, send: SendEvent, documentId: string): Promise<void> {
  const { rows } = await database.query<{ event_id: string }>(findUnsent, [documentId]);
  for (const { event_id: eventId } of rows) await dispatchOutbox(database, send, { eventId });
}
