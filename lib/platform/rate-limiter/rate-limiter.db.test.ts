import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atLeastMs } from '@/lib/testing/timers';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { createPostgresRateLimiter } from './postgres-rate-limiter';
import type { CallWindow, RateLimiter } from './rate-limiter';
import { createRedisRateLimiter } from './redis-rate-limiter';
import { redisServerPath, startRedisServer, type RedisServer } from './testing/redis-server';

const redisPath = redisServerPath();
if (!redisPath)
  process.stderr.write(
    'Rate limits on Redis are not tested: no redis-server was found. Install one, or set REDIS_SERVER_PATH.\n',
  );

let database: TestDatabase;
let redis: RedisServer | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  if (redisPath) redis = await startRedisServer(redisPath);
});
afterAll(async () => {
  await redis?.stop();
  await database.close();
});

const opened: RateLimiter[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((limiter) => limiter.close()));
});

function opening(create: (url: string) => RateLimiter, url: () => string): () => RateLimiter {
  return () => {
    const limiter = create(url());
    opened.push(limiter);
    return limiter;
  };
}

let counters = 0;
/** A window that no other test counts in. */
function newWindow(calls: number, windowSeconds = 60): CallWindow {
  counters += 1;
  return { counter: `test-${counters}`, calls, windowSeconds };
}

const stores = [
  { store: 'PostgreSQL', isThere: true, open: opening(createPostgresRateLimiter, () => database.url) },
  { store: 'Redis', isThere: redisPath !== undefined, open: opening(createRedisRateLimiter, () => redis?.url ?? '') },
];

describe.each(stores)('the rate limiter on $store', ({ isThere, open }) => {
  it.skipIf(!isThere)('counts down and then refuses until the window ends', async () => {
    const [limiter, window] = [open(), newWindow(2)];
    const openedAt = performance.now();
    expect(await limiter.count(window, 'key')).toMatchObject({ isAllowed: true, remaining: 1 });
    expect(await limiter.count(window, 'key')).toMatchObject({ isAllowed: true, remaining: 0 });
    const refused = await limiter.count(window, 'key');
    expect(refused).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(refused.resetMs).toBeGreaterThanOrEqual(atLeastMs(60_000 - (performance.now() - openedAt)));
    expect(refused.resetMs).toBeLessThanOrEqual(60_000);
  });

  it.skipIf(!isThere)('lets exactly the limit through, however many processes ask at once', async () => {
    const [limiters, window] = [[open(), open(), open()], newWindow(60)];
    const rounds = Array.from({ length: 70 }, () => limiters.map((limiter) => limiter.count(window, 'key')));
    const states = await Promise.all(rounds.flat());
    expect(states.filter(({ isAllowed }) => isAllowed)).toHaveLength(60);
  });

  it.skipIf(!isThere)('opens a new window when one has ended', async () => {
    const [limiter, window] = [open(), newWindow(1, 1)];
    await limiter.count(window, 'key');
    const { isAllowed, resetMs } = await limiter.count(window, 'key');
    expect(isAllowed).toBe(false);
    await sleep(resetMs + 20);
    expect(await limiter.count(window, 'key')).toMatchObject({ isAllowed: true });
  });

  it.skipIf(!isThere)('is not prolonged by calls that it refuses', async () => {
    const [limiter, other, window] = [open(), open(), newWindow(1)];
    const { resetMs } = await limiter.count(window, 'key');
    await other.count(window, 'key');
    const refused = await other.count(window, 'key');
    expect(refused.resetMs).toBeLessThanOrEqual(resetMs);
  });

  it.skipIf(!isThere)('keeps keys and counters apart, and counts the windows of one counter together', async () => {
    const [limiter, window] = [open(), newWindow(1)];
    await limiter.count(window, 'key');
    expect(await limiter.count(window, 'other')).toMatchObject({ isAllowed: true });
    expect(await limiter.count(newWindow(1), 'key')).toMatchObject({ isAllowed: true });
    expect(await limiter.count({ ...window, calls: 2 }, 'key')).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await limiter.count({ ...window, calls: 2 }, 'key')).toMatchObject({ isAllowed: false });
  });

  it.skipIf(!isThere)('shows a state without counting', async () => {
    const [limiter, window] = [open(), newWindow(1)];
    expect(await limiter.peek(window, 'key')).toEqual({ isAllowed: true, remaining: 1, resetMs: 60_000 });
    await limiter.count(window, 'key');
    expect(await limiter.peek(window, 'key')).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(await limiter.peek(window, 'key')).toMatchObject({ isAllowed: false, remaining: 0 });
  });
});

describe('a store that is away', () => {
  it('fails the count on PostgreSQL', async () => {
    const limiter = opening(createPostgresRateLimiter, () => 'postgresql://nobody@127.0.0.1:1/none')();
    await expect(limiter.count(newWindow(1), 'key')).rejects.toThrow();
    await expect(limiter.peek(newWindow(1), 'key')).rejects.toThrow();
  });

  it('fails the count on Redis', async () => {
    const limiter = opening(createRedisRateLimiter, () => 'redis://127.0.0.1:1')();
    await expect(limiter.count(newWindow(1), 'key')).rejects.toThrow();
    await expect(limiter.peek(newWindow(1), 'key')).rejects.toThrow();
  });

  it.skipIf(!redisPath)('fails while Redis is stopped and counts again once it is back', async () => {
    const limiter = opening(createRedisRateLimiter, () => redis?.url ?? '')();
    const window = newWindow(5);
    await limiter.count(window, 'key');
    await redis?.stop();
    await expect(limiter.count(window, 'key')).rejects.toThrow();
    await redis?.start();
    await expect
      .poll(() => limiter.count(window, 'key').catch(() => null), { timeout: 20_000 })
      .toMatchObject({ isAllowed: true, remaining: 4 });
  });
});
