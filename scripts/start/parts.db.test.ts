// Runs the parts of the built service by themselves, by way of scripts/run.mjs; builds it first when its sources changed.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/client';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import {
  createTenant,
  openTestService,
  testDataDir,
  type TestService,
  type TestTenant,
} from '@/lib/services/testing/test-service';
import { prepare } from '../prepare/prepare.mjs';
import { spawnCommand, type RunningCommand } from './testing/spawn-command';

const root = join(import.meta.dirname, '../..');
const parts = ['web', 'worker'] as const;
const { NEXTAUTH_SECRET = '', KEY_PEPPER = '', DOWNLOAD_SIGNING_KEYS = '' } = process.env;
const secrets = { NEXTAUTH_SECRET, KEY_PEPPER, DOWNLOAD_SIGNING_KEYS };

let service: TestService;
let tenant: TestTenant;
let shared: Record<string, string>;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  shared = { ...secrets, DATABASE_URL: service.database.url, DATA_DIR: testDataDir, LOG_LEVEL: 'warn' };
  await prepare(root, ['build']);
}, 300_000);
afterAll(() => service.close());

describe.each(parts)('npm run %s', (part) => {
  it('says which variables all machines must share, and does nothing without them', async () => {
    const { status, stdout, stderr } = await spawnCommand([part], { PORT: 'x' }).ended;
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^DATABASE_URL is missing; .* "npm start"\.$/),
      'PORT is "x"; it must be a whole number from 1 to 65535.',
      expect.stringMatching(/^NEXTAUTH_SECRET is missing; .* the same on every machine\.$/),
      expect.stringMatching(/^KEY_PEPPER is missing; .* the same on every machine\.$/),
      expect.stringMatching(/^DOWNLOAD_SIGNING_KEYS is missing; .* the same on every machine\.$/),
    ]);
  });

  it('says what it needs when it is asked for help', async () => {
    const { status, stdout } = await spawnCommand([part, '--help'], {}).ended;
    expect(status).toBe(0);
    expect(stdout).toContain(`npm run ${part}:`);
    for (const name of ['DATABASE_URL', ...Object.keys(secrets)]) expect(stdout).toContain(name);
  });

  it('says so when it can’t reach the database', async () => {
    const nowhere = { ...shared, PORT: String(await findFreePort()), DATABASE_URL: 'postgresql://127.0.0.1:1/none' };
    const { status, stderr } = await spawnCommand([part], nowhere).ended;
    expect(status).toBe(1);
    expect(stderr).toMatch(/database/i);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('says so in a line when its files are not those of the database', async () => {
    await prepareBlobStore();
    const elsewhere = { ...shared, PORT: String(await findFreePort()), DATA_DIR: join(testDataDir, 'other-files') };
    const { status, stderr } = await spawnCommand([part], elsewhere).ended;
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The files of this database are in .* would use the folder .*other-files.*S3_BUCKET.*\n$/),
    ]);
  });
});

it('npm run worker refuses where there is nothing for it to do', async () => {
  const inngest = { JOB_ENGINE: 'inngest', INNGEST_EVENT_KEY: 'k', INNGEST_SIGNING_KEY: 'k' };
  const { status, stderr } = await spawnCommand(['worker'], { ...shared, ...inngest }).ended;
  expect([status, stderr.trim()]).toEqual([
    1,
    'JOB_ENGINE is inngest, which runs the jobs by calling the web process; a worker would have nothing to do.',
  ]);
});

describe('web process and worker, each by itself', () => {
  let web: RunningCommand;
  let worker: RunningCommand;
  let origin: string;
  beforeAll(async () => {
    const port = String(await findFreePort());
    origin = `http://127.0.0.1:${port}`;
    web = spawnCommand(['web'], { ...shared, PORT: port, PUBLIC_BASE_URL: origin, DRAIN_SECONDS: '1' });
    worker = spawnCommand(['worker'], shared);
    await Promise.all([
      web.until(/The web process is ready on /),
      worker.until(/The worker is ready for 2 jobs at a time/),
    ]);
  }, 120_000);
  afterAll(async () => {
    for (const { child } of [web, worker]) child.kill('SIGKILL');
    await Promise.all([web.ended, worker.ended]);
  });

  it('make a service together, pages included', async () => {
    const client = createClient({ baseUrl: origin, apiKey: tenant.key.key });
    const job = await client.generateAndWait({ prompt: 'A 4-slide deck about ferries', output_type: 'deck' });
    expect(job.downloads).toHaveLength(1);
    expect((await fetch(`${origin}/signin`)).status).toBe(200);
  });

  it('drain when they are told to end', async () => {
    const ready = () => fetch(`${origin}/api/ready`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    web.child.kill('SIGTERM');
    await vi.waitUntil(async () => (await ready()) === 503);
    expect((await fetch(`${origin}/api/v1/nope`)).status).toBe(404);
    const { status, stdout } = await web.ended;
    expect(status).toBe(0);
    expect(stdout).toContain('Stopped.');
    expect(stdout).toContain('every other part of the service must see the same folder');
  });

  it('end in order also when nobody reads their lines any more', async () => {
    worker.child.stdout?.destroy();
    worker.child.kill('SIGTERM');
    const { status, stderr } = await worker.ended;
    expect([status, stderr]).toEqual([0, '']);
  });
});
