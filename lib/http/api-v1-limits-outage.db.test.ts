import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { getLogger } from '@/lib/platform/logger/logger';
import { closeRateLimiter, useRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createPostgresRateLimiter } from '@/lib/platform/rate-limiter/postgres-rate-limiter';
import { createRedisRateLimiter } from '@/lib/platform/rate-limiter/redis-rate-limiter';
import { redisServerPath, startRedisServer, type RedisServer } from '@/lib/platform/rate-limiter/testing/redis-server';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { generateRoute, statusRoute } from './routes/jobs';
import { callRoute, type SentRequest } from './testing/call-route';

const log = vi.spyOn(getLogger(), 'error');
const redisPath = redisServerPath();
let service: TestService;
let redis: RedisServer | undefined;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  if (redisPath) redis = await startRedisServer(redisPath);
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterEach(() => closeRateLimiter());
afterAll(async () => {
  await redis?.stop();
  await service.close();
});

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };
const generate = (sent: SentRequest = {}) =>
  callRoute(generateRoute, 'POST', { key: tenant.key.key, body: deck, ...sent });
const status = (jobId: string, sent: SentRequest = {}) =>
  callRoute(statusRoute, 'GET', { key: tenant.key.key, params: { job_id: jobId }, ...sent });
const jobCount = () => service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } });

/** A store that was there when it was opened, and is not any more. */
async function stoppedRedis(): Promise<void> {
  const limiter = createRedisRateLimiter(redis?.url ?? '');
  await limiter.count({ counter: 'test', calls: 1, windowSeconds: 1 }, 'key');
  await redis?.stop();
  useRateLimiter(limiter);
}

async function unreachablePostgres(): Promise<void> {
  useRateLimiter(createPostgresRateLimiter('postgresql://nobody@127.0.0.1:1/none'));
}

describe.each([
  { name: 'a PostgreSQL that cannot be connected to', isThere: true, open: unreachablePostgres },
  { name: 'a Redis that was stopped', isThere: redisPath !== undefined, open: stoppedRedis },
])('with $name', ({ isThere, open }) => {
  beforeEach(async () => {
    await redis?.start();
    if (isThere) await open();
  });

  it.skipIf(!isThere)('jobs can be read, as often as wanted', async () => {
    const jobId = await acceptJob(tenant.api);
    for (let asked = 0; asked < 4; asked += 1) {
      const { status: code, headers } = await status(jobId);
      expect([
        code,
        headers.get('ratelimit-limit'),
        headers.get('ratelimit-remaining'),
        headers.get('ratelimit-reset'),
      ]).toEqual([200, '600', '600', '60']);
    }
  });

  it.skipIf(!isThere).each([[undefined], ['order-42']])('no job is accepted (idempotency key: %s)', async (key) => {
    const response = await generate({ headers: key ? { 'idempotency-key': key } : {} });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('ratelimit-remaining')).toBe('0');
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(await jobCount()).toBe(0);
  });

  it.skipIf(!isThere)('a stranger is refused as always', async () => {
    for (let failure = 0; failure < 32; failure += 1) {
      expect((await status('x', { key: createApiKeyText(), clientAddress: '203.0.113.7' })).status).toBe(401);
    }
  });
});

it('gives up a job whose counting fails after its key was claimed', async () => {
  const counted = createPostgresRateLimiter(service.database.url);
  let calls = 0;
  const count: typeof counted.count = async (window, key) => {
    calls += 1;
    if (window.counter === 'generate') throw new Error('gone');
    return counted.count(window, key);
  };
  useRateLimiter({ ...counted, count });
  expect((await generate({ headers: { 'idempotency-key': 'order-42' } })).status).toBe(503);
  expect(calls).toBe(2);
  expect(await jobCount()).toBe(0);
  expect(await service.database.prisma.idempotencyRecord.count({ where: { apiKeyId: tenant.key.id } })).toBe(0);
});

it('is said in the log', async () => {
  await unreachablePostgres();
  await status('x');
  // By this call, or by one shortly before it.
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ letThrough: expect.any(Number), refused: expect.any(Number) }),
    'rate limits cannot be counted: their store is away',
  );
});
