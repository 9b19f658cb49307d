import { isFinished, type JobStatus } from '@/lib/contracts/job';
import { jobErrorCodes } from '@/lib/contracts/error-codes';
import type { Call, Context } from '../context';
import { holdCredits } from '../credits/hold-credits';
import { inTransaction, type Sql } from '../sql';
import { markFailed } from './fail-job';

export interface StartJobInput {
  jobId: string;
  /** What the job can cost at most. */
  largestCharge: number;
}

// The row stays locked until the hold is placed, so a job starts once.
const lockJob = `select status, deadline_at <= now() as overdue from jobs where id = $1 and organization_id = $2 for update`;

const markStarted = `
  update jobs set status = 'processing', started_at = now()
  where id = $1 and organization_id = $2 and status = 'pending'`;

/**
 * Takes a job to work: places the hold of the largest possible charge and moves it to
 * `processing`. True again for a job that was started before and is not finished, so that a
 * worker can take it up; false when nothing is left to do. A pool that doesn't cover the
 * hold fails the job.
 */
export async function startJob({ ctx, input }: Call<Context, StartJobInput>): Promise<boolean> {
  return inTransaction(async (sql) => {
    const { rows } = await sql.query<{ status: JobStatus; overdue: boolean }>(lockJob, [
      input.jobId,
      ctx.organizationId,
    ]);
    const job = rows[0];
    if (!job || isFinished(job.status)) return false;
    const refusal = job.overdue ? 'generation_timeout' : await refusalOfHold(ctx, input, sql);
    if (refusal) {
      await markFailed(sql, ctx, { jobId: input.jobId, code: refusal, message: jobErrorCodes[refusal].meaning });
      return false;
    }
    await sql.query(markStarted, [input.jobId, ctx.organizationId]);
    return true;
  });
}

async function refusalOfHold(ctx: Context, input: StartJobInput, sql: Sql): Promise<'insufficient_credits' | null> {
  // A price of zero needs no hold, and the ledger has no rows of zero.
  if (input.largestCharge === 0) return null;
  const held = await holdCredits({ ctx, input: { jobId: input.jobId, credits: input.largestCharge }, sql });
  return held ? null : 'insufficient_credits';
}
