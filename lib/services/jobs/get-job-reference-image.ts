import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/reference-image';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { storedImagesSchema } from './get-job-request';

/** A picture that a job of the organization was given, by its number from 1. */
export async function getJobReferenceImage({
  ctx,
  input,
}: Call<Context, { jobId: string; number: number }>): Promise<{ bytes: Uint8Array; mimeType: ImageMimeType }> {
  const job = validate(input.jobId)
    ? await getPrisma().job.findFirst({
        where: { id: input.jobId, organizationId: ctx.organizationId },
        select: { referenceImages: true },
      })
    : null;
  const image = job && storedImagesSchema.parse(job.referenceImages)[input.number - 1];
  const blob = image && (await readBlob(getBlobStore(), image.blobKey));
  if (!image || !blob)
    throw new AppError({ code: 'not_found', message: 'There is no such picture, or it has been deleted.' });
  return { bytes: blob.bytes, mimeType: image.mimeType };
}
