import type { GenerateRequest } from '@/lib/contracts/generate-request';
import type { DeliveredFile } from '@/lib/generation/pipeline/generation-job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { Context } from '../context';
import { createJob } from '../jobs/create-job';
import { completeJob, startJob } from '../jobs/job-life';
import type { Sql } from '../transaction';

export const deckRequest: GenerateRequest = { prompt: 'A plan in 10 slides', output_type: 'deck' };

/** Accepts a job and returns its id. */
export async function acceptJob(ctx: Context, request: GenerateRequest = deckRequest): Promise<string> {
  const { body } = await createJob({ ctx, input: { request, sentBody: request, baseUrl: 'http://localhost' } });
  return body.job_id;
}

/** A file of a job, put into the blob store as the pipeline does. */
export async function deliverFile(ctx: Context, jobId: string, variant: number | null = null): Promise<DeliveredFile> {
  const bytes = new TextEncoder().encode(`file of ${jobId}, ${variant ?? 'deck'}`);
  const blobKey = `organizations/${ctx.organizationId}/jobs/${jobId}/${variant ?? 'deck'}.pptx`;
  await getBlobStore().put(blobKey, bytes, { contentType: 'application/octet-stream' });
  return {
    variant,
    slideCount: variant === null ? 8 : 1,
    blobKey,
    fileName: 'Größe & plan.pptx',
    title: 'Größe & plan',
    bytes: bytes.length,
    sha256: 'a'.repeat(64),
    quality: {} as DeliveredFile['quality'],
  };
}

/** Takes an accepted deck to its file, without the pipeline. */
export async function completeWithFiles(ctx: Context, jobId: string): Promise<DeliveredFile> {
  await startJob({ ctx, input: { jobId, largestCharge: 10 } });
  const file = await deliverFile(ctx, jobId);
  await completeJob({ ctx, input: { jobId, files: [file], charge: 8 } });
  return file;
}

/** Moves the end of a job, and the birth of its files, into the past. */
export async function finishedDaysAgo(sql: Sql, jobId: string, days: number): Promise<void> {
  await sql.query('update jobs set finished_at = now() - make_interval(secs => $2) where id = $1', [
    jobId,
    days * 86_400,
  ]);
  await sql.query('update artifacts set created_at = now() - make_interval(secs => $2) where job_id = $1', [
    jobId,
    days * 86_400,
  ]);
}
