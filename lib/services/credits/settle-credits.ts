import { v7 as uuidv7 } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import type { Sql } from '../sql';

export interface SettleInput {
  jobId: string;
  /** For what was delivered; never more than was held. */
  credits: number;
}

const settle = `
  with hold as (
    select -amount as held from credit_entries
    where organization_id = $1 and job_id = $2 and kind = 'hold' and -amount >= $3
  ), released as (
    insert into credit_entries (id, organization_id, job_id, kind, amount)
    select $4, $1, $2, 'release', held from hold
    on conflict (job_id, kind) do nothing
    returning amount
  ), charged as (
    insert into credit_entries (id, organization_id, job_id, kind, amount)
    select $5, $1, $2, 'charge', -$3::int from released where $3 > 0
  )
  update credit_pools set balance = balance + released.amount - $3, held = held - released.amount
  from released where organization_id = $1`;

/**
 * Replaces a job's hold by the charge for what was delivered, once. False when it was
 * settled or released before, when there is no hold, or when it does not cover the charge.
 */
export async function settleCredits({
  ctx,
  input,
  sql = getPool(),
}: Call<Context, SettleInput> & { sql?: Sql }): Promise<boolean> {
  const values = [ctx.organizationId, input.jobId, input.credits, uuidv7(), uuidv7()];
  const { rowCount } = await sql.query(settle, values);
  return rowCount === 1;
}
