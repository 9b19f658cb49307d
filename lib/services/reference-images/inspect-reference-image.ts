import sharp from 'sharp';
import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/generate-request';
import { getEnv } from '@/lib/platform/env/env';
import { createSemaphore, SemaphoreFullError } from '@/lib/platform/semaphore/create-semaphore';

/** Length, name and checksum of the chunk behind which nothing comes (PNG, 11.2.5). */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

function hasPngEnd(bytes: Buffer): boolean {
  return bytes.includes(pngEnd);
}

const trailer = 0x3b;
const extension = 0x21;
const image = 0x2c;

/**
 * Whether the blocks of a GIF lead to its trailer (GIF89a, section 27). A decoder leaves out a frame
 * that is cut short, and is content with those before it.
 */
function hasGifEnd(bytes: Buffer): boolean {
  let at = 13 + colorTableBytes(bytes[10] ?? 0);
  for (;;) {
    switch (bytes[at]) {
      case trailer:
        return true;
      case extension:
        at = behindSubBlocks(bytes, at + 2);
        break;
      case image:
        at = behindSubBlocks(bytes, at + 11 + colorTableBytes(bytes[at + 9] ?? 0));
        break;
      default:
        return false;
    }
  }
}

/** The flags of a screen or a frame say whether it has a table of colours, and how long that is. */
function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

const marker = 0xff;
const endOfImage = 0xd9;

/**
 * Whether the segments of a JPEG lead to its end marker (ITU-T T.81, annex B). A decoder that has all pixels does not
 * look for it, and programs append what they like behind it.
 */
function hasJpegEnd(bytes: Buffer): boolean {
  let at = 2;
  while (at < bytes.length) {
    const next = bytes.indexOf(marker, at);
    if (next < 0) return false;
    const code = bytes[next + 1];
    if (code === endOfImage) return true;
    if (code === marker) at = next + 1;
    else if (code === undefined || isBare(code)) at = next + 2;
    // A segment has a length; the pixels behind the head of a scan have none, and escape what looks like a marker.
    else if (next + 4 > bytes.length) return false;
    else at = next + 2 + bytes.readUInt16BE(next + 2);
  }
  return false;
}

/** Escaped bytes, restarts and other markers that no length follows. */
function isBare(code: number): boolean {
  return code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}

/**
 * A picture of 40 megapixels takes up to 350 MB to decode, whatever the size of its file; and while
 * two are decoded, two threads of Node's four are left for files and names.
 */
const decoding = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 60_000 });

// What libvips keeps of a picture for the next operation is of no use for the next picture.
sharp.cache(false);

interface PictureSize {
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
  /** 1 unless it is animated. */
  frames: number;
  /** Of the decoder that takes these bytes. */
  format: string;
}

/** What the header says; nothing is decoded for it. */
async function readPictureSize(bytes: Buffer): Promise<PictureSize> {
  const { autoOrient, pages, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, frames: pages ?? 1, format };
}

/**
 * Throws unless every row of every frame can be decoded, and when there are more pixels than the
 * header had said. The picture shrinks on the way, so that few rows are in memory at a time where its
 * format allows it.
 */
function decodePicture(bytes: Buffer, mostPixels: number): Promise<void> {
  return decoding.run(1, async () => {
    await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true, animated: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  });
}

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
