import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { openPackage, type OpenPackage } from '@/lib/pptx/package/open-package';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { childrenOf, descendantsOf, parseXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { isLockedPackage } from '../document-formats';
import { ExtractionError, type ExtractionLimits } from '../extracted-document';
import { decodeDocument } from '../plain/read-plain-text';

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

/**
 * XML of a package as UTF-8. A document type, in which entities that swell or that name files and addresses are
 * declared, has no place there (ECMA-376 part 2, 6.2.5), and no library is shown one.
 *
 * @throws {ExtractionError}
 */
function toPlainXml(bytes: Buffer): Buffer {
  const isWide = bytes.length >= 2 && (bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff || bytes[0] === 0xfe);
  const plain = isWide ? Buffer.from(withoutEncoding(decodeDocument(bytes))) : bytes;
  if (plain.includes('<!DOCTYPE') || plain.includes('<!ENTITY'))
    throw new ExtractionError('unreadable', { cause: new Error('a part has a document type') });
  return plain;
}

function withoutEncoding(xml: string): string {
  return xml.replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*("[^"]*"|'[^']*')/, '$1');
}

/** What was read, as an archive again: for libraries that want one. */
export function toZip(archive: Archive): Buffer {
  const entries = [...archive].map(([name, bytes]) => ({ name, bytes, compress: false }));
  return Buffer.from(writeZip(entries));
}

/**
 * A package of a stranger by its parts and links. Names are compared without prefixes and link types by their last
 * word: writers choose prefixes freely, and the strict form of the standard has link types of its own.
 */
export class OpenParts {
  readonly #package: OpenPackage;

  constructor(archive: Archive) {
    this.#package = openPackage(toZip(archive));
  }

  /** The root element of a part; undefined for parts that the package lacks. */
  rootOf(path: string | undefined): XmlElement | undefined {
    const bytes = path === undefined ? undefined : this.#package.parts.get(path);
    return bytes === undefined ? undefined : parseXml(bytes);
  }

  /** Parts that another one ('' is the package) links to with the type, such as `slide`. */
  linkedFrom(path: string, type: string): string[] {
    return this.#package
      .relationshipsOf(path)
      .flatMap((link) => (link.type.endsWith(`/${type}`) && link.external !== true ? [link.target] : []));
  }

  linkById(path: string, id: string | undefined): string | undefined {
    return this.#package.relationshipsOf(path).find((link) => link.id === id && link.external !== true)?.target;
  }

  /** As the package's properties say (ECMA-376 part 2, 8.2). */
  title(): string {
    const core = this.rootOf(this.linkedFrom('', 'core-properties')[0]);
    return core === undefined ? '' : (belowByName(core, 'title')[0]?.text ?? '');
  }
}

export function belowByName(element: XmlElement, name: string): XmlElement[] {
  return descendantsOf(element).filter(({ localName }) => localName === name);
}

export function childByName(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (parent, name) => parent && childrenOf(parent).find(({ localName }) => localName === name),
    element,
  );
}

/** Of an attribute whose prefix the writer chose, such as `r:id`. */
export function linkedId(element: XmlElement, name = 'id'): string | undefined {
  return [...element.attributes].find(([key]) => key.endsWith(`:${name}`))?.[1];
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
