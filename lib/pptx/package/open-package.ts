import { childrenOf, parseXml, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { relationshipsPath, resolveTarget } from './part';
import type { Relationship } from './part';
import { readZip } from './read-zip';
import { relationshipTypes } from './vocabulary';

/** A package as it lies in the file: parts by name, what they refer to, what type they are said to have. */
export interface OpenPackage {
  /** Without `[Content_Types].xml` and relationship parts. */
  parts: ReadonlyMap<string, Uint8Array>;
  /** By the part that they start from; '' is the package itself. */
  relationshipsOf(path: string): readonly Relationship[];
  /** Undefined when the package names no type. */
  contentTypeOf(path: string): string | undefined;
  /** Parts that the package names a type for one by one, whether they exist or not. */
  declaredParts: readonly string[];
}

const contentTypesPath = '[Content_Types].xml';

/**
 * Opens a package that this project wrote (see `readZip` for the limits).
 *
 * @throws when it is no zip archive, or content types or relationships are not well-formed
 */
export function openPackage(bytes: Uint8Array): OpenPackage {
  return packageOf(readZip(bytes));
}

/**
 * The package whose parts are the entries of an archive.
 *
 * @throws when content types or relationships are not well-formed
 */
export function packageOf(entries: ReadonlyMap<string, Uint8Array>): OpenPackage {
  const types = entries.get(contentTypesPath);
  const declared = types === undefined ? [] : childrenOf(parseXml(types));
  const overrides = new Map(declared.flatMap((element) => typeEntry(element, 'Override', 'PartName')));
  const defaults = new Map(declared.flatMap((element) => typeEntry(element, 'Default', 'Extension')));
  const relationships = new Map<string, Relationship[]>();
  const isPart = (path: string) => path !== contentTypesPath && !path.endsWith('.rels');
  for (const path of ['', ...entries.keys()]) {
    const links = isPart(path) ? entries.get(relationshipsPath(path)) : undefined;
    if (links !== undefined) relationships.set(path, readRelationships(path, links));
  }
  return {
    parts: new Map([...entries].filter(([path]) => isPart(path))),
    relationshipsOf: (path) => relationships.get(path) ?? [],
    contentTypeOf: (path) => overrides.get(path) ?? defaults.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()),
    declaredParts: [...overrides.keys()],
  };
}

function typeEntry(element: XmlElement, name: string, key: string): [string, string][] {
  if (element.localName !== name) return [];
  const subject = element.get(key) ?? '';
  return [[subject.startsWith('/') ? subject.slice(1) : subject.toLowerCase(), element.get('ContentType') ?? '']];
}

function readRelationships(path: string, bytes: Uint8Array): Relationship[] {
  return childrenOf(parseXml(bytes)).map((element) => {
    const external = element.get('TargetMode') === 'External';
    const target = element.get('Target') ?? '';
    return {
      id: element.get('Id') ?? '',
      type: element.get('Type') ?? '',
      target: external ? target : resolveTarget(path, target),
      ...(external && { external }),
    };
  });
}

/** Names of the slides' parts in the order in which they are shown. */
export function slidePathsOf(opened: OpenPackage): string[] {
  const presentation = targetOf(opened, '', relationshipTypes.officeDocument);
  const bytes = presentation === undefined ? undefined : opened.parts.get(presentation);
  if (presentation === undefined || bytes === undefined) return [];
  const list = pathOf(parseXml(bytes), 'p:sldIdLst');
  const links = new Map(opened.relationshipsOf(presentation).map(({ id, target }) => [id, target]));
  return list === undefined ? [] : childrenOf(list).flatMap((entry) => links.get(entry.get('r:id') ?? '') ?? []);
}

/** The first part that another one refers to with a relationship of the given type. */
export function targetOf(opened: OpenPackage, from: string, type: string): string | undefined {
  return opened.relationshipsOf(from).find((relationship) => relationship.type === type)?.target;
}
