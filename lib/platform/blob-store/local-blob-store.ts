import { randomUUID } from 'node:crypto';
import { createReadStream, type BigIntStats } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import {
  type BlobContent,
  type BlobDescription,
  type BlobStore,
  BlobStoreError,
  checkKey,
  checkPrefix,
} from './blob-store';
import { privateFile, privateFolder } from './private-files';

/** Files under `directory`; the content types stand beside them in a hidden folder. */
export function createLocalBlobStore(directory: string): BlobStore {
  const path = (key: string) => join(directory, checkKey(key));
  const typePath = (key: string) => join(directory, '.types', checkKey(key));

  async function describe(key: string, found: BigIntStats): Promise<BlobDescription> {
    return {
      size: Number(found.size),
      etag: `"${found.ino.toString(36)}-${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
      contentType: (await readFile(typePath(key), 'utf8').catch(nullWhenAbsent)) ?? 'application/octet-stream',
    };
  }

  async function head(key: string): Promise<BlobDescription | null> {
    const found = await stat(path(key), { bigint: true }).catch(nullWhenAbsent);
    return found?.isFile() ? describe(key, found) : null;
  }

  return {
    place: `the folder ${resolve(directory)} of ${hostname()}`,

    async put(key, bytes, { contentType }) {
      const target = path(key);
      try {
        await inFolderOf(typePath(key), () => writeFile(typePath(key), contentType, { mode: privateFile }));
        await writeWhole(directory, target, bytes);
      } catch (error) {
        throw explainWriteFailure(directory, error);
      }
      const written = await head(key);
      if (!written) throw new BlobStoreError('unavailable', `${target} vanished after it was written.`);
      return { size: written.size, etag: written.etag };
    },

    async get(key, options): Promise<BlobContent | null> {
      const handle = await open(path(key), 'r').catch(nullWhenAbsent);
      const found = await handle?.stat({ bigint: true });
      if (!handle || !found?.isFile()) {
        await handle?.close();
        return null;
      }
      const file = createReadStream('', { fd: handle, ...options?.range });
      return { ...(await describe(key, found)), stream: Readable.toWeb(file) as ReadableStream<Uint8Array> };
    },

    head,

    async delete(keys) {
      for (const key of keys) {
        await rm(path(key), { force: true });
        await rm(typePath(key), { force: true });
        await removeEmptyFolders(dirname(path(key)), directory);
        await removeEmptyFolders(dirname(typePath(key)), directory);
      }
    },

    async list(prefix) {
      const keys: string[] = [];
      const folder = checkPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1);
      await collect(directory, folder, keys);
      return keys.filter((key) => key.startsWith(prefix)).sort();
    },

    async listFolders(folder, { limit, after }) {
      const entries =
        (await readdir(join(directory, checkPrefix(folder)), { withFileTypes: true }).catch(nullWhenAbsent)) ?? [];
      const folders = entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name);
      const rest = folders.filter((name) => name > (after ?? '')).sort();
      const names = rest.slice(0, limit);
      return { names, next: rest.length > limit ? (names.at(-1) ?? null) : null };
    },

    async dropUnfinished(before) {
      const folder = join(directory, '.incoming');
      let dropped = 0;
      for (const name of (await readdir(folder).catch(nullWhenAbsent)) ?? []) {
        const found = await stat(join(folder, name)).catch(nullWhenAbsent);
        if (!found || found.mtime >= before) continue;
        await rm(join(folder, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },

    async probe() {
      const temporary = join(directory, '.incoming', randomUUID());
      try {
        await inFolderOf(temporary, () => writeFile(temporary, 'probe', { mode: privateFile }));
        await readFile(temporary);
      } catch (error) {
        throw explainWriteFailure(directory, error);
      } finally {
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** A reader sees the old bytes or the new ones, also after the power went off in between. */
async function writeWhole(directory: string, target: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(directory, '.incoming', randomUUID());
  await mkdir(dirname(temporary), { recursive: true, mode: privateFolder });
  try {
    const handle = await open(temporary, 'wx', privateFile);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await inFolderOf(target, () => rename(temporary, target));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Makes the folder of `path` for `write`; again when a deletion found it empty and took it away in between. */
async function inFolderOf(path: string, write: () => Promise<void>, attemptsLeft = 5): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: privateFolder });
    await write();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || attemptsLeft === 0) throw error;
    await inFolderOf(path, write, attemptsLeft - 1);
  }
}

/** From `folder` upwards, for as long as they are empty and below `top`. */
async function removeEmptyFolders(folder: string, top: string): Promise<void> {
  for (let next = folder; next.startsWith(`${join(top)}${sep}`); next = dirname(next)) {
    try {
      await rmdir(next);
    } catch (error) {
      // Gone before: its parents may be empty all the same.
      if (errorCode(error) !== 'ENOENT') return;
    }
  }
}

async function collect(directory: string, folder: string, keys: string[]): Promise<void> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(nullWhenAbsent);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue;
    const key = `${folder}${entry.name}`;
    if (entry.isDirectory()) await collect(directory, `${key}/`, keys);
    else if (entry.isFile()) keys.push(key);
  }
}

function nullWhenAbsent(error: unknown): null {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
  throw error;
}

/** Turns what the file system says into a line that tells the operator what to do. */
export function explainWriteFailure(directory: string, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BlobStoreError(
        'no-space',
        `No space is left for files under ${directory}. Free some or move DATA_DIR.`,
        { cause: error },
      );
    case undefined:
      return error;
    // Node.js calls it ENOENT when it can't make a folder on a disk that is read-only.
    default:
      return new BlobStoreError(
        'unavailable',
        `Files can't be written under ${directory} (${String(errorCode(error))}): check its disk, owner and permissions.`,
        { cause: error },
      );
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
