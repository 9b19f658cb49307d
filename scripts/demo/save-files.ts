import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import type { Client, CompletedJob } from '@/lib/client';

export interface SavedFile {
  path: string;
  slideCount: number;
  bytes: number;
}

/** Downloads every file of a job: the first to `path`, variants beside it. */
export async function saveFiles(client: Client, { downloads }: CompletedJob, path: string): Promise<SavedFile[]> {
  mkdirSync(dirname(path), { recursive: true });
  const saved: SavedFile[] = [];
  for (const [index, item] of downloads.entries()) {
    const bytes = await client.download(item);
    const target =
      'variant' in item && index > 0 ? path.replace(extname(path), `-${item.variant}${extname(path)}`) : path;
    writeFileSync(target, bytes);
    saved.push({ path: target, slideCount: 'slide_count' in item ? item.slide_count : 1, bytes: bytes.byteLength });
  }
  return saved;
}
