import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createLibraryRateLimiter } from './library-rate-limiter';
import type { RateLimiter } from './rate-limiter';

const POOL_SIZE = 4;
/**
 * How long a request waits to be counted. Long enough for a burst to find its turn on a busy machine:
 * given up too soon, the store would be taken for away, and requests refused that it could count.
 */
const TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Counts in the table `rate_limits`. The connections are its own, so that a transaction that waits
 * for a count never waits for a connection which transactions like itself hold.
 */
export function createPostgresRateLimiter(url: string): RateLimiter {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    // For a server that no longer answers at all.
    query_timeout: TIMEOUT_MS + 1_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'deckwright-limits',
  });
  // A connection that breaks is replaced at the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
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
