import sharp from 'sharp';
import { decodeLimits } from '@/lib/pptx/assemble/decode-limits';

/** Enough to see what a picture shows; more costs tokens alone. */
const longestSidePx = 1_024;

/** An upright copy of a picture for a model that sees: small, on white, and without what it says about its making. */
export async function copyForModel(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mimeType: string }> {
  const copy = sharp(bytes, decodeLimits)
    .autoOrient()
    .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true });
  return {
    bytes: await copy.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality: 85 }).toBuffer(),
    mimeType: 'image/jpeg',
  };
}
