import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawThumbnail, renderThumbnail } from '@/lib/generation/thumbnails/draw-thumbnail';
import { builtinThemes, builtinThumbnailPath } from '@/lib/templates/builtin-themes';

const root = join(import.meta.dirname, '../..');

/** By the name of the template: SHA-256 of the drawing that its picture was made from. */
export type DrawingHashes = Record<string, string>;

export const hashesFile = join(import.meta.dirname, 'drawing-hashes.json');

export interface BuiltinThumbnail {
  name: string;
  /** Of the committed picture. */
  file: string;
  drawingHash: string;
  render(): Promise<Uint8Array>;
}

export function builtinThumbnails(): BuiltinThumbnail[] {
  return builtinThemes.map((theme) => ({
    name: theme.name,
    file: join(root, 'public', builtinThumbnailPath(theme.name)),
    drawingHash: createHash('sha256').update(drawThumbnail(theme)).digest('hex'),
    render: () => renderThumbnail(theme),
  }));
}

export function readHashes(): DrawingHashes {
  return JSON.parse(readFileSync(hashesFile, 'utf8')) as DrawingHashes;
}
