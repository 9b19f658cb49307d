import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from './testing/start-web';

let service: TestService;
let tenant: TestTenant;
let servers: WebProcess[];
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  servers = await Promise.all([startWeb({ env: { LOG_LEVEL: 'info' } }), startWeb()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await service.close();
});

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };

function call(server: WebProcess | undefined, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${tenant.key.key}`, 'Content-Type': 'application/json', ...init.headers };
  return fetch(`${server?.url}${path}`, { ...init, headers });
}

const generate = (server: WebProcess | undefined) =>
  call(server, '/api/v1/generate', { method: 'POST', body: JSON.stringify(deck) });

describe('two web processes on one database', () => {
  it('show each other’s jobs', async () => {
    const accepted = await generate(servers[0]);
    expect(accepted.status).toBe(200);
    const { job_id } = await accepted.json();
    const shown = await call(servers[1], `/api/v1/status/${job_id}`);
    expect(shown.status).toBe(200);
    expect(await shown.json()).toMatchObject({ job_id, status: 'pending' });
  });
});

describe('a web process with files of its own on the same database', () => {
  it('does not start, and says in a line what to set', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-other-files-'));
    const failure: unknown = await startWeb({ env: { DATA_DIR: folder } }).catch((error: unknown) => error);
    rmSync(folder, { recursive: true });
    expect(String(failure)).toMatch(
      /the web process ended with 1:\nThe files of this database are in the folder .* would use the folder .*other-files.*S3_BUCKET.*$/,
    );
  });
});

describe('without pages', () => {
  it('there is nothing outside the interface, and that is said in JSON', async () => {
    for (const path of ['/', '/signin', '/api/auth/session']) {
      const response = await call(servers[1], path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });
});

describe('a web process that is told to end', () => {
  it('answers what runs, takes nothing new, and writes down what it did', async () => {
    const [server] = servers;
    const lock = await service.database.pool.connect();
    await lock.query('begin; lock table jobs in exclusive mode');
    const running = generate(server);
    await vi.waitUntil(
      async () =>
        (await lock.query("select 1 from pg_locks where relation = 'jobs'::regclass and not granted")).rowCount === 1,
    );
    const ended = server!.stop();
    await vi.waitUntil(() =>
      call(server, '/').then(
        () => false,
        () => true,
      ),
    );
    await lock.query('rollback');
    lock.release();
    const response = await running;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
    const id = response.headers.get('x-request-id');
    expect(await service.database.prisma.requestLogEntry.count({ where: { id: id ?? '' } })).toBe(1);
    expect(server!.output.join('\n')).toContain(id);
  });
});

describe('a web process that is asked how it is', () => {
  it('says so to anybody, and writes nothing down', async () => {
    const ask = (path: string, method = 'GET') => fetch(`${servers[1]?.url}${path}`, { method });
    const [health, ready] = [await ask('/api/health'), await ask('/api/ready?from=balancer')];
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    const head = await ask('/api/ready', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('/api/ready', 'DELETE')).status).toBe(405);
    // No operation of the contract: nothing else in this file is answered so.
    const written = { operation: null, status: { in: [200, 405] } };
    expect(await service.database.prisma.requestLogEntry.count({ where: written })).toBe(0);
  });
});

describe('a web process that drains', () => {
  it('is not ready at once, and serves on for a while', async () => {
    const server = await startWeb({ env: { DRAIN_SECONDS: '2' } });
    const ready = () => call(server, '/api/ready').then(({ status }) => status);
    expect(await ready()).toBe(200);
    const ended = server.stop();
    await vi.waitUntil(async () => (await ready()) === 503);
    const answer = await call(server, '/api/v1/nope');
    expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'close']);
    expect(await ended).toBe(0);
  });

  it('does not go on when nobody is left who started it', async () => {
    const server = await startWeb({ env: { DRAIN_SECONDS: '600' } });
    expect(await server.abandon()).toBe(0);
  });
});

it('a web process whose port is taken says so in a line', async () => {
  const taken = servers[1]?.url.split(':').at(-1);
  await expect(startWeb({ port: Number(taken) })).rejects.toThrow(
    new RegExp(`ended with 1:\\nPort ${taken} of 127\\.0\\.0\\.1 is in use\\. .*PORT\\.$`),
  );
});
