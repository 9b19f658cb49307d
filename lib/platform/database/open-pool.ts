import pg from 'pg';
import { StorableTextClient } from './storable-text';

/**
 * What stands between us and PostgreSQL. A pooler in transaction mode (PgBouncer, the poolers of hosted databases) lends
 * a connection for one transaction at a time: it refuses settings sent at the start of a session, and the statements
 * that one connection has prepared are unknown to the next.
 */
export type Pooler = 'none' | 'transaction';

interface PoolOptions {
  /** Shown in pg_stat_activity. */
  name: string;
  /** Connections at most. */
  size: number;
  /** How long a caller waits for a connection, free or new. */
  connectTimeoutMs: number;
  /** How long a statement may take. */
  queryTimeoutMs: number;
  pooler?: Pooler;
  allowExitOnIdle?: boolean;
}

const IDLE_TIMEOUT_MS = 30_000;
/** PostgreSQL itself ends a slow statement; we give up a little later, where it says nothing at all any more. */
const SILENCE_MS = 1_000;

/** Connections to the database at `url`; the first query connects. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { name, size, connectTimeoutMs, queryTimeoutMs, pooler = 'none', allowExitOnIdle = false } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: queryTimeoutMs + SILENCE_MS,
    keepAlive: true,
    allowExitOnIdle,
    ...(pooler === 'transaction'
      ? { Client: UnnamedClient }
      : { Client: StorableTextClient, ...startupSettings(queryTimeoutMs) }),
  });
  // A connection that breaks is replaced at the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function startupSettings(timeoutMs: number): pg.PoolConfig {
  return { statement_timeout: timeoutMs, idle_in_transaction_session_timeout: 3 * timeoutMs };
}

/** Prepares nothing under a name, whoever asks for it. */
class UnnamedClient extends StorableTextClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...call: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(withoutName(statement), ...rest)) as typeof this.query;
  }
}

function withoutName(statement: unknown): unknown {
  const isPlain = typeof statement === 'object' && statement !== null && !('submit' in statement);
  return isPlain ? { ...statement, name: undefined } : statement;
}
