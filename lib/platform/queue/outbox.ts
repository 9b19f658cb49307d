import { setTimeout } from 'node:timers/promises';
import { cutText } from '@/lib/text/cut/cut-text';
import type { JobQueue } from './job-queue';
import type { Queryable } from './queryable';

/** The name under which an accepted job is announced; its data is a `QueuedJob` with a `priority`. */
export const jobAcceptedEvent = 'deckwright/job.accepted';
/** The name under which a document is announced; its data is a `QueuedDocument`. */
export const documentAddedEvent = 'deckwright/document.added';
/** Ends the run of a job that has ended here; its data has the `jobId`. */
export const jobCancelledEvent = 'deckwright/job.cancelled';

/** The caller's answer waits no longer for a slow Inngest; the sending goes on behind it. */
const longestWaitMs = 1_000;

/** Somebody waits for a slide before their eyes: it goes before decks that were accepted up to this many seconds earlier. */
const slideLeadSeconds = 120;

export interface OutgoingEvent {
  /** What the receiver drops duplicates by. */
  id: string;
  name: string;
  data: unknown;
}

export type SendEvents = (events: readonly OutgoingEvent[]) => Promise<void>;

/**
 * For a queue outside the database: the transaction leaves an event in the outbox, which is
 * sent after the commit, and again by the sweeper until its job has ended.
 */
export function createOutboxQueue(database: Queryable, send: SendEvents): JobQueue {
  return {
    enqueueAccepted: `
      insert into outbox_events (id, name, event_id, data)
      select gen_random_uuid(), '${jobAcceptedEvent}', job_id::text,
        jsonb_build_object('jobId', job_id, 'organizationId', organization_id,
          'priority', case output_type when 'single_slide' then ${slideLeadSeconds} else 0 end)
      from accepted`,
    afterCommit: ({ jobId }) => sendSoon(dispatchOutbox(database, send, { eventId: jobId })),
  };
}

/** Waits for a sending, but not for long. What fails in it is recorded on the row; the sweeper sends it later. */
export async function sendSoon(sending: Promise<unknown>): Promise<void> {
  await Promise.race([sending.catch(() => undefined), setTimeout(longestWaitMs, undefined, { ref: false })]);
}

/** Leaves events that end the runs of jobs, in the transaction that ends the jobs. */
export async function insertCancellations(sql: Queryable, jobIds: readonly string[]): Promise<void> {
  await sql.query(
    `insert into outbox_events (id, name, event_id, data)
     select gen_random_uuid(), '${jobCancelledEvent}', 'cancel:' || job_id, jsonb_build_object('jobId', job_id)
     from unnest($1::uuid[]) as job_id on conflict (event_id) do nothing`,
    [jobIds],
  );
}

/**
 * Whether an event is still to be sent. One that was taken may be forgotten: a server that keeps its work in memory
 * loses it when it dies. So it is sent until what it announces has ended; a server that remembers its id drops it.
 */
const isOpen = `
  case event.name
    when '${jobAcceptedEvent}' then exists (
      select from jobs where jobs.id = (event.data->>'jobId')::uuid and jobs.status in ('pending', 'processing'))
    when '${documentAddedEvent}' then event.sent_at is null or exists (
      select from knowledge_documents document
      where document.id = (event.data->>'documentId')::uuid and document.state in ('queued', 'reading'))
    else event.sent_at is null
  end`;

const growing = (first: string, attempts: string, most: string) =>
  `least(interval '${first}' * power(2, least(${attempts}, 20)), interval '${most}')`;

// Whoever takes events moves their time, so that nobody else sends them too. Times are rounded to milliseconds, up too.
const takeDue = `
  with due as (
    select id from outbox_events
    where next_send_at <= now() + interval '1 millisecond' and ($1::text is null or event_id = $1)
    order by next_send_at limit $2 for update skip locked
  )
  update outbox_events event set
    attempts = event.attempts + 1,
    next_send_at = case when ${isOpen} then now() + ${growing('30 seconds', 'event.attempts', '1 hour')} end
  from due where event.id = due.id
  returning event.event_id as id, event.name, event.data, event.next_send_at is not null as open`;

const recordSent = `
  update outbox_events set sent_at = coalesce(sent_at, now()), last_error = null where event_id = any($1)`;

const recordFailure = `
  update outbox_events set last_error = $2, next_send_at = now() + ${growing('5 seconds', 'attempts - 1', '1 minute')}
  where event_id = any($1) and next_send_at is not null`;

export interface OutboxReport {
  sent: number;
  failed: number;
}

/** What one request to the receiver carries; a hundredth of what Inngest takes. */
const eventsPerRequest = 100;
/** A minute's rest for the others when thousands wait. */
const mostRequests = 20;

/** Sends the events that are due. One sent twice is dropped by its id. */
export async function dispatchOutbox(
  database: Queryable,
  send: SendEvents,
  { eventId = null }: { eventId?: string | null } = {},
): Promise<OutboxReport> {
  const report = { sent: 0, failed: 0 };
  for (let request = 0; request < mostRequests && report.failed === 0; request += 1) {
    const { rows } = await database.query<OutgoingEvent & { open: boolean }>(takeDue, [eventId, eventsPerRequest]);
    const events = rows.filter(({ open }) => open).map(({ id, name, data }) => ({ id, name, data }));
    const failure = events.length === 0 ? null : await failureOf(send(events));
    const ids = events.map(({ id }) => id);
    if (failure === null) await database.query(recordSent, [ids]);
    else await database.query(recordFailure, [ids, failure]);
    report[failure === null ? 'sent' : 'failed'] += events.length;
    if (rows.length < eventsPerRequest) break;
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
