import type { Queryable } from './queryable';

/** How long a job that the queue has given up stays to be looked at. */
const givenUpDays = 7;
/** An event is of no use any more once its job is past its deadline, whether or not it was sent. */
const sentDays = 1;
const unsentDays = 7;

const deleteGivenUp = `
  with gone as (
    delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $2)
      limit $1 for update skip locked)
    returning 1
  )
  select count(*)::int as count from gone`;

const deleteEvents = `
  with gone as (
    delete from outbox_events where id in (
      select id from outbox_events
      where sent_at < now() - make_interval(days => $2) or created_at < now() - make_interval(days => $3)
      limit $1 for update skip locked)
    returning 1
  )
  select count(*)::int as count from gone`;

/** Deletes jobs that failed for good; those that succeed graphile-worker deletes itself. Returns how many. */
export async function deleteGivenUpJobs(database: Queryable, limit: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(deleteGivenUp, [limit, givenUpDays]);
  return rows[0]?.count ?? 0;
}

/** Deletes events of the outbox that have gone out, and those that never will. Returns how many. */
export async function deleteFinishedEvents(database: Queryable, limit: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(deleteEvents, [limit, sentDays, unsentDays]);
  return rows[0]?.count ?? 0;
}
