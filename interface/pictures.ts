import sharp, { type Sharp } from 'sharp';
import type { ImageMimeType } from '@/lib/contracts/generate-request';

interface Picture {
  widthPx?: number;
  heightPx?: number;
}

const encoders = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg(),
  'image/webp': (picture) => picture.webp(),
  'image/gif': (picture) => picture.gif(),
} as const satisfies Record<ImageMimeType, (picture: Sharp) => Sharp>;

/** The bytes of a plain picture. */
export function pictureBytes(
  mimeType: ImageMimeType,
  { widthPx: width = 40, heightPx: height = 30 }: Picture = {},
): Promise<Buffer> {
  return encoders[mimeType](
    sharp({ create: { width, height, channels: 3, background: '#2266aa' }, limitInputPixels: false }),
  ).toBuffer();
}

/** An item of `reference_images`. */
export async function picture(
  mimeType: ImageMimeType = 'image/png',
  size?: Picture,
): Promise<{ data: string; mime_type: ImageMimeType }> {
  return { data: (await pictureBytes(mimeType, size)).toString('base64'), mime_type: mimeType };
}
