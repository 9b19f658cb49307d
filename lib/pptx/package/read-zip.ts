import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** The file is not a zip archive, or is cut off. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/**
 * Reads every entry of a zip archive that this project made itself: whole in memory, without
 * ZIP64, encryption or limits. Files of strangers need a reader that bounds what it inflates.
 *
 * @throws {ZipError} when the bytes are not such an archive
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndOfDirectory(file);
  const entries = new Map<string, Uint8Array>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== directoryEntry)
      throw new ZipError('The zip directory is damaged.');
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) entries.set(name, readEntry(file, at));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function findEndOfDirectory(file: Buffer): number {
  for (let at = file.length - 22; at >= 0 && at > file.length - 22 - 0xffff; at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new ZipError('This is not a zip archive.');
}

function readEntry(file: Buffer, entryAt: number): Uint8Array {
  const method = file.readUInt16LE(entryAt + 10);
  const size = file.readUInt32LE(entryAt + 20);
  const headerAt = file.readUInt32LE(entryAt + 42);
  const start = headerAt + 30 + file.readUInt16LE(headerAt + 26) + file.readUInt16LE(headerAt + 28);
  const data = file.subarray(start, start + size);
  if (method === stored) return data;
  if (method === deflated) return inflateRawSync(data);
  throw new ZipError(`Compression method ${method} is not supported.`);
}
