import type { ImageMimeType } from '@/lib/contracts/reference-image';

/** The first bytes of each type, in Latin-1. */
const beginnings: Record<ImageMimeType, RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};

export const imageTypes = Object.keys(beginnings) as ImageMimeType[];

/** What a file is by its first bytes, because its name may say something else; null for what is no picture of ours. */
export async function imageTypeOf(file: Blob): Promise<ImageMimeType | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return imageTypes.find((type) => beginnings[type].test(head)) ?? null;
}
