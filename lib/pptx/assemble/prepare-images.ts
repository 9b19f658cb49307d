import sharp from 'sharp';
import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';

/**
 * The pictures that a scene shows, as PowerPoint opens them everywhere: WebP becomes PNG, others stay as they are.
 *
 * @throws when a picture can't be decoded
 */
export async function prepareImages(scene: Scene, images: ReadonlyMap<string, ImageAsset>): Promise<Map<string, ImageAsset>> {
  const shown = new Set(scene.slides.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'image' ? [element.imageId] : []))));
  const prepared = await Promise.all(
    [...images].filter(([id]) => shown.has(id)).map(async ([id, image]): Promise<[string, ImageAsset]> => {
      if (image.mimeType !== 'image/webp') return [id, image];
      return [id, { ...image, mimeType: 'image/png', bytes: await sharp(image.bytes).png().toBuffer() }];
    }),
  );
  return new Map(prepared);
}
