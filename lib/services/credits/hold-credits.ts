import { v7 as uuidv7 } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { sqlStateOf, uniqueViolation, type Sql } from '../sql';

export interface HoldInput {
  jobId: string;
  credits: number;
}

// The pool's row is the lock: whoever waits for it sees the balance that the winner left.
const hold = `
  with pool as (
    update credit_pools set balance = balance - $3, held = held + $3
    where organization_id = $1 and balance >= $3
      and not exists (select from credit_entries where job_id = $2 and kind = 'hold')
    returning organization_id
  )
  insert into credit_entries (id, organization_id, job_id, kind, amount)
  select $4, organization_id, $2, 'hold', -$3::int from pool`;

const findHold = `
  select from credit_entries where job_id = $2 and kind = 'hold' and organization_id = $1`;

/**
 * Sets credits aside for a job, once. False when the pool does not cover them; true also
 * when the job has its hold already.
 */
export async function holdCredits({
  ctx,
  input,
  sql = getPool(),
}: Call<Context, HoldInput> & { sql?: Sql }): Promise<boolean> {
  const { jobId, credits } = input;
  const placed = await sql
    .query(hold, [ctx.organizationId, jobId, credits, uuidv7()])
    .then(({ rowCount }) => rowCount === 1)
    .catch(falseWhenHeldMeanwhile);
  if (placed) return true;
  const { rows } = await sql.query(findHold, [ctx.organizationId, jobId]);
  return rows.length > 0;
}

/** The statement is undone as a whole then, so the pool has paid once. */
function falseWhenHeldMeanwhile(error: unknown): boolean {
  if (sqlStateOf(error) === uniqueViolation) return false;
  throw error;
}
