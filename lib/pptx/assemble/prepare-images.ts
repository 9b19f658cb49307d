import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';

/** WebP, which PowerPoint does not open everywhere, becomes PNG; other pictures stay as they are. */
export async function prepareImages(images: ReadonlyMap<string, ImageAsset>): Promise<Map<string, ImageAsset>> {
  const prepared = await Promise.all(
    [...images].map(async ([id, image]): Promise<[string, ImageAsset]> => {
      if (image.mimeType !== 'image/webp') return [id, image];
      return [id, { ...image, mimeType: 'image/png', bytes: await sharp(image.bytes).png().toBuffer() }];
    }),
  );
  return new Map(prepared);
}
