import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ExtractionError, type ExtractionLimits } from '../extracted-document';
import { isLockedPackage } from '../plain/has-content-of';
import { toPlainXml } from './to-plain-xml';

/** The parts of a package that hold text, by name: XML as UTF-8, no larger than the limits allow. */
export type Archive = ReadonlyMap<string, Buffer>;

/** Real documents have some hundred. */
const mostEntries = 20_000;

/**
 * Opens an Open XML package of a stranger. Only its XML is inflated, entry by entry, and never to more than it says it
 * is and the limits allow; pictures, fonts and packages inside stay as they are. Libraries are given what was read here
 * alone, so that there is no second reading of the archive that could see something else.
 *
 * @throws {ExtractionError}
 */
export async function openArchive(bytes: Buffer, limits: ExtractionLimits): Promise<Archive> {
  if (isLockedPackage(bytes)) throw new ExtractionError('encrypted');
  const parts = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes, { strictFileNames: false });
  if (zip.entryCount > mostEntries) throw new ExtractionError('too_large');
  let inflatedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    inflatedBytes += entry.uncompressedSize;
    if (inflatedBytes > limits.maxInflatedBytes) throw new ExtractionError('too_large');
    if (!isXml(entry.fileName)) continue;
    if (parts.has(entry.fileName))
      throw new ExtractionError('unreadable', { cause: new Error(`${entry.fileName} stands twice in the archive`) });
    parts.set(entry.fileName, toPlainXml(await readEntry(zip, entry)));
  }
  return parts;
}

/** The reader ends with an error as soon as an entry holds more or less than it says. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new ExtractionError('encrypted');
  return buffer(await zip.openReadStreamPromise(entry));
}

function isXml(name: string): boolean {
  return /\.(xml|rels)$/i.test(name);
}
