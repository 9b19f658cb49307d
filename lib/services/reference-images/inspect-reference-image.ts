import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/reference-image';
import { getEnv } from '@/lib/platform/env/env';
import { SemaphoreFullError } from '@/lib/platform/semaphore/create-semaphore';
import { decodePicture, readPictureSize, type PictureSize } from './decode-picture';
import { hasGifEnd, hasJpegEnd, hasPngEnd } from './picture-end';

export interface InspectedImage {
  bytes: Uint8Array;
  mimeType: ImageMimeType;
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
}

interface PictureType {
  /** Whether the first bytes are those of the type; nothing else ever reaches a decoder. */
  begins: (bytes: Buffer) => boolean;
  /** Whether the end is there, where the decoder is content without. */
  ends?: (bytes: Buffer) => boolean;
  /** The decoder it has to reach then. */
  format: string;
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const types: Readonly<Record<ImageMimeType, PictureType>> = {
  'image/png': { format: 'png', begins: (bytes) => bytes.subarray(0, 8).equals(pngSignature), ends: hasPngEnd },
  'image/jpeg': {
    format: 'jpeg',
    begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    ends: hasJpegEnd,
  },
  'image/gif': { format: 'gif', begins: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)), ends: hasGifEnd },
  'image/webp': { format: 'webp', begins: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)) },
};

/**
 * Decodes a picture whole, because a header tells nothing about what follows it; but only when the
 * header promises no more pixels than are accepted. `param` is the path of its data in the request.
 */
export async function inspectReferenceImage(
  image: { data: string; mime_type: ImageMimeType },
  param: string,
): Promise<InspectedImage> {
  const bytes = Buffer.from(image.data, 'base64');
  const type = types[image.mime_type];
  if (!type.begins(bytes)) throw refusal(param, `is not of the type ${image.mime_type}`);
  const refuse = (cause: unknown) => refuseUndecodable(param, cause);
  const size = await readPictureSize(bytes).catch(refuse);
  if (size.format !== type.format) throw refusal(param, `is not of the type ${image.mime_type}`);
  const megapixels = getEnv().REFERENCE_IMAGE_MAX_MEGAPIXELS;
  const mostPixels = megapixels * 1_000_000;
  if (size.widthPx * size.heightPx * size.frames > mostPixels) {
    throw refusal(param, `has ${describe(size)}; at most ${megapixels} megapixels are accepted`);
  }
  if (type.ends?.(bytes) === false) throw refusal(param, 'is cut short');
  await decodePicture(bytes, mostPixels).catch(refuse);
  return { bytes, mimeType: image.mime_type, widthPx: size.widthPx, heightPx: size.heightPx };
}

function describe({ widthPx, heightPx, frames }: PictureSize): string {
  return `${widthPx} by ${heightPx} pixels${frames > 1 ? ` in each of ${frames} frames` : ''}`;
}

function refusal(param: string, fault: string, cause?: unknown): AppError {
  return new AppError({ code: 'invalid_request', message: `${param} ${fault}.`, param, cause });
}

/** Whoever comes when too many wait is not to blame for it. */
function refuseUndecodable(param: string, cause: unknown): never {
  if (cause instanceof SemaphoreFullError) throw cause;
  throw refusal(param, 'cannot be decoded as a picture', cause);
}
