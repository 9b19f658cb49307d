import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getCompute } from '@/lib/generation/compute/compute';
import { shrinkTask } from '@/lib/generation/thumbnails/picture-task';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';
import { drawing, type Picture } from './slide-previews';

const widestPx = 480;

const findImage = `
  select reference_images -> ($3::int - 1) ->> 'blobKey' as "blobKey" from jobs
  where id = $1 and organization_id = $2 and files_deleted_at is null`;

/** A reference image of a job, small and drawn anew, so that nothing of what was uploaded reaches a browser but its look. */
export async function getReferenceThumbnail({
  ctx,
  input,
}: Call<Context, { jobId: string; number: number }>): Promise<Picture<Uint8Array>> {
  const { jobId, number } = input;
  const { rows } = validate(jobId)
    ? await sqlOf(ctx).query<{ blobKey: string | null }>(findImage, [jobId, ctx.organizationId, number])
    : { rows: [] };
  const blobKey = rows[0]?.blobKey;
  if (!blobKey) throw noSuchImage();
  return { etag: `"${jobId}-${number}"`, read: () => shrink(ctx, blobKey) };
}

async function shrink({ organizationId }: Context, blobKey: string): Promise<Uint8Array> {
  const kept = await readBlob(getBlobStore(), blobKey);
  if (!kept) throw noSuchImage();
  return drawing.run(1, () => getCompute().run(shrinkTask, { bytes: kept.bytes, widestPx }, { organizationId }));
}

function noSuchImage(): AppError {
  return new AppError({
    code: 'not_found',
    message: 'There is no such picture, or it was deleted with the files of its job.',
  });
}
