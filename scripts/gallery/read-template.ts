import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import type { OpenedTemplate } from '@/lib/templates/own-template';
import { openUpload } from '@/lib/templates/upload/open-upload';
import { UsageError } from '../admin/usage-error';

/** A PowerPoint file as the template that an organization would have of it; a UsageError where it can't be one. */
export async function readTemplate(path: string): Promise<OpenedTemplate> {
  const identity = { name: basename(path, extname(path)), description: '', tags: [] };
  try {
    const { theme, template, scale } = await openUpload(await readFile(path), identity, { drawPixels, shrinkPicture });
    return { theme, upload: { template, scale } };
  } catch (error) {
    throw new UsageError(`--template ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
