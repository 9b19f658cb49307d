import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { isFinished } from '@/lib/contracts/job';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { getJobReferenceImage } from '../reference-images/stored-images';
import { requireRole } from '../roles';
import { prismaOf } from '../transaction';
import { createPortalJob } from './create-portal-job';
import { getJobRequest } from './get-job-request';

const inputSchema = z.strictObject({
  jobId: z.uuid(),
  /** The button's own name for a press, as `createPortalJob` takes it: the same when that is sent again. */
  submissionId: z.string().max(64),
});

/**
 * Starts a new job that asks for the same as a finished one, its reference images included. It counts against the
 * limits, and costs, as any other job does; a template's name stands for whatever it stands for now.
 */
export async function retryJob({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<{ jobId: string }> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { jobId, submissionId } = parseInput(inputSchema, input);
  await requireFinished(ctx, jobId);
  const request = await requestAgain(ctx, jobId);
  return { jobId: (await createPortalJob({ ctx, input: { submissionId, request } })).jobId };
}

async function requireFinished(ctx: Context, jobId: string): Promise<void> {
  const prisma = await prismaOf(ctx);
  const where = { id: jobId, organizationId: ctx.organizationId };
  const job = await prisma.job.findFirst({ where, select: { status: true } });
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  if (!isFinished(job.status))
    throw new AppError({ code: 'conflict', message: 'This job is not finished. Wait for it, then run it again.' });
}

async function requestAgain(ctx: Context, jobId: string): Promise<GenerateRequest> {
  const { request, images } = await getJobRequest({ ctx, input: { jobId } });
  const asked = request.reference_images ?? [];
  if (asked.length === 0) return request;
  if (images.length < asked.length) throw imagesGone();
  return { ...request, reference_images: await Promise.all(asked.map((_, index) => readImage(ctx, jobId, index + 1))) };
}

async function readImage(
  ctx: Context,
  jobId: string,
  number: number,
): Promise<NonNullable<GenerateRequest['reference_images']>[number]> {
  try {
    const { bytes, mimeType } = await getJobReferenceImage({ ctx, input: { jobId, number } });
    return { mime_type: mimeType, data: Buffer.from(bytes).toString('base64') };
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? imagesGone() : error;
  }
}

function imagesGone(): AppError {
  const days = getEnv().FILE_RETENTION_DAYS;
  return new AppError({
    code: 'conflict',
    message: `The reference images of this job were deleted ${days === 1 ? 'a day' : `${days} days`} after it finished. Choose “Edit and run again” and add them once more.`,
  });
}
