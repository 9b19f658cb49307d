import sharp, { type SharpOptions } from 'sharp';

/**
 * How pictures are decoded: as strictly as at acceptance, since what passed there must not fail here,
 * and none of more pixels than any screen or camera has, so that time and memory have a bound.
 */
export const decodeLimits: SharpOptions = { failOn: 'error', limitInputPixels: 120_000_000, sequentialRead: true };

const shownTypes = new Set<string | undefined>(['png', 'jpeg', 'gif', 'webp']);

/** Whether every row of a picture can be decoded, and is of a type that a presentation can show. */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  try {
    const { format } = await sharp(bytes, decodeLimits).metadata();
    if (!shownTypes.has(format)) return false;
    // It shrinks on the way, so that few rows are in memory at a time.
    await sharp(bytes, decodeLimits).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
