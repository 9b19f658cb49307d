import { v7 as uuidv7 } from 'uuid';
import type { DeliveredFile } from '@/lib/generation/pipeline/generation-job';
import type { Call, Context } from '../context';
import { settleCredits } from '../credits/settle-credits';
import { inTransaction, type Sql } from '../sql';

export interface CompleteJobInput {
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
    (id, job_id, organization_id, variant, slide_count, blob_key, file_name, bytes, sha256, quality)
  select file.id, $1, $2, file.variant, file."slideCount", file."blobKey", file."fileName", file.bytes, file.sha256, file.quality
  from jsonb_to_recordset($3::jsonb) as file(
    id uuid, variant int, "slideCount" int, "blobKey" text, "fileName" text, bytes int, sha256 text, quality jsonb)`;

/**
 * Ends a job with its files: rows, charge and status change together or not at all. False
 * when the job had finished before, and then nothing changes.
 */
export async function completeJob({ ctx, input }: Call<Context, CompleteJobInput>): Promise<boolean> {
  return inTransaction(async (sql) => {
    const { rowCount } = await sql.query(complete, [input.jobId, ctx.organizationId]);
    if (rowCount !== 1) return false;
    const files = input.files.map((file) => ({ ...file, id: uuidv7() }));
    await sql.query(insertFiles, [input.jobId, ctx.organizationId, JSON.stringify(files)]);
    await charge(sql, ctx, input);
    return true;
  });
}

async function charge(sql: Sql, ctx: Context, { jobId, charge: credits }: CompleteJobInput): Promise<void> {
  const settled = await settleCredits({ ctx, input: { jobId, credits }, sql });
  // Thrown so that the transaction is undone: a file is never delivered unpaid.
  if (!settled && credits > 0) throw new Error(`The hold of job ${jobId} does not cover a charge of ${credits}.`);
}
