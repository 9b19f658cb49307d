import { crc32 } from 'node:zlib';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { exifOrientation } from './exif-orientation';
import { stripGif } from './strip-gif';
import { stripWebp } from './strip-webp';

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
const neededApplications: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

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
    if (isNeeded(code, bytes.subarray(at + 4, next))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes[at] === 0xff && bytes[at + 1] === marker.end ? [...kept, bytes.subarray(at, at + 2)] : undefined;
}

function exifSegment(exif: Buffer): Buffer {
  const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  header.writeUInt16BE(header.length - 2 + exif.length, 2);
  return Buffer.concat([header, exif]);
}

function isNeeded(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  const name = neededApplications[code];
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
const neededChunks = new Set([
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
    if (type === 'IDAT' && exif && !kept.some((chunk) => chunk.includes('eXIf'))) kept.push(exifChunk(exif));
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || neededChunks.has(type)) kept.push(bytes.subarray(at, next));
    if (type === 'IEND') return kept;
    at = next;
  }
  return undefined;
}

function exifChunk(exif: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
