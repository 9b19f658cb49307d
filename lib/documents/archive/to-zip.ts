import { writeZip } from '@/lib/pptx/package/write-zip';
import type { Archive } from './open-archive';

/** What was read, as an archive again: for libraries that want one. */
export function toZip(archive: Archive): Buffer {
  const entries = [...archive].map(([name, bytes]) => ({ name, bytes, compress: false }));
  return Buffer.from(writeZip(entries));
}
