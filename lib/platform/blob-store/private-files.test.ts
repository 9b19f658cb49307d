import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBlobStore } from './local-blob-store';
import { closeDataFolder, closeToOthers } from './private-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-private-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);

describe('a local store', () => {
  it('writes what no other user of the machine can read', async () => {
    const umask = process.umask(0);
    try {
      await createLocalBlobStore(join(folder, 'blobs')).put('org/job/deck.pptx', Buffer.from('x'), {
        contentType: 'text/plain',
      });
    } finally {
      process.umask(umask);
    }
    const folders = ['blobs', 'blobs/org/job', 'blobs/.types', 'blobs/.types/org', 'blobs/.incoming'];
    for (const path of folders) expect([path, await modeOf(path)]).toEqual([path, '700']);
    for (const path of ['blobs/org/job/deck.pptx', 'blobs/.types/org/job/deck.pptx'])
      expect([path, await modeOf(path)]).toEqual([path, '600']);
  });
});

describe('a folder of files from before', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'blobs/org/.types'), { recursive: true });
    await writeFile(join(folder, 'blobs/org/deck'), 'x');
    await writeFile(join(folder, 'blobs/org/.types/deck'), 'x');
    await writeFile(join(folder, 'elsewhere'), 'x');
    await symlink(join(folder, 'elsewhere'), join(folder, 'blobs/link'));
    for (const path of ['blobs', 'blobs/org', 'blobs/org/.types']) await chmod(join(folder, path), 0o755);
    for (const path of ['blobs/org/deck', 'blobs/org/.types/deck', 'elsewhere']) await chmod(join(folder, path), 0o644);
  });

  it('is closed with all that is in it, and what it only points to is left alone', async () => {
    await closeToOthers(join(folder, 'blobs'));
    for (const path of ['blobs', 'blobs/org', 'blobs/org/.types']) expect(await modeOf(path)).toBe('700');
    for (const path of ['blobs/org/deck', 'blobs/org/.types/deck']) expect(await modeOf(path)).toBe('600');
    expect(await modeOf('elsewhere')).toBe('644');
  });

  it('need not be there', async () => {
    await expect(closeToOthers(join(folder, 'none'))).resolves.toBeUndefined();
  });
});

it('a data folder can be passed by others and not be read', async () => {
  await chmod(folder, 0o777);
  await closeDataFolder(folder);
  expect(await modeOf('.')).toBe('711');
  await chmod(folder, 0o700);
  await closeDataFolder(folder);
  expect(await modeOf('.')).toBe('700');
});
