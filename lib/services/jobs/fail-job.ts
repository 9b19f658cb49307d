import type { JobErrorCode } from '@/lib/contracts/error-codes';
import type { Call, Context } from '../context';
import { releaseCredits } from '../credits/release-credits';
import { inTransaction, type Sql } from '../sql';

export interface FailJobInput {
  jobId: string;
  code: JobErrorCode;
  /** Shown to the caller. */
  message: string;
}

const fail = `
  update jobs set status = 'failed', error_code = $3, error_message = $4, finished_at = now()
  where id = $1 and organization_id = $2 and status in ('pending', 'processing')`;

/** Ends a job without a result and gives its hold back. False when it had finished before. */
export async function failJob({ ctx, input }: Call<Context, FailJobInput>): Promise<boolean> {
  return inTransaction((sql) => markFailed(sql, ctx, input));
}

/** The same inside a transaction that does more. */
export async function markFailed(sql: Sql, ctx: Context, input: FailJobInput): Promise<boolean> {
  const { rowCount } = await sql.query(fail, [input.jobId, ctx.organizationId, input.code, input.message]);
  if (rowCount !== 1) return false;
  await releaseCredits({ ctx, input: { jobId: input.jobId }, sql });
  return true;
}
