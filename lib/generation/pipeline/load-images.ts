import type { ImageAsset } from '@/lib/deck/scene/scene';
import { imageIdOf } from './brief-of';
import type { Run } from './run';

/** The pictures of the request with their bytes, by the ids under which slides name them. */
export async function loadImages({ job, files }: Pick<Run, 'job' | 'files'>): Promise<Map<string, ImageAsset>> {
  const assets = job.referenceImages.map(async ({ blobKey, mimeType, widthPx, heightPx }, index) => {
    const id = imageIdOf(index);
    return { id, mimeType, widthPx, heightPx, bytes: await files.getFile(blobKey) };
  });
  return new Map((await Promise.all(assets)).map((asset) => [asset.id, asset]));
}
