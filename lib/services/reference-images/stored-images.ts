import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/generate-request';
import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import type { Call, Context } from '../context';
import { storedImagesSchema } from '../jobs/get-job-request';
import { prismaOf } from '../transaction';
import type { InspectedImage } from './inspect-reference-image';

/** What a job's row says of each of its pictures. */
export interface StoredReferenceImage {
  blobKey: string;
  mimeType: InspectedImage['mimeType'];
  bytes: number;
  widthPx: number;
  heightPx: number;
}

/** Puts a job's pictures where its worker finds them. */
export async function storeReferenceImages({
  ctx,
  input,
}: Call<Context, { jobId: string; images: readonly InspectedImage[] }>): Promise<StoredReferenceImage[]> {
  const folder = jobFolder({ id: input.jobId, organizationId: ctx.organizationId });
  return Promise.all(
    input.images.map(async (image, index) => {
      const blobKey = `${folder}reference/${index + 1}`;
      const { bytes, mimeType, widthPx, heightPx } = image;
      await getBlobStore().put(blobKey, bytes, { contentType: mimeType });
      return { blobKey, mimeType, bytes: bytes.length, widthPx, heightPx };
    }),
  );
}

/** A picture that a job of the organization was given, by its number from 1. */
export async function getJobReferenceImage({
  ctx,
  input,
}: Call<Context, { jobId: string; number: number }>): Promise<{ bytes: Uint8Array; mimeType: ImageMimeType }> {
  const prisma = await prismaOf(ctx);
  const job = validate(input.jobId)
    ? await prisma.job.findFirst({
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
