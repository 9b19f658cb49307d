import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, sqlOf, sqlStateOf, uniqueViolation } from '../transaction';

/** Credits are whole; the upper bound keeps sums far inside PostgreSQL's integer. */
export const creditAmountSchema = z.int().min(1).max(100_000_000);

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
export async function holdCredits({ ctx, input }: Call<Context, HoldInput>): Promise<boolean> {
  const { jobId, credits } = input;
  const placed = await sqlOf(ctx)
    .query(hold, [ctx.organizationId, jobId, credits, uuidv7()])
    .then(({ rowCount }) => rowCount === 1)
    .catch(falseWhenHeldMeanwhile);
  if (placed) return true;
  const { rows } = await sqlOf(ctx).query(findHold, [ctx.organizationId, jobId]);
  return rows.length > 0;
}

/** The statement is undone as a whole then, so the pool has paid once. */
function falseWhenHeldMeanwhile(error: unknown): boolean {
  if (sqlStateOf(error) === uniqueViolation) return false;
  throw error;
}

interface SettleInput {
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
export async function settleCredits({ ctx, input }: Call<Context, SettleInput>): Promise<boolean> {
  const values = [ctx.organizationId, input.jobId, input.credits, uuidv7(), uuidv7()];
  const { rowCount } = await sqlOf(ctx).query(settle, values);
  return rowCount === 1;
}

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
export async function releaseCredits({ ctx, input }: Call<Context, { jobId: string }>): Promise<boolean> {
  const { rowCount } = await sqlOf(ctx).query(release, [ctx.organizationId, input.jobId, uuidv7()]);
  return rowCount === 1;
}

const grantSchema = z.strictObject({ credits: creditAmountSchema });

const grant = `
  with pool as (
    update credit_pools set balance = balance + $2 where organization_id = $1 returning balance, held
  ), entry as (
    insert into credit_entries (id, organization_id, kind, amount) select $3, $1, 'grant', $2 from pool
  )
  select balance, held from pool`;

/** Adds credits to the organization's pool. */
export async function grantCredits({ ctx, input }: Call<Context, z.input<typeof grantSchema>>): Promise<CreditBalance> {
  requireRole(ctx.actor, []);
  const { credits } = parseInput(grantSchema, input);
  const { organizationId } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const { rows } = await sqlOf(ctx).query<CreditBalance>(grant, [organizationId, credits, uuidv7()]);
    const pool = rows[0];
    if (!pool) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
    await writeAuditEntry(ctx, { action: 'credits.granted', targetId: organizationId, detail: { credits } });
    return pool;
  });
}

interface CreditBalance {
  /** What can still be spent: the sum of all ledger entries. */
  balance: number;
  /** What running jobs have set aside; already taken from the balance. */
  held: number;
}

export async function getBalance({ ctx }: Call<Context, Record<string, never>>): Promise<CreditBalance> {
  const { rows } = await sqlOf(ctx).query<CreditBalance>(
    'select balance, held from credit_pools where organization_id = $1',
    [ctx.organizationId],
  );
  const pool = rows[0];
  if (!pool) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  return pool;
}
