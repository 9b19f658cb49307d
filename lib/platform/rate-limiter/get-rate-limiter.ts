import { getEnv } from '../env/env';
import { createPostgresRateLimiter } from './postgres-rate-limiter';
import type { RateLimiter } from './rate-limiter';
import { createRedisRateLimiter } from './redis-rate-limiter';

/** On the global object, because bundlers give each route its own copy of this module. */
const shared = globalThis as typeof globalThis & { deckwrightRateLimiter?: RateLimiter };

/** The rate limiter of this process, in Redis where REDIS_URL names one; opened at the first call. */
export function getRateLimiter(): RateLimiter {
  shared.deckwrightRateLimiter ??= openFromEnv();
  return shared.deckwrightRateLimiter;
}

function openFromEnv(): RateLimiter {
  const { REDIS_URL, DATABASE_URL, DIRECT_DATABASE_URL = DATABASE_URL } = getEnv();
  if (REDIS_URL) return createRedisRateLimiter(REDIS_URL);
  if (!DIRECT_DATABASE_URL) throw new Error('No store for rate limits: neither REDIS_URL nor DATABASE_URL is set.');
  return createPostgresRateLimiter(DIRECT_DATABASE_URL);
}

/** Makes `limiter` the one of this process; for tests. */
export function useRateLimiter(limiter: RateLimiter | undefined): void {
  shared.deckwrightRateLimiter = limiter;
}

/** Belongs beside `closeDatabase` where a process ends. */
export async function closeRateLimiter(): Promise<void> {
  const limiter = shared.deckwrightRateLimiter;
  shared.deckwrightRateLimiter = undefined;
  await limiter?.close();
}
