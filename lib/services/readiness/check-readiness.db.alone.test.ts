import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, useDatabase } from '@/lib/platform/database/client';
import { operatorContext } from '../context';
import { openTestService, testDataDir, type TestService } from '../testing/test-service';

const disk = vi.hoisted(() => ({ freeBytes: undefined as number | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const statfs = async (path: string) => {
    const found = await real.statfs(path);
    return disk.freeBytes === undefined ? found : { ...found, bavail: disk.freeBytes, bsize: 1 };
  };
  return { ...real, statfs };
});

let service: TestService;
let check: () => Promise<{ check: string; reason: string }[]>;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  // What it found lately is remembered, and each test looks for the first time.
  vi.resetModules();
  const { useDatabase: use } = await import('@/lib/platform/database/client');
  use(service.database);
  const { checkReadiness } = await import('./check-readiness');
  check = () => checkReadiness({ ctx: operatorContext, input: {} });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  disk.freeBytes = undefined;
  useDatabase(service.database);
});

describe('a process', () => {
  it('is ready with a database, a queue, files and room', async () => {
    expect(await check()).toEqual([]);
  });

  it('is not ready without its tables, and says what makes them', async () => {
    await service.database.pool.query('alter table jobs rename to lost');
    const found = await check();
    await service.database.pool.query('alter table lost rename to jobs');
    expect(found).toEqual([{ check: 'database', reason: 'is not migrated; "npm run migrate" does that' }]);
  });

  it('is not ready without its queue', async () => {
    await service.database.pool.query('alter schema graphile_worker rename to lost');
    const found = await check();
    await service.database.pool.query('alter schema lost rename to graphile_worker');
    expect(found).toEqual([{ check: 'queue', reason: 'is not migrated; "npm run migrate" does that' }]);
  });

  it('is not ready where files can’t be written', async () => {
    await rm(join(testDataDir, 'blobs'), { recursive: true, force: true });
    await writeFile(join(testDataDir, 'blobs'), 'in the way');
    const found = await check();
    await rm(join(testDataDir, 'blobs'));
    expect(found).toEqual([{ check: 'files', reason: 'can not be read or written' }]);
  });

  it('tells a full disk, and tells nobody its path', async () => {
    const { getBlobStore: getStore } = await import('@/lib/platform/blob-store/get-blob-store');
    const { BlobStoreError: StoreError } = await import('@/lib/platform/blob-store/blob-store');
    vi.spyOn(getStore(), 'probe').mockRejectedValue(new StoreError('no-space', 'No space is left under /data.'));
    disk.freeBytes = 1_000_000;
    expect(await check()).toEqual([
      { check: 'files', reason: 'are full' },
      { check: 'disk', reason: 'is full' },
    ]);
  });

  it('remembers what it found for a moment', async () => {
    const query = vi.spyOn(service.database.pool, 'query');
    await Promise.all([check(), check(), check()]);
    await check();
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('whose store of files elsewhere is back is ready two seconds later, and then asks it seldom', async () => {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'elsewhere');
    const { getBlobStore } = await import('@/lib/platform/blob-store/get-blob-store');
    const { BlobStoreError } = await import('@/lib/platform/blob-store/blob-store');
    const probe = vi.spyOn(getBlobStore(), 'probe').mockRejectedValueOnce(new BlobStoreError('unavailable', 'Away.'));
    probe.mockResolvedValue();
    let passedMs = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
    expect(await check()).toEqual([{ check: 'files', reason: 'can not be read or written' }]);
    passedMs = 2_001;
    expect(await check()).toEqual([]);
    passedMs = 12_000;
    await check();
    expect(probe).toHaveBeenCalledTimes(2);
  });
});

describe('a database that', () => {
  let server: Server;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const useServer = async (port: number) => {
    const { useDatabase: use } = await import('@/lib/platform/database/client');
    const database = openDatabase(`postgresql://u:secret@127.0.0.1:${port}/d`, { poolSize: 2 });
    use(database);
    return database;
  };

  it('hangs is told in bounded time, and not asked a second time meanwhile', async () => {
    const database = await useServer((server.address() as AddressInfo).port);
    const query = vi.spyOn(database.pool, 'query');
    const found = [await check(), await check()];
    const reason = 'did not answer within 2 seconds';
    for (const failures of found)
      expect(failures).toEqual([
        { check: 'database', reason },
        { check: 'queue', reason },
      ]);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('is away is told without its address', async () => {
    await useServer(1);
    const found = await check();
    expect(found).toEqual([
      { check: 'database', reason: 'does not answer' },
      { check: 'queue', reason: 'can not be reached' },
    ]);
  });
});
