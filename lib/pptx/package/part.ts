import { createHash } from 'node:crypto';

/** One arrow from a part to another part or, when `external`, to an address outside the file. */
export interface Relationship {
  id: string;
  type: string;
  /** A part name without leading slash; a URL when `external`. */
  target: string;
  external?: boolean;
}

/** A part of an Open Packaging Conventions package (ECMA-376 part 2) with its relationships resolved. */
export interface Part {
  contentType: string;
  bytes: Uint8Array;
  relationships: readonly Relationship[];
}

/** Part names without leading slash, such as `ppt/slides/slide1.xml`. */
export type PartMap = ReadonlyMap<string, Part>;

const encoder = new TextEncoder();

/** Makes a part of XML text; `relationships` default to none. */
export function xmlPart(contentType: string, xml: string, relationships: readonly Relationship[] = []): Part {
  return { contentType, bytes: encoder.encode(xml), relationships };
}

/** `ppt/slides/slide1.xml` → `ppt/slides/_rels/slide1.xml.rels` (ECMA-376 part 2, 6.5.2.4). */
export function relationshipsPath(partPath: string): string {
  const slash = partPath.lastIndexOf('/');
  return `${partPath.slice(0, slash + 1)}_rels/${partPath.slice(slash + 1)}.rels`;
}

/** Resolves a relationship target against the part that holds it; the result has no leading slash. */
export function resolveTarget(sourcePath: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const segments = sourcePath.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** The opposite of `resolveTarget`: the relative address of a part as seen from another. */
export function relativeTarget(sourcePath: string, targetPath: string): string {
  const from = sourcePath.split('/').slice(0, -1);
  const to = targetPath.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/** An id that comes from words, so that the same deck has the same bytes. */
export function guidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').toUpperCase();
  return `{${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}}`;
}
