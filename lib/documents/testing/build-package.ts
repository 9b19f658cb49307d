import { writeZip } from '@/lib/pptx/package/write-zip';

/** Text parts of a package by name. */
export type PackageParts = Readonly<Record<string, string | Uint8Array>>;

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A zip archive of parts, whatever is in them. */
export function buildPackage(parts: PackageParts): Buffer {
  return Buffer.from(
    writeZip(
      Object.entries(parts).map(([name, content]) => ({ name, bytes: Buffer.from(content as string), compress: true })),
    ),
  );
}

/** Types of parts by their names, as `[Content_Types].xml` lists them. */
export function contentTypes(overrides: Readonly<Record<string, string>>): string {
  const entries = Object.entries(overrides).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${entries.join('')}</Types>`;
}

export interface Link {
  id: string;
  type: string;
  target: string;
  isExternal?: boolean;
}

export function relationships(links: readonly Link[]): string {
  const entries = links.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${id}" Type="${type.includes('://') ? type : `${relationshipBase}/${type}`}" Target="${target}"${isExternal === true ? ' TargetMode="External"' : ''}/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

export function coreProperties(title: string): string {
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`;
}

export const corePropertiesLink =
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** Sets the bit by which an archive says that its entries are locked (APPNOTE 4.4.4), in every header. */
export function markEncrypted(zip: Buffer): Buffer {
  const marked = Buffer.from(zip);
  for (const [signature, offset] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    for (let at = marked.indexOf(signature, 0, 'latin1'); at !== -1; at = marked.indexOf(signature, at + 4, 'latin1'))
      marked.writeUInt16LE(marked.readUInt16LE(at + offset) | 1, at + offset);
  }
  return marked;
}

/** Makes the archive say that an entry is as large as that once it is unpacked, in both of its headers. */
export function declareSize(zip: Buffer, name: string, size: number): Buffer {
  const changed = Buffer.from(zip);
  for (const [signature, sizeAt, nameAt] of [
    ['PK\u0003\u0004', 22, 30],
    ['PK\u0001\u0002', 24, 46],
  ] as const) {
    for (
      let at = changed.indexOf(signature, 0, 'latin1');
      at !== -1;
      at = changed.indexOf(signature, at + 4, 'latin1')
    ) {
      if (changed.toString('utf8', at + nameAt, at + nameAt + name.length) === name)
        changed.writeUInt32LE(size, at + sizeAt);
    }
  }
  return changed;
}

/** What a document of Office looks like once it is locked by a password: a compound file with a stream of that name. */
export function lockedPackage(): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_500),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(500),
  ]);
}
