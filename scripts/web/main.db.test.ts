import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { previewKey } from '@/lib/generation/pipeline/file-preview';
import { seal } from '@/lib/http/portal/sign-in/sealed';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { createSession } from '@/lib/services/sessions/sessions';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { prepare } from '../prepare/prepare.mjs';
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

describe('the pages of a web process', () => {
  const root = join(import.meta.dirname, '../..');
  // Some words end a process that computes, and no other.
  const poison = pathToFileURL(join(root, 'scripts/worker/testing/poison.mjs')).href;
  let server: WebProcess;
  let cookie: string;
  beforeAll(async () => {
    await prepare(root, ['build']);
    server = await startWeb({ args: [], env: { NODE_OPTIONS: `--import ${poison}` } });
    const person = { email: 'ada@example.com', password: 'correct horse', role: 'owner' as const };
    const { id: userId } = await createUser({ ctx: tenant.system, input: person });
    const { id: sessionId } = await createSession({ input: { userId } });
    cookie = `next-auth.session-token=${await seal('session', { sessionId }, 600)}`;
  }, 300_000);
  afterAll(() => server.stop());

  const open = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie } });

  /** The address of the picture of a slide that says `words`. */
  async function slideThatSays(words: string): Promise<string> {
    const jobId = await acceptJob(tenant.api);
    await completeWithFiles(tenant.system, jobId);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><title>${words}</title></svg>`;
    const preview = new TextEncoder().encode(JSON.stringify({ slides: [{ title: 'Plan', svg }] }));
    const key = previewKey({ id: jobId, organizationId: tenant.organizationId }, null);
    await getBlobStore().put(key, preview, { contentType: 'application/json' });
    const { rows } = await service.database.pool.query('select id from artifacts where job_id = $1', [jobId]);
    return `/jobs/${jobId}/files/${rows[0].id}/slides/1.png`;
  }

  it.each([
    ['picture', slideThatSays, /^.PNG/],
    ['count', (words: string) => `/new?${new URLSearchParams({ prompt: words })}`, / name="prompt"/],
  ])('computes a %s in a process of its own, whose end harms no other', async (task, pathFor, whole) => {
    const isWhole = async (words: string) => whole.test(await (await open(await pathFor(words))).text());
    const deaths = () => server.output.filter((line) => line.includes(`ProcessDeath: ${task}: `));
    expect(await isWhole('poison that crashes')).toBe(false);
    await vi.waitUntil(() => deaths().length === 1);
    expect(await isWhole('nothing that harms')).toBe(true);
    expect(deaths()).toHaveLength(1);
  });
});
