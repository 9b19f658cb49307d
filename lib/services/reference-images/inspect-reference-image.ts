import sharp from 'sharp';
import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/reference-image';
import { getEnv } from '@/lib/platform/env/env';

export interface InspectedImage {
  bytes: Uint8Array;
  mimeType: ImageMimeType;
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
}

/** The first bytes of each type; nothing else ever reaches the decoder. */
const signatures: Readonly<Record<ImageMimeType, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/gif': (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  'image/webp': (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)),
};

/**
 * Decodes a picture whole, because a header tells nothing about what follows it. `param` is
 * the path of its data in the request.
 */
export async function inspectReferenceImage(
  image: { data: string; mime_type: ImageMimeType },
  param: string,
): Promise<InspectedImage> {
  const bytes = Buffer.from(image.data, 'base64');
  if (!signatures[image.mime_type](bytes)) {
    throw new AppError({ code: 'invalid_request', message: `${param} is not of the type ${image.mime_type}.`, param });
  }
  const limit = getEnv().REFERENCE_IMAGE_MAX_MEGAPIXELS;
  const { width, height } = await uprightSize(bytes).catch((cause: unknown) => refuseUndecodable(param, cause));
  if (width * height > limit * 1_000_000) {
    const message = `${param} has ${width} by ${height} pixels; at most ${limit} megapixels are accepted.`;
    throw new AppError({ code: 'invalid_request', message, param });
  }
  await decodeWhole(bytes).catch((cause: unknown) => refuseUndecodable(param, cause));
  return { bytes, mimeType: image.mime_type, widthPx: width, heightPx: height };
}

/** Exif can say that a picture was stored on its side; the layout needs it as it will be shown. */
async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

/** Shrinks to a few pixels while decoding: every row is read, and few are in memory at a time. */
async function decodeWhole(bytes: Buffer): Promise<void> {
  await sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
    .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

function refuseUndecodable(param: string, cause: unknown): never {
  throw new AppError({ code: 'invalid_request', message: `${param} cannot be decoded as a picture.`, param, cause });
}
