import type { PartMap, Relationship } from './part';
import { relationshipsPath, relativeTarget } from './part';
import { escapeXml } from './escape-xml';
import { contentTypes, namespaces, xmlDeclaration } from './vocabulary';
import { writeZip } from './write-zip';
import type { ZipEntry } from './write-zip';

/** Extensions whose type is declared once for all; everything else is declared part by part. */
const defaultTypes: Readonly<Record<string, string>> = {
  rels: contentTypes.relationships,
  xml: 'application/xml',
  png: contentTypes.png,
  jpeg: contentTypes.jpeg,
  jpg: contentTypes.jpeg,
  gif: contentTypes.gif,
  xlsx: contentTypes.spreadsheetFile,
};

const encoder = new TextEncoder();

/** Kinds of parts that are small already. */
const storedExtensions = new Set(['png', 'jpeg', 'jpg', 'gif']);

/**
 * Zips parts into a package: content types from what exists, relationships beside each part, always the same bytes.
 *
 * @param options.stored leaves everything uncompressed, for a package inside another one that compresses it
 */
export function writePackage(
  parts: PartMap,
  rootRelationships: readonly Relationship[],
  options: { stored?: boolean } = {},
): Uint8Array {
  const entries: ZipEntry[] = [
    xmlEntry('[Content_Types].xml', contentTypesXml(parts)),
    xmlEntry('_rels/.rels', relationshipsXml('', rootRelationships)),
  ];
  for (const [path, part] of parts) {
    entries.push({ name: path, bytes: part.bytes, compress: !storedExtensions.has(extensionOf(path)) });
    if (part.relationships.length > 0)
      entries.push(xmlEntry(relationshipsPath(path), relationshipsXml(path, part.relationships)));
  }
  return writeZip(options.stored ? entries.map((entry) => ({ ...entry, compress: false })) : entries);
}

function xmlEntry(name: string, xml: string): ZipEntry {
  return { name, bytes: encoder.encode(xml), compress: true };
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

function contentTypesXml(parts: PartMap): string {
  const extensions = new Set(['rels', 'xml']);
  const overrides: string[] = [];
  for (const [path, { contentType }] of parts) {
    const extension = extensionOf(path);
    if (defaultTypes[extension] === contentType) extensions.add(extension);
    else overrides.push(`<Override PartName="/${escapeXml(path)}" ContentType="${escapeXml(contentType)}"/>`);
  }
  const defaults = [...extensions].map(
    (extension) => `<Default Extension="${extension}" ContentType="${defaultTypes[extension]}"/>`,
  );
  return `${xmlDeclaration}<Types xmlns="${namespaces.types}">${defaults.join('')}${overrides.join('')}</Types>`;
}

function relationshipsXml(sourcePath: string, relationships: readonly Relationship[]): string {
  const items = relationships.map(({ id, type, target, external }) => {
    const address = external ? target : relativeTarget(sourcePath, target);
    return `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(address)}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return `${xmlDeclaration}<Relationships xmlns="${namespaces.rel}">${items.join('')}</Relationships>`;
}
