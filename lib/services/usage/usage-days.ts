import { NIL } from 'uuid';
import type { Call, Context } from '../context';
import { sqlOf, type Within } from '../transaction';

/*
 * What an organization's jobs came to, by day in UTC, by source (a key, or the portal) and by type. Counted in the
 * transaction that ends a job, when it cannot change any more, so that a page reads as many rows as it shows however
 * many jobs there were.
 */

/** As the source of what people asked for in the portal. */
export const portalSourceId = NIL;

interface EndedJob {
  jobId: string;
  slides: number;
  credits: number;
}

// Rows in the order of their days: two jobs that end at once never wait for each other.
const count = `
  with ended as (
    select organization_id, coalesce(api_key_id, '${portalSourceId}') as source, output_type, status, created_at
    from jobs where id = $1 and organization_id = $2
  ), counted as (
    select (created_at at time zone 'UTC')::date as day, (status = 'completed')::int as completed,
      (status = 'failed')::int as failed, 0 as slides, 0 as charged, 0 as credits from ended
    union all
    select (now() at time zone 'UTC')::date, 0, 0, $3::int, ($4::int > 0)::int, $4::int from ended where $3 > 0 or $4 > 0
  )
  insert into usage_days as known (organization_id, day, source, output_type, completed, failed, slides, charged, credits)
  select organization_id, day, source, output_type, sum(completed), sum(failed), sum(slides), sum(charged), sum(credits)
  from ended, counted group by 1, 2, 3, 4 order by day
  on conflict (organization_id, day, source, output_type) do update set
    completed = known.completed + excluded.completed, failed = known.failed + excluded.failed,
    slides = known.slides + excluded.slides, charged = known.charged + excluded.charged,
    credits = known.credits + excluded.credits`;

/** Counts a job that has just ended, within the transaction that ends it: once, because a job ends once. */
export async function countEndedJob({ ctx, input }: Call<Within<Context>, EndedJob>): Promise<void> {
  await sqlOf(ctx).query(count, [input.jobId, ctx.organizationId, input.slides, input.credits]);
}

/** The days that a time from midnight to midnight is made of, as a condition on `usage_days`. */
export const withinDays = (from: string, to: string) =>
  `day >= (${from}::timestamptz at time zone 'UTC')::date and day < (${to}::timestamptz at time zone 'UTC')::date`;
