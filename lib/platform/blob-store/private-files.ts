import type { Stats } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What people send and what is made of it is nobody else's on this machine. */
export const privateFolder = 0o700;
export const privateFile = 0o600;
/** Others may pass, since PostgreSQL runs as an account of its own under root, but see nothing. */
const passableFolder = 0o711;

/** Closes a folder of files to other users, with all that was written before files were made private. */
export async function closeToOthers(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found || (found.mode & 0o077) === 0) return;
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await limit(path, privateFolder);
    else if (entry.isFile()) await limit(path, privateFile);
  }
  // The folder itself comes last: until then its mode tells that this is not through.
  await limit(folder, privateFolder);
}

/** Closes the data folder to other users as far as it can be. */
export async function closeDataFolder(folder: string): Promise<void> {
  await limit(folder, passableFolder);
}

async function limit(path: string, mode: number): Promise<void> {
  // Somebody else's folder, such as a volume, is its owner's to open and to close; what is gone needs no closing.
  const found = await lstat(path).catch(() => undefined);
  if (!found || !isOwn(found) || (found.mode & 0o777 & ~mode) === 0) return;
  await chmod(path, found.mode & 0o7777 & (mode | ~0o777));
}

function isOwn({ uid }: Stats): boolean {
  const ours = process.getuid?.();
  return ours === undefined || ours === 0 || ours === uid;
}
