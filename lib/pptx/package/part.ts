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
