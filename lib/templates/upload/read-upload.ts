import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UploadError } from './upload-error';

export interface PackageLimits {
  mostEntries: number;
  mostInflatedBytes: number;
  /** Of one entry, once it has more than a few kilobytes. */
  mostRatio: number;
}

const uploadLimits: PackageLimits = { mostEntries: 5000, mostInflatedBytes: 150_000_000, mostRatio: 400 };

/** Compound File Binary, as which Office keeps encrypted files and those from before 2007. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ratioFromBytes = 100_000;

/**
 * The entries of a stranger's file by name, inflated as far as the limits allow.
 *
 * @throws {UploadError}
 */
export async function readUpload(bytes: Buffer, limits: PackageLimits = uploadLimits): Promise<Map<string, Buffer>> {
  if (bytes.subarray(0, compoundFile.length).equals(compoundFile))
    throw new UploadError(
      'encrypted',
      'The file is encrypted or from before PowerPoint 2007. Save it without a password as .pptx or .potx.',
    );
  const zip = await open(bytes);
  if (zip.entryCount > limits.mostEntries)
    throw new UploadError(
      'too_large',
      `The file has ${zip.entryCount} parts; a template has at most ${limits.mostEntries}.`,
    );
  const entries = new Map<string, Buffer>();
  let [inflated, packed] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.endsWith('/')) continue;
      inflated += entry.uncompressedSize;
      packed += entry.compressedSize;
      assertBounded(entry, inflated, limits);
      if (packed > bytes.length)
        throw new UploadError('unreadable', `${name} lies over other parts of the file.`, { part: name });
      if (entries.has(name)) throw new UploadError('unreadable', `${name} stands twice in the file.`, { part: name });
      entries.set(name, await inflate(zip, entry));
    }
  } catch (error) {
    if (error instanceof UploadError) throw error;
    throw new UploadError('unreadable', 'The file is damaged: its parts can’t be read.', { cause: error });
  }
  return entries;
}

async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { strictFileNames: true });
  } catch (error) {
    throw new UploadError('not_a_presentation', 'The file is no PowerPoint file (.pptx or .potx), or is cut off.', {
      cause: error,
    });
  }
}

/** Before anything is inflated; the reader ends with an error where an entry holds more than it says. */
function assertBounded(entry: Entry, inflated: number, limits: PackageLimits): void {
  const { fileName: part, uncompressedSize, compressedSize } = entry;
  if (inflated > limits.mostInflatedBytes)
    throw new UploadError('too_large', `The parts of the file are larger than ${limits.mostInflatedBytes / 1e6} MB.`, {
      part,
    });
  if (uncompressedSize > ratioFromBytes && uncompressedSize > compressedSize * limits.mostRatio)
    throw new UploadError('too_large', `${part} is packed more tightly than any picture or text is.`, { part });
}

async function inflate(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted())
    throw new UploadError('encrypted', `${entry.fileName} is encrypted. Save the file without a password.`, {
      part: entry.fileName,
    });
  return buffer(await zip.openReadStreamPromise(entry));
}
