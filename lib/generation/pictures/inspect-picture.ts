import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { stripMetadata } from '@/lib/pptx/assemble/strip-metadata';
import type { Task } from '../compute/compute';

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

// What libvips keeps of a picture for the next operation is of no use for the next picture.
sharp.cache(false);

interface PictureSize {
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
  /** 1 unless it is animated. */
  frames: number;
}

interface PictureHeader extends PictureSize {
  /** Of the decoder that takes these bytes. */
  format: string;
  /** The way it is held, of Exif. */
  orientation: number;
}

/** What the header says; nothing is decoded for it. */
async function readHeader(bytes: Buffer): Promise<PictureHeader> {
  const { autoOrient, pages, format, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, frames: pages ?? 1, format, orientation };
}

/**
 * Throws unless every row of every frame can be decoded, and when there are more pixels than the
 * header had said. The picture shrinks on the way, so that few rows are in memory at a time where its
 * format allows it.
 */
async function decodePicture(bytes: Buffer, mostPixels: number): Promise<void> {
  await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true, animated: true })
    .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
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

const types: Readonly<Record<ImageAsset['mimeType'], PictureType>> = {
  'image/png': { format: 'png', begins: (bytes) => bytes.subarray(0, 8).equals(pngSignature), ends: hasPngEnd },
  'image/jpeg': {
    format: 'jpeg',
    begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    ends: hasJpegEnd,
  },
  'image/gif': { format: 'gif', begins: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)), ends: hasGifEnd },
  'image/webp': { format: 'webp', begins: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)) },
};

interface PictureToInspect {
  bytes: Uint8Array;
  mimeType: ImageAsset['mimeType'];
  /** Over all frames. */
  mostPixels: number;
}

/** A picture that may be kept, or what is wrong with it: another type than was said, too many pixels, no end, or rows that can't be decoded. */
export type InspectedPicture =
  | ({ fault: null; bytes: Uint8Array } & PictureSize)
  | ({ fault: 'too-large' } & PictureSize)
  | { fault: 'type' | 'cut-short' }
  | { fault: 'undecodable'; reason: string };

/**
 * Decodes a picture whole, because a header tells nothing about what follows it; but only when the
 * header promises no more pixels than are accepted. What is kept of it is without place, camera, time and author, but
 * with the way it is held, and every pixel as it came. One whose structure can't be followed stays as it is; the slides
 * get it encoded anew.
 */
export const inspectPictureTask: Task<PictureToInspect, InspectedPicture> = {
  name: 'inspect-picture',
  async work({ bytes: sent, mimeType, mostPixels }) {
    const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
    const type = types[mimeType];
    if (!type.begins(bytes)) return { fault: 'type' };
    try {
      const { format, orientation, ...size } = await readHeader(bytes);
      if (format !== type.format) return { fault: 'type' };
      if (size.widthPx * size.heightPx * size.frames > mostPixels) return { fault: 'too-large', ...size };
      if (type.ends?.(bytes) === false) return { fault: 'cut-short' };
      await decodePicture(bytes, mostPixels);
      return { fault: null, ...size, bytes: stripMetadata(mimeType, bytes, orientation) ?? bytes };
    } catch (error) {
      return { fault: 'undecodable', reason: error instanceof Error ? error.message : String(error) };
    }
  },
};
