import { v7 as uuidv7 } from 'uuid';
import { jobErrorCodes, type JobErrorCode } from '@/lib/contracts/error-codes';
import { isFinished, type JobStatus } from '@/lib/contracts/job';
import type { DeliveredFile } from '@/lib/generation/pipeline/generation-job';
import { getEnv } from '@/lib/platform/env/env';
import { storableJson } from '@/lib/platform/database/storable-text';
import { systemContext, type Call, type Context, type OperatorContext } from '../context';
import { getBalance, holdCredits, releaseCredits, settleCredits } from '../credits/ledger';
import { inTransaction, sqlOf, type Within } from '../transaction';

export interface StartJobInput {
  jobId: string;
  /** What the job can cost at most. */
  largestCharge: number;
}

// The row stays locked until the hold is placed, so a job starts once.
const lockJob = `select status, deadline_at <= now() as overdue from jobs where id = $1 and organization_id = $2 for update`;

const markStarted = `
  update jobs set status = 'processing', started_at = now(), deadline_at = now() + make_interval(mins => $3::int)
  where id = $1 and organization_id = $2 and status = 'pending'`;

/**
 * Takes a job to work: places the hold of the largest possible charge and moves it to
 * `processing`. True again for a job that was started before and is not finished, so that a
 * worker can take it up; false when nothing is left to do. A pool that doesn't cover the
 * hold fails the job.
 */
export async function startJob({ ctx, input }: Call<Context, StartJobInput>): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { rows } = await sqlOf(ctx).query<{ status: JobStatus; overdue: boolean }>(lockJob, [
      input.jobId,
      ctx.organizationId,
    ]);
    const job = rows[0];
    if (!job || isFinished(job.status)) return false;
    const refusal: Refusal | null = job.overdue
      ? { code: 'generation_timeout', message: jobErrorCodes.generation_timeout.meaning }
      : await refusalOfHold(ctx, input);
    if (refusal) {
      await failJob({ ctx, input: { jobId: input.jobId, ...refusal } });
      return false;
    }
    await sqlOf(ctx).query(markStarted, [input.jobId, ctx.organizationId, getEnv().JOB_TIMEOUT_MINUTES]);
    return true;
  });
}

interface Refusal {
  code: JobErrorCode;
  message: string;
}

async function refusalOfHold(
  ctx: Within<Context>,
  { jobId, largestCharge: credits }: StartJobInput,
): Promise<Refusal | null> {
  // A price of zero needs no hold, and the ledger has no rows of zero.
  if (credits === 0) return null;
  if (await holdCredits({ ctx, input: { jobId, credits } })) return null;
  const { balance } = await getBalance({ ctx, input: {} });
  return {
    code: 'insufficient_credits',
    message: `The job may cost ${credits === 1 ? '1 credit' : `${credits} credits`}, which it sets aside before it begins, and ${balance === 1 ? '1 is' : `${balance} are`} left.`,
  };
}

interface CompleteJobInput {
  jobId: string;
  /** Files that stand in the blob store already. */
  files: readonly DeliveredFile[];
  /** For what was delivered; never more than was held. */
  charge: number;
}

const complete = `
  update jobs set status = 'completed', finished_at = now()
  where id = $1 and organization_id = $2 and status = 'processing'`;

const insertFiles = `
  insert into artifacts
    (id, job_id, organization_id, variant, slide_count, blob_key, file_name, title, bytes, sha256, quality)
  select file.id, $1, $2, file.variant, file."slideCount", file."blobKey", file."fileName", file.title, file.bytes, file.sha256, file.quality
  from jsonb_to_recordset($3::jsonb) as file(
    id uuid, variant int, "slideCount" int, "blobKey" text, "fileName" text, title text, bytes int, sha256 text, quality jsonb)`;

/**
 * Ends a job with its files: rows, charge and status change together or not at all. False
 * when the job had finished before, and then nothing changes.
 */
export async function completeJob({ ctx, input }: Call<Context, CompleteJobInput>): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { rowCount } = await sqlOf(ctx).query(complete, [input.jobId, ctx.organizationId]);
    if (rowCount !== 1) return false;
    const files = input.files.map((file) => ({ ...file, id: uuidv7() }));
    await sqlOf(ctx).query(insertFiles, [input.jobId, ctx.organizationId, storableJson(files)]);
    await charge(ctx, input);
    return true;
  });
}

async function charge(ctx: Within<Context>, { jobId, charge: credits }: CompleteJobInput): Promise<void> {
  const settled = await settleCredits({ ctx, input: { jobId, credits } });
  // Thrown so that the transaction is undone: a file is never delivered unpaid.
  if (!settled && credits > 0) throw new Error(`The hold of job ${jobId} does not cover a charge of ${credits}.`);
}

interface FailJobInput {
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
  const { jobId, code, message } = input;
  return inTransaction(ctx, async (ctx) => {
    const { rowCount } = await sqlOf(ctx).query(fail, [jobId, ctx.organizationId, code, message]);
    if (rowCount !== 1) return false;
    await releaseCredits({ ctx, input: { jobId } });
    return true;
  });
}

/** Ends a job whose time is over. False when it had finished before. */
export function failOverdueJob({ ctx, input }: Call<Context, { jobId: string }>): Promise<boolean> {
  const { meaning: message } = jobErrorCodes.generation_timeout;
  return failJob({ ctx, input: { ...input, code: 'generation_timeout', message } });
}

const findOverdue = `
  select id, organization_id from jobs
  where status in ('pending', 'processing') and deadline_at <= now()
  order by deadline_at limit 100`;

/** Fails the jobs that are past their time limit, whatever became of their workers; returns their ids. */
export async function failOverdueJobs({ ctx }: Call<OperatorContext, Record<string, never>>): Promise<string[]> {
  const { rows } = await sqlOf(ctx).query<{ id: string; organization_id: string }>(findOverdue);
  const failed: string[] = [];
  for (const { id, organization_id: organizationId } of rows) {
    const changed = await failOverdueJob({ ctx: systemContext(organizationId), input: { jobId: id } });
    if (changed) failed.push(id);
  }
  return failed;
}
