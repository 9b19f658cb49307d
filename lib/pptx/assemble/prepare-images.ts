import sharp from 'sharp';
import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';
import { stripMetadata } from './strip-metadata';

/**
 * The pictures that a scene shows, as PowerPoint opens them everywhere: upright, without metadata, and WebP
 * as PNG. Those that are upright already keep their pixels bit by bit. (A GIF has no Exif data; it stays as it is.)
 *
 * @throws when a picture can't be decoded
 */
export async function prepareImages(scene: Scene, images: ReadonlyMap<string, ImageAsset>): Promise<Map<string, ImageAsset>> {
  const shown = new Set(scene.slides.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'image' ? [element.imageId] : []))));
  const prepared = [...images].filter(([id]) => shown.has(id)).map(async ([id, image]) => [id, await prepare(image)] as const);
  return new Map(await Promise.all(prepared));
}

async function prepare(image: ImageAsset): Promise<ImageAsset> {
  switch (image.mimeType) {
    case 'image/gif':
      return image;
    case 'image/webp':
      return encodeUpright(image, 'image/png');
    case 'image/png':
    case 'image/jpeg': {
      // PowerPoint shows pixels as they are stored, whatever the Exif orientation says.
      const { orientation = 1 } = await sharp(image.bytes).metadata();
      const bytes = orientation === 1 ? stripMetadata(image.mimeType, image.bytes) : undefined;
      return bytes ? { ...image, bytes } : encodeUpright(image, image.mimeType);
    }
  }
}

/** Decoded, turned and encoded anew, which drops all metadata; colours come out as sRGB. */
async function encodeUpright(image: ImageAsset, mimeType: 'image/png' | 'image/jpeg'): Promise<ImageAsset> {
  // As strict as the check at acceptance: what passed there must not fail here.
  const upright = sharp(image.bytes, { failOn: 'error' }).autoOrient();
  const encoded = mimeType === 'image/png' ? upright.png() : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return { ...image, mimeType, bytes: await encoded.toBuffer() };
}
