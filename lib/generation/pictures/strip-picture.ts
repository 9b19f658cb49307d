import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { decodeLimits } from '@/lib/pptx/assemble/is-decodable';
import { stripMetadata } from '@/lib/pptx/assemble/strip-metadata';

/**
 * A picture as it is kept: without place, camera, time and author, but with the way it is held, and every pixel as it
 * came. One whose structure can't be followed stays as it is; the slides get it encoded anew.
 */
export async function stripPicture(mimeType: ImageAsset['mimeType'], bytes: Uint8Array): Promise<Uint8Array> {
  const { orientation } = await sharp(bytes, decodeLimits).metadata();
  return stripMetadata(mimeType, bytes, orientation ?? 1) ?? bytes;
}
