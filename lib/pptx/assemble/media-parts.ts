import { createHash } from 'node:crypto';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import type { Part } from '../package/part';
import { contentTypes } from '../package/vocabulary';
import { allocatePartPath } from './allocate-part-path';

/** Picture types that every PowerPoint opens; others are converted before. */
const types: Readonly<Record<string, { extension: string; contentType: string }>> = {
  'image/png': { extension: 'png', contentType: contentTypes.png },
  'image/jpeg': { extension: 'jpeg', contentType: contentTypes.jpeg },
  'image/gif': { extension: 'gif', contentType: contentTypes.gif },
};

/** Puts pictures into a package, each content once however often slides show it. */
export class MediaParts {
  readonly #paths = new Map<string, string>();
  readonly #parts: Map<string, Part>;

  constructor(parts: Map<string, Part>) {
    this.#parts = parts;
  }

  /** The name of the part that holds the picture; made when it is not there yet. */
  pathOf(image: ImageAsset): string {
    const hash = createHash('sha256').update(image.bytes).digest('hex');
    const known = this.#paths.get(hash);
    if (known !== undefined) return known;
    const type = types[image.mimeType];
    if (type === undefined) throw new Error(`Pictures of type ${image.mimeType} can't stand in a presentation.`);
    const path = allocatePartPath(this.#parts, 'ppt/media/image', `.${type.extension}`);
    this.#parts.set(path, { contentType: type.contentType, bytes: image.bytes, relationships: [] });
    this.#paths.set(hash, path);
    return path;
  }
}
