import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { stripPicture } from '@/lib/generation/pictures/strip-picture';
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
      const { mimeType, widthPx, heightPx } = image;
      // Where it was taken is nobody's business, whoever gets at the store.
      const bytes = await stripPicture(mimeType, image.bytes);
      await getBlobStore().put(blobKey, bytes, { contentType: mimeType });
      return { blobKey, mimeType, bytes: bytes.length, widthPx, heightPx };
    }),
  );
}
