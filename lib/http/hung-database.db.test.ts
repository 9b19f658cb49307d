import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, useDatabase, type Database } from '@/lib/platform/database/client';
import { openStallingProxy, type StallingProxy } from '@/lib/platform/database/testing/stalling-proxy';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { toAppError } from '@/lib/services/to-app-error';
import { inTransaction, prismaOf, sqlOf } from '@/lib/services/transaction';
import { generateRoute, statusRoute } from './routes/jobs';
import { listTemplatesRoute } from './routes/templates';
import { callRoute } from './testing/call-route';

let service: TestService;
let tenant: TestTenant;
let proxy: StallingProxy;
let behindProxy: Database;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

/** Some connections are open when the database falls silent, and others are yet to be opened. */
beforeEach(async () => {
  proxy = await openStallingProxy(service.database.url);
  behindProxy = openDatabase(proxy.url, { poolSize: 4, connectTimeoutMs: 500, queryTimeoutMs: 500 });
  useDatabase(behindProxy);
  await Promise.all([1, 2].map(() => behindProxy.pool.query('select pg_sleep(0.01)')));
});
afterEach(async () => {
  useDatabase(service.database);
  await proxy.close();
  await behindProxy.close();
});

const sent = () => ({ key: tenant.key.key });
const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };

it('every call to a database that hangs is answered with 503 and when to come back', async () => {
  const jobId = await acceptJob(tenant.api);
  proxy.stall();
  const calls = [
    () => callRoute(statusRoute, 'GET', { ...sent(), params: { job_id: jobId } }),
    () => callRoute(generateRoute, 'POST', { ...sent(), body: deck }),
    () => callRoute(generateRoute, 'POST', { ...sent(), body: deck, headers: { 'idempotency-key': 'k1' } }),
    () => callRoute(listTemplatesRoute, 'GET', sent()),
  ];
  const answers = await Promise.all(Array.from({ length: 6 }, () => calls.map((call) => call())).flat());
  const told = await Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as { error: { code: string } };
      return [answer.status, answer.headers.get('retry-after'), body.error.code].join(' ');
    }),
  );
  expect(new Set(told)).toEqual(new Set(['503 5 unavailable']));
});

it.each([
  ['a statement', () => sqlOf({}).query('select 1')],
  ['Prisma', async () => (await prismaOf({})).organization.count()],
  ['a transaction of Prisma', async () => behindProxy.prisma.$transaction((client) => client.organization.count())],
  ['a transaction', () => inTransaction({}, async (ctx) => (await prismaOf(ctx)).organization.count())],
])('%s that gets no answer is given up as something that passes', async (_, work) => {
  proxy.stall();
  const failures = await Promise.all(Array.from({ length: 6 }, () => work().then(() => null, toAppError)));
  expect(new Set(failures.map((failure) => failure?.code))).toEqual(new Set(['unavailable']));
});

it('a transaction that is cut off in its middle gives its connection up', async () => {
  const work = inTransaction({}, async (ctx) => {
    await (await prismaOf(ctx)).organization.count();
    proxy.stall();
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
