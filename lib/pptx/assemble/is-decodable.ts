import sharp from 'sharp';
import { decodeLimits } from './decode-limits';

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
