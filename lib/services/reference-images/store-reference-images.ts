import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { Call, Context } from '../context';
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
      await getBlobStore().put(blobKey, image.bytes, { contentType: image.mimeType });
      const { mimeType, widthPx, heightPx } = image;
      return { blobKey, mimeType, bytes: image.bytes.length, widthPx, heightPx };
    }),
  );
}
