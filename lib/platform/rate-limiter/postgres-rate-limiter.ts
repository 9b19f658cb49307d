import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { openPool } from '../database/open-pool';
import { createLibraryRateLimiter } from './library-rate-limiter';
import type { RateLimiter } from './rate-limiter';

const POOL_SIZE = 4;
/**
 * How long a request waits to be counted. Long enough for a burst to find its turn on a busy machine:
 * given up too soon, the store would be taken for away, and requests refused that it could count.
 */
const TIMEOUT_MS = 3_000;

/**
 * Counts in the table `rate_limits`. The connections are its own, so that a transaction that waits
 * for a count never waits for a connection which transactions like itself hold. A pooler would undo that: it lends
 * both from one store, so this must be the database's own address.
 */
export function createPostgresRateLimiter(url: string): RateLimiter {
  const pool = openPool(url, {
    name: 'deckwright-limits',
    size: POOL_SIZE,
    connectTimeoutMs: TIMEOUT_MS,
    queryTimeoutMs: TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  return createLibraryRateLimiter({
    makeLimiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // The sweep of expired rows removes these too.
        clearExpiredByTimeout: false,
      }),
    close: () => pool.end(),
  });
}
