import { setTimeout } from 'node:timers/promises';
import { cutText } from '@/lib/text/cut/cut-text';
import type { JobQueue } from './job-queue';
import type { Queryable } from './queryable';

/** The name under which an accepted job is announced; its data is a `QueuedJob`. */
export const jobAcceptedEvent = 'deckwright/job.accepted';

/** The caller's answer waits no longer for a slow Inngest; the sending goes on behind it. */
const longestWaitMs = 1_000;

export interface OutgoingEvent {
  /** What the receiver drops duplicates by. */
  id: string;
  name: string;
  data: unknown;
}

export type SendEvent = (event: OutgoingEvent) => Promise<void>;

/**
 * For a queue outside the database: the transaction leaves an event in the outbox, which is
 * sent after the commit, and again by the sweeper until it has gone out.
 */
export function createOutboxQueue(database: Queryable, send: SendEvent): JobQueue {
  return {
    enqueueAccepted: `
      insert into outbox_events (id, name, event_id, data)
      select gen_random_uuid(), '${jobAcceptedEvent}', job_id::text,
        jsonb_build_object('jobId', job_id, 'organizationId', organization_id)
      from accepted`,
    async afterCommit(job) {
      // What fails here is recorded on the row; the sweeper sends it later.
      const sending = dispatchOutbox(database, send, { eventId: job.jobId }).catch(() => undefined);
      await Promise.race([sending, setTimeout(longestWaitMs, undefined, { ref: false })]);
    },
  };
}

export interface OutboxReport {
  sent: number;
  failed: number;
}

/** Sends the oldest events that have not gone out. One sent twice is dropped by its id. */
export async function dispatchOutbox(
  database: Queryable,
  send: SendEvent,
  { eventId = null, limit = 100 }: { eventId?: string | null; limit?: number } = {},
): Promise<OutboxReport> {
  const { rows } = await database.query<{ name: string; event_id: string; data: unknown }>(
    `select name, event_id, data from outbox_events
     where sent_at is null and ($1::text is null or event_id = $1)
     order by created_at limit $2`,
    [eventId, limit],
  );
  const report = { sent: 0, failed: 0 };
  for (const row of rows) {
    const failure = await failureOf(send({ id: row.event_id, name: row.name, data: row.data }));
    await database.query(
      `update outbox_events set attempts = attempts + 1, last_error = $2,
         sent_at = case when $2::text is null then now() end
       where event_id = $1 and sent_at is null`,
      [row.event_id, failure],
    );
    report[failure === null ? 'sent' : 'failed'] += 1;
  }
  return report;
}

async function failureOf(sending: Promise<void>): Promise<string | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    return error instanceof Error ? cutText(error.message, 500) : 'unknown failure';
  }
}
