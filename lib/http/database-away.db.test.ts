import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, useDatabase, type Database } from '@/lib/platform/database/client';
import { closeRateLimiter, useRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createPostgresRateLimiter } from '@/lib/platform/rate-limiter/postgres-rate-limiter';
import { getJob } from '@/lib/services/jobs/get-job';
import { listTemplates } from '@/lib/services/templates/list-templates';
import { createOwnTemplate } from '@/lib/services/templates/testing/own-template';
import { acceptJob, completeWithFiles, deckRequest } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { toAppError } from '@/lib/services/to-app-error';
import { inTransaction, prismaOf, sqlOf } from '@/lib/services/transaction';
import { openFaultProxy, type FaultProxy } from '@/scripts/faults/fault-proxy';
import { outsideServices } from '@/scripts/faults/outside-services';
import { createServer, type WebServer } from './node/create-server';
import { expectDocumented } from './testing/expect-documented';
import { patiently } from './testing/patiently';

let service: TestService;
let server: WebServer;
let origin: string;
let proxy: FaultProxy;
let proxyUrl: string;
let behindProxy: Database;
beforeAll(async () => {
  service = await openTestService();
  server = createServer({ origin: 'http://localhost:3000' });
  origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close(0);
  await service.close();
});

/** Some connections are open when the database goes away, and others are yet to be opened. */
beforeEach(async () => {
  const url = new URL(service.database.url);
  proxy = await openFaultProxy(Number(url.port), outsideServices.postgres.manner);
  url.host = `127.0.0.1:${proxy.port}`;
  proxyUrl = url.href;
  useRateLimiter(createPostgresRateLimiter(proxyUrl));
  openBehindProxy(500);
  await Promise.all([1, 2].map(() => behindProxy.pool.query('select pg_sleep(0.01)')));
});
afterEach(async () => {
  useDatabase(service.database);
  await proxy.close();
  await Promise.all([closeRateLimiter(), behindProxy.close()]);
});

function openBehindProxy(patienceMs: number): void {
  behindProxy = openDatabase(proxyUrl, { poolSize: 4, connectTimeoutMs: patienceMs, queryTimeoutMs: patienceMs });
  useDatabase(behindProxy);
}

type Call = [method: 'GET' | 'HEAD' | 'POST', path: string, init: RequestInit];

/** Everything of the interface that the database has a part in, for one organization's key. */
async function callsOfTenant(): Promise<Call[]> {
  const { api, system, key } = await createTenant();
  const jobId = await acceptJob(api);
  await completeWithFiles(system, jobId);
  await createOwnTemplate(system);
  const { body } = await getJob({ ctx: api, input: { jobId, baseUrl: '' } });
  const download = body.downloads?.[0]?.url ?? '';
  const thumbnail = (await listTemplates({ ctx: api, input: { baseUrl: '' } })).at(-1)?.thumbnailUrl ?? '';
  const headers = { authorization: `Bearer ${key.key}`, 'content-type': 'application/json' };
  const generate = { headers, body: JSON.stringify(deckRequest) };
  return [
    ['POST', '/api/v1/generate', generate],
    ['POST', '/api/v1/generate', { ...generate, headers: { ...headers, 'idempotency-key': 'k1' } }],
    ['GET', `/api/v1/status/${jobId}`, { headers }],
    ['GET', '/api/v1/templates', { headers }],
    ['GET', thumbnail, {}],
    ['GET', download, {}],
    ['GET', download, { headers: { range: 'bytes=0-3' } }],
    ['HEAD', download, {}],
  ];
}

async function send([method, path, init]: Call): Promise<Response> {
  const response = await fetch(origin + path, { ...init, method });
  await expectDocumented(response, { method, path: path.split('?')[0] ?? '' });
  return response;
}

/** What callers are told, once for all that are told the same. */
async function toldTo(calls: readonly Call[]): Promise<string[]> {
  const answers = await Promise.all(calls.map(send));
  return [...new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))];
}

describe.each(['gone', 'failing', 'hung'] as const)('a database that is %s', (mode) => {
  it('is answered with 503 and when to come back, and with what was asked for once it is there', async () => {
    const calls = await callsOfTenant();
    await proxy.set(mode);
    expect(await toldTo(Array.from({ length: 6 }, () => calls).flat())).toEqual(['503 5']);
    await proxy.set(null);
    for (const call of calls) expect((await patiently(() => send(call))).ok).toBe(true);
  });
});

it('calls that wait for a database when it is stopped are answered so, however long they could have waited', async () => {
  await behindProxy.close();
  openBehindProxy(600_000);
  const calls = await callsOfTenant();
  const lock = await service.database.pool.connect();
  await lock.query('begin; lock table jobs, artifacts, templates in access exclusive mode');
  const told = toldTo(calls.slice(2));
  const waiting = "select from pg_locks where locktype = 'relation' and not granted";
  await vi.waitUntil(async () => (await lock.query(waiting)).rowCount === 4);
  await proxy.set('gone');
  await lock.query('rollback');
  lock.release();
  expect(await told).toEqual(['503 5']);
});

it.each([
  ['a statement', () => sqlOf({}).query('select 1')],
  ['Prisma', async () => (await prismaOf({})).organization.count()],
  ['a transaction of Prisma', async () => behindProxy.prisma.$transaction((client) => client.organization.count())],
  ['a transaction', () => inTransaction({}, async (ctx) => (await prismaOf(ctx)).organization.count())],
])('%s that gets no answer is given up as something that passes', async (_, work) => {
  await proxy.set('hung');
  const failures = await Promise.all(Array.from({ length: 6 }, () => work().then(() => null, toAppError)));
  expect(new Set(failures.map((failure) => failure?.code))).toEqual(new Set(['unavailable']));
});

it('a transaction that is cut off in its middle gives its connection up', async () => {
  const work = inTransaction({}, async (ctx) => {
    await (await prismaOf(ctx)).organization.count();
    await proxy.set('hung');
    await (await prismaOf(ctx)).organization.count();
  });
  expect(toAppError(await work.catch((error: unknown) => error)).code).toBe('unavailable');
  // The first of the two connections is still there, unused.
  await vi.waitFor(() => expect(behindProxy.pool.totalCount - behindProxy.pool.idleCount).toBe(0));
});

it('a statement that PostgreSQL itself ends for taking too long is something that passes', async () => {
  const failure = await sqlOf({})
    .query('select pg_sleep(5)')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '57014' });
  expect(toAppError(failure).code).toBe('unavailable');
});
