import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context, OperatorContext } from '../context';

export interface LedgerViolation {
  organizationId: string;
  jobId: string | null;
  rule: string;
}

const findViolations = `
  with job_sums as (
    select organization_id, job_id,
      coalesce(sum(-amount) filter (where kind = 'hold'), 0) as held,
      coalesce(sum(amount) filter (where kind = 'release'), 0) as released,
      coalesce(sum(-amount) filter (where kind = 'charge'), 0) as charged
    from credit_entries where job_id is not null group by organization_id, job_id
  ), violations as (
    select organization_id, null::uuid as job_id, 'the balance is the sum of the entries' as rule
    from credit_pools pool
    where balance <> coalesce((select sum(amount) from credit_entries where organization_id = pool.organization_id), 0)
    union all
    select organization_id, null, 'what is held is the sum of the open holds'
    from credit_pools pool
    where held <> coalesce((select sum(held - released) from job_sums where organization_id = pool.organization_id), 0)
    union all
    select organization_id, job_id, 'a release gives back the whole hold' from job_sums
    where released not in (0, held)
    union all
    select organization_id, job_id, 'a charge follows a release and is covered by the hold' from job_sums
    where charged > 0 and (released = 0 or charged > held)
    union all
    select job.organization_id, job.id, 'a finished job holds nothing' from jobs job join job_sums on job_id = job.id
    where job.status in ('completed', 'failed') and held <> released
    union all
    select job.organization_id, job.id, 'a failed job is not charged' from jobs job join job_sums on job_id = job.id
    where job.status = 'failed' and charged > 0
    union all
    select job.organization_id, job.id, 'a job that is not finished is not charged' from jobs job join job_sums on job_id = job.id
    where job.status in ('pending', 'processing') and charged > 0
  )
  select organization_id as "organizationId", job_id as "jobId", rule from violations
  where $1::uuid is null or organization_id = $1`;

/** Where the ledger contradicts itself, the pools or the jobs; empty in a sound database. */
export async function findLedgerViolations({
  ctx,
}: Call<Context | OperatorContext, Record<string, never>>): Promise<LedgerViolation[]> {
  const { rows } = await getPool().query<LedgerViolation>(findViolations, [ctx.organizationId]);
  return rows;
}
