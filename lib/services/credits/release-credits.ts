import { v7 as uuidv7 } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import type { Sql } from '../sql';

const release = `
  with hold as (
    select -amount as held from credit_entries where organization_id = $1 and job_id = $2 and kind = 'hold'
  ), released as (
    insert into credit_entries (id, organization_id, job_id, kind, amount)
    select $3, $1, $2, 'release', held from hold
    on conflict (job_id, kind) do nothing
    returning amount
  )
  update credit_pools set balance = balance + released.amount, held = held - released.amount
  from released where organization_id = $1`;

/** Gives a job's hold back to the pool, once. False when there is none, or it is gone already. */
export async function releaseCredits({
  ctx,
  input,
  sql = getPool(),
}: Call<Context, { jobId: string }> & { sql?: Sql }): Promise<boolean> {
  const { rowCount } = await sql.query(release, [ctx.organizationId, input.jobId, uuidv7()]);
  return rowCount === 1;
}
