import type { QueuePlace } from '@/lib/contracts/job';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';

/** Beyond that a share is next to nothing, and counting on would cost each poll of a waiting job more. */
const mostOrganizations = 500;

/**
 * As long as the organization's last jobs took, with its share of the places of all workers. The organizations are
 * counted by leaping from one to the next in the index, past all their jobs.
 */
const findPlace = `
  with recursive waiting as (
    (select organization_id from job_queue order by organization_id limit 1)
    union all
    select (
      select queued.organization_id from job_queue queued
      where queued.organization_id > waiting.organization_id order by queued.organization_id limit 1)
    from waiting where waiting.organization_id is not null
  ), own as (
    select position, output_type from job_queue where job_id = $1 and organization_id = $2 and worker_id is null
  ), before as (
    select count(*)::int as jobs from job_queue queued, own
    where queued.organization_id = $2 and queued.position <> own.position
      and (queued.worker_id is not null
        or (queued.output_type = own.output_type and queued.position < own.position)
        or (queued.output_type = 'single_slide' and own.output_type = 'deck'))
  ), recent as (
    select avg(extract(epoch from finished_at - started_at))::float8 as seconds from (
      select started_at, finished_at from jobs
      where organization_id = $2 and status = 'completed' order by id desc limit 20) last
  )
  select before.jobs, recent.seconds,
    (select coalesce(sum(slots), 0)::int from workers) as slots,
    (select count(organization_id)::int from (
      select organization_id from waiting limit ${mostOrganizations}) counted) as organizations
  from own, before, recent`;

/** What a job takes where none of the organization's has finished yet. */
const usualSeconds = 3;

/** Null for a job that does not wait in the embedded engine's queue. */
export async function findPlaceOf({ ctx, input }: Call<Context, { jobId: string }>): Promise<QueuePlace | null> {
  if (getEnv().JOB_ENGINE !== 'embedded') return null;
  const { rows } = await sqlOf(ctx).query<{
    jobs: number;
    seconds: number | null;
    slots: number;
    organizations: number;
  }>(findPlace, [input.jobId, ctx.organizationId]);
  const row = rows[0];
  if (!row) return null;
  const share = row.slots / Math.max(1, row.organizations);
  const seconds = row.slots === 0 ? null : Math.ceil((row.jobs * (row.seconds ?? usualSeconds)) / share);
  return { before: row.jobs, seconds };
}
