import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BlobStore, readBlob } from './blob-store';
import { explainWriteFailure, createLocalBlobStore } from './local-blob-store';
import { createS3BlobStore } from './s3-blob-store';
import { s3Key, startS3Server } from './testing/s3-server';
import { startVercelBlobServer } from './testing/vercel-blob-server';
import { createVercelBlobStore } from './vercel-blob-store';

const token = 'vercel_blob_rw_teststore_secret';
let directory: string;
let server: Awaited<ReturnType<typeof startVercelBlobServer>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const environment = { ...process.env };

beforeAll(async () => {
  server = await startVercelBlobServer(token);
  s3 = await startS3Server('decks');
  process.env.VERCEL_BLOB_API_URL = server.origin;
  process.env.VERCEL_BLOB_RETRIES = '0';
});
afterAll(async () => {
  process.env = environment;
  await server.close();
  await s3.close();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterEach(async () => {
  server.blobs.clear();
  s3.empty();
  await rm(directory, { recursive: true });
});

const stores: [string, () => BlobStore][] = [
  ['local folder', () => createLocalBlobStore(directory)],
  ['Vercel Blob', () => createVercelBlobStore({ token })],
  ['S3', openS3Store],
];
function openS3Store(): BlobStore {
  return createS3BlobStore({
    bucket: 'decks',
    region: 'us-east-1',
    endpoint: s3.endpoint,
    credentials: s3Key,
    forcePathStyle: true,
    presignsDownloads: true,
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);
const text = { contentType: 'text/plain' };

describe.each(stores)('blob store: %s', (_name, create) => {
  it('gives back the bytes, size, type and etag that were put', async () => {
    const store = create();
    const written = await store.put('a/one.txt', bytes('grüße'), text);
    const found = await store.get('a/one.txt');
    expect(written.size).toBe(7);
    expect(written.etag).toMatch(/^".+"$/);
    expect(found).toMatchObject({ ...written, contentType: 'text/plain' });
    expect(await store.head('a/one.txt')).toEqual({ ...written, contentType: 'text/plain' });
    expect(Buffer.from((await readBlob(store, 'a/one.txt'))!.bytes).toString()).toBe('grüße');
  });

  it('writes only the view that it was given', async () => {
    const store = create();
    await store.put('view', bytes('abcdef').subarray(2, 4), text);
    expect(Buffer.from((await readBlob(store, 'view'))!.bytes).toString()).toBe('cd');
  });

  it('keeps an empty blob', async () => {
    const store = create();
    await store.put('empty', new Uint8Array(), text);
    expect(await store.head('empty')).toMatchObject({ size: 0 });
  });

  it('replaces a blob and changes its etag', async () => {
    const store = create();
    const first = await store.put('k', bytes('one'), text);
    const second = await store.put('k', bytes('two!'), { contentType: 'text/csv' });
    expect(second.etag).not.toBe(first.etag);
    expect(await store.head('k')).toEqual({ ...second, contentType: 'text/csv' });
  });

  it('gives the asked range and the whole size', async () => {
    const store = create();
    await store.put('k', bytes('0123456789'), text);
    const found = await store.get('k', { range: { start: 2, end: 4 } });
    expect(found?.size).toBe(10);
    expect(await new Response(found?.stream).text()).toBe('234');
    const tail = await store.get('k', { range: { start: 7, end: 99 } });
    expect(await new Response(tail?.stream).text()).toBe('789');
  });

  it('answers the probe', async () => {
    await expect(create().probe()).resolves.toBeUndefined();
  });

  it('answers null for what it does not have', async () => {
    const store = create();
    await store.put('folder/file', bytes('x'), text);
    for (const key of ['absent', 'folder', 'folder/file/below']) {
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
    }
  });

  it('deletes, and passes over what is not there', async () => {
    const store = create();
    await store.put('a', bytes('x'), text);
    await store.put('b', bytes('x'), text);
    await store.delete(['a', 'absent']);
    await store.delete([]);
    expect(await store.list('')).toEqual(['b']);
  });

  it('lists every key with a prefix, sorted, over several pages', async () => {
    const store = create();
    for (const key of ['org/2/c', 'org/2/a', 'org/1/z', 'org/2/b/d', 'org/22']) await store.put(key, bytes('x'), text);
    expect(await store.list('org/2/')).toEqual(['org/2/a', 'org/2/b/d', 'org/2/c']);
    expect(await store.list('org/2')).toEqual(['org/2/a', 'org/2/b/d', 'org/2/c', 'org/22']);
    expect(await store.list('none/')).toEqual([]);
  });

  it('lists the folders in a folder, page by page', async () => {
    const store = create();
    for (const key of ['org/c/one', 'org/a/one', 'org/a/two', 'org/b/deep/one', 'org/file', 'organ/x'])
      await store.put(key, bytes('x'), text);
    const first = await store.listFolders('org/', { limit: 2 });
    expect(first.names).toEqual(['a', 'b']);
    expect(await store.listFolders('org/', { limit: 2, after: first.next })).toEqual({ names: ['c'], next: null });
    expect(await store.listFolders('none/', { limit: 2 })).toEqual({ names: [], next: null });
  });

  it.each([
    '../up',
    'a/../../b',
    '/rooted',
    'a//b',
    'a/',
    '.hidden',
    'a/.types/b',
    '',
    'sp ace',
    'a\\b',
    'nul\0',
    'x'.repeat(600),
  ])('refuses the key %j', async (key) => {
    const store = create();
    await expect(store.put(key, bytes('x'), text)).rejects.toMatchObject({ failure: 'invalid-key' });
    await expect(store.get(key)).rejects.toMatchObject({ failure: 'invalid-key' });
    await expect(store.head(key)).rejects.toMatchObject({ failure: 'invalid-key' });
    await expect(store.delete([key])).rejects.toMatchObject({ failure: 'invalid-key' });
  });
});

describe('local folder', () => {
  it('leaves no temporary file when the target cannot be written', async () => {
    const store = createLocalBlobStore(directory);
    await mkdir(join(directory, 'taken', 'inside'), { recursive: true });
    await expect(store.put('taken', bytes('x'), text)).rejects.toThrow();
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
  });

  it('leaves no folder behind when its last file is deleted, and keeps those with files', async () => {
    const store = createLocalBlobStore(directory);
    for (const key of ['org/a/one', 'org/a/deep/two', 'org/b/three']) await store.put(key, bytes('x'), text);
    await store.delete(['org/a/one', 'org/a/deep/two']);
    expect(await readdir(join(directory, 'org'))).toEqual(['b']);
    expect(await readdir(join(directory, '.types', 'org'))).toEqual(['b']);
    await store.delete(['org/b/three']);
    expect((await readdir(directory)).filter((name) => name !== '.incoming')).toEqual([]);
    expect(await store.list('org/')).toEqual([]);
  });

  it('writes while the same folder is emptied', async () => {
    const store = createLocalBlobStore(directory);
    const rounds = Array.from({ length: 30 }, async (_, round) => {
      await store.put(`org/jobs/${round}/file`, bytes('x'), text);
      await store.delete([`org/jobs/${round}/file`]);
    });
    await Promise.all(rounds);
    expect(await store.list('')).toEqual([]);
  });
});

describe('write failures', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });

  it.each([
    ['ENOSPC', 'no-space'],
    ['EDQUOT', 'no-space'],
    ['EROFS', 'unavailable'],
  ])('names %s for the operator', (code, expected) => {
    expect(explainWriteFailure('/data/blobs', failure(code))).toMatchObject({
      failure: expected,
      message: expect.stringContaining('/data/blobs'),
    });
  });

  it('passes other failures on as they are', () => {
    const other = new TypeError('a defect');
    expect(explainWriteFailure('/data/blobs', other)).toBe(other);
  });
});

describe('Vercel Blob', () => {
  it('stores privately', async () => {
    await createVercelBlobStore({ token }).put('secret', bytes('x'), text);
    expect(server.blobs.get('secret')?.access).toBe('private');
  });

  describe('presign', () => {
    const inAMinute = () => new Date(Date.now() + 60_000);
    /** The library builds addresses on Vercel's hosts alone; the stand-in answers what follows the host. */
    const follow = (address: string, change: (url: URL) => void = () => {}) => {
      const url = new URL(address);
      change(url);
      return fetch(new URL(`${url.pathname}${url.search}`, server.origin));
    };
    async function presigned(expiresAt = inAMinute()): Promise<string> {
      const store = createVercelBlobStore({ token });
      await store.put('org/one.pptx', bytes('content'), text);
      return store.presign!('org/one.pptx', { expiresAt });
    }

    it('gives an address on the host of the private store that opens the blob without a token', async () => {
      const address = await presigned();
      expect(new URL(address).host).toBe('teststore.private.blob.vercel-storage.com');
      expect(address).not.toContain(token);
      const response = await follow(address);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="one.pptx"');
      expect(await response.text()).toBe('content');
    });

    it('opens nothing else, and not with another signature or after its time', async () => {
      const address = await presigned();
      await createVercelBlobStore({ token }).put('org/two.pptx', bytes('secret'), text);
      expect((await follow(address, (url) => (url.pathname = '/org/two.pptx'))).status).toBe(403);
      expect((await follow(address, (url) => url.searchParams.set('vercel-blob-signature', 'x'))).status).toBe(403);
      const late = Date.now() + 61_000;
      vi.spyOn(Date, 'now').mockReturnValue(late);
      expect((await follow(address)).status).toBe(403);
      vi.restoreAllMocks();
    });

    it('reports a service that refuses as unavailable', async () => {
      server.failNext(503, 'service_unavailable');
      const store = createVercelBlobStore({ token });
      await expect(store.presign!('one', { expiresAt: inAMinute() })).rejects.toMatchObject({ failure: 'unavailable' });
      await expect(store.presign!('one', { expiresAt: new Date(0) })).rejects.toMatchObject({ failure: 'unavailable' });
      await expect(store.presign!('../one', { expiresAt: inAMinute() })).rejects.toMatchObject({
        failure: 'invalid-key',
      });
    });
  });

  it('reports a service that fails or refuses the token as unavailable', async () => {
    server.failNext(503, 'service_unavailable');
    await expect(createVercelBlobStore({ token }).head('k')).rejects.toMatchObject({ failure: 'unavailable' });
    const stranger = createVercelBlobStore({ token: 'vercel_blob_rw_teststore_wrong' });
    await expect(stranger.put('k', bytes('x'), text)).rejects.toMatchObject({ failure: 'unavailable' });
  });
});
