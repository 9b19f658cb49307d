import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createLibraryRateLimiter } from './library-rate-limiter';
import type { RateLimiter } from './rate-limiter';

/** A request is not kept waiting for long to be counted. */
const TIMEOUT_MS = 1_000;
const LONGEST_RECONNECT_PAUSE_MS = 2_000;

/** Counts in Redis. While it is away every count fails at once, and the connection is tried again behind them. */
export function createRedisRateLimiter(url: string): RateLimiter {
  const client = new Redis(url, {
    keyPrefix: 'deckwright:limits:',
    connectionName: 'deckwright-limits',
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_PAUSE_MS),
  });
  // Each count reports its own failure; without a listener the library writes to the console.
  client.on('error', () => undefined);
  // Only the first calls of a process wait for the connection; without that they would all fail.
  const connecting = client.connect().catch(() => undefined);
  const limiter = createLibraryRateLimiter({
    makeLimiter: (options) => new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true }),
    async close() {
      client.disconnect();
    },
  });
  return {
    ...limiter,
    count: (window, key) => connecting.then(() => limiter.count(window, key)),
    peek: (window, key) => connecting.then(() => limiter.peek(window, key)),
  };
}
