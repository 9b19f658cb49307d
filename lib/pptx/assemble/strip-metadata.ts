import { crc32 } from 'node:zlib';
import type { ImageAsset } from '@/lib/deck/scene/scene';

/**
 * A picture without what it says about its making: place, camera, time, author, thumbnails, and whatever
 * follows its end. The pixels and their colour profile are not touched.
 *
 * JPEG is read by ITU-T T.81, annex B, and PNG by W3C PNG, third edition, section 11; undefined for bytes that do not
 * follow their format to their end.
 *
 * @param orientation of the stored pixels (Exif, 1 to 8), where it has to be kept: all other metadata is dropped
 */
export function stripMetadata(
  mimeType: ImageAsset['mimeType'],
  bytes: Uint8Array,
  orientation = 1,
): Uint8Array | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = strippers[mimeType](buffer, orientation === 1 ? undefined : exifOrientation(orientation));
  return kept && new Uint8Array(Buffer.concat(kept));
}

type Stripper = (bytes: Buffer, exif: Buffer | undefined) => Buffer[] | undefined;

const strippers: Record<ImageAsset['mimeType'], Stripper> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
};

const marker = {
  restart0: 0xd0,
  restart7: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** Of the application segments, those that tell how to read the pixels. */
const neededSegments: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

function stripJpeg(bytes: Buffer, exif: Buffer | undefined): Buffer[] | undefined {
  const kept = [bytes.subarray(0, 2), ...(exif ? [exifSegment(exif)] : [])];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || code === 0x00) return undefined;
    // Any number of fill bytes may stand before a marker.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) break;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    const end = code === marker.scan ? endOfScan(bytes, next) : next;
    if (end > bytes.length) return undefined;
    if (isNeededSegment(code, bytes.subarray(at + 4, next))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes[at] === 0xff && bytes[at + 1] === marker.end ? [...kept, bytes.subarray(at, at + 2)] : undefined;
}

/** The smallest Exif data that says how a picture is held: a TIFF header and one entry (Exif 2.32, 4.6.4, tag 0x0112). */
function exifOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

function exifSegment(exif: Buffer): Buffer {
  const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  header.writeUInt16BE(header.length - 2 + exif.length, 2);
  return Buffer.concat([header, exif]);
}

function isNeededSegment(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  const name = neededSegments[code];
  return name !== undefined && content.toString('latin1', 0, name.length) === name;
}

/** Where the next marker stands that is neither a stuffed byte nor a restart (T.81, B.1.1.5). */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    const isData =
      code === 0x00 || code === 0xff || (code !== undefined && code >= marker.restart0 && code <= marker.restart7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** Of the chunks that a decoder may skip, those that tell how to show the pixels; animations are kept. */
const neededPngChunks = new Set([
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'hIST',
  'sPLT',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

function stripPng(bytes: Buffer, exif: Buffer | undefined): Buffer[] | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return undefined;
    if (type === 'IDAT' && exif && !kept.some((chunk) => chunk.includes('eXIf'))) kept.push(pngExifChunk(exif));
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || neededPngChunks.has(type)) kept.push(bytes.subarray(at, next));
    if (type === 'IEND') return kept;
    at = next;
  }
  return undefined;
}

function pngExifChunk(exif: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const gifBlock = { trailer: 0x3b, extension: 0x21, image: 0x2c } as const;
const gifLabel = { comment: 0xfe, application: 0xff } as const;

/** Of the application extensions, those that tell how to play and how to read colours; XMP and the like go. */
const neededGifApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Keeps the frames and how they are shown; comments, XMP and what follows the end are dropped (GIF89a, sections 20 to 27). */
function stripGif(bytes: Buffer): Buffer[] | undefined {
  let at = 13 + colorTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === gifBlock.trailer) return [...kept, bytes.subarray(at, at + 1)];
    if (kind !== gifBlock.extension && kind !== gifBlock.image) return undefined;
    const data = kind === gifBlock.extension ? at + 2 : at + 11 + colorTableBytes(bytes[at + 9] ?? 0);
    const end = behindSubBlocks(bytes, data);
    if (end > bytes.length) return undefined;
    if (kind === gifBlock.image || isNeededExtension(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function isNeededExtension(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === gifLabel.comment) return false;
  if (bytes[at + 1] !== gifLabel.application) return true;
  return neededGifApplications.includes(bytes.toString('latin1', at + 3, at + 14));
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

/** Chunks that hold pixels, colours and frames (WebP container specification); EXIF, XMP and unknown ones go. */
const neededWebpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that announce EXIF and XMP. */
const metadataFlags = 0x08 | 0x04;

/** @param exif kept as the only Exif data, at the end, where the format wants it */
function stripWebp(bytes: Buffer, exif?: Buffer): Buffer[] | undefined {
  const chunks: Buffer[] = [];
  const riffEnd = 8 + bytes.readUInt32LE(4);
  if (riffEnd > bytes.length + 1) return undefined;
  for (let at = 12; at + 8 <= riffEnd;) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return undefined;
    const name = bytes.toString('latin1', at, at + 4);
    if (neededWebpChunks.has(name))
      chunks.push(name === 'VP8X' ? withFlags(bytes.subarray(at, next), exif !== undefined) : bytes.subarray(at, next));
    at = next;
  }
  if (chunks.length === 0) return undefined;
  // Only an extended file may have Exif data.
  if (exif && chunks[0]?.toString('latin1', 0, 4) === 'VP8X') chunks.push(webpExifChunk(exif));
  const header = Buffer.from(bytes.subarray(0, 12));
  header.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return [header, ...chunks];
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk);
  copy[8] = ((copy[8] ?? 0) & ~metadataFlags) | (hasExif ? 0x08 : 0);
  return copy;
}

function webpExifChunk(exif: Buffer): Buffer {
  const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
  header.writeUInt32LE(exif.length, 4);
  return Buffer.concat([header, exif, Buffer.alloc(exif.length % 2)]);
}
