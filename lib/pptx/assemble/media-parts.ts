import { createHash } from 'node:crypto';
import type { Part } from '../package/part';
import { contentTypes } from '../package/vocabulary';
import { allocatePartPath } from './allocate-part-path';

/** The bytes of a picture and what they are. */
export interface Medium {
  mimeType: string;
  bytes: Uint8Array;
}

/** Picture types that every PowerPoint opens; others are converted before. */
const types: Readonly<Record<string, { extension: string; contentType: string }>> = {
  'image/png': { extension: 'png', contentType: contentTypes.png },
  'image/jpeg': { extension: 'jpeg', contentType: contentTypes.jpeg },
  'image/gif': { extension: 'gif', contentType: contentTypes.gif },
  'image/svg+xml': { extension: 'svg', contentType: contentTypes.svg },
};

/** Puts pictures into a package, each content once however often slides show it. */
export class MediaParts {
  readonly #paths = new Map<string, string>();
  readonly #parts: Map<string, Part>;

  constructor(parts: Map<string, Part>) {
    this.#parts = parts;
  }

  /** The name of the part that holds the picture; made when it is not there yet. */
  pathOf({ mimeType, bytes }: Medium): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.#paths.get(hash);
    if (known !== undefined) return known;
    const type = types[mimeType];
    if (type === undefined) throw new Error(`Pictures of type ${mimeType} can't stand in a presentation.`);
    const path = allocatePartPath(this.#parts, 'ppt/media/image', `.${type.extension}`);
    this.#parts.set(path, { contentType: type.contentType, bytes, relationships: [] });
    this.#paths.set(hash, path);
    return path;
  }
}
