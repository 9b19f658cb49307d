import type pg from 'pg';
import { getEnv } from '../env/env';
import { PrismaClient } from './generated/client';
import { openPool, type Pooler } from './open-pool';
import { SharedPostgres } from './transaction';

export type { PrismaClient };

/** Prisma for what is read and changed by the row, the pool for single statements on hot paths; both share the connections. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most. */
  poolSize?: number;
  pooler?: Pooler;
  connectTimeoutMs?: number;
  queryTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 20_000;

/** Opens the database at `url`; the first query connects. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { poolSize = 10, pooler, connectTimeoutMs = CONNECT_TIMEOUT_MS, queryTimeoutMs = QUERY_TIMEOUT_MS } = options;
  const pool = openPool(url, { name: 'deckwright', size: poolSize, pooler, connectTimeoutMs, queryTimeoutMs });
  const prisma = new PrismaClient({
    adapter: new SharedPostgres(pool),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** On the global object, because bundlers give each route its own copy of this module. */
const shared = globalThis as typeof globalThis & { deckwrightDatabase?: Database };

/** The database of this process. Opened at the first call, so that importing this module needs neither a server nor an address. */
export function getDatabase(): Database {
  shared.deckwrightDatabase ??= openFromEnv();
  return shared.deckwrightDatabase;
}

/** The same, past a pooler: for a process that listens and holds locks, which must ask before others open the database. */
export function getSessionDatabase(): Database {
  const { DIRECT_DATABASE_URL } = getEnv();
  if (DIRECT_DATABASE_URL) shared.deckwrightDatabase ??= openDatabase(DIRECT_DATABASE_URL, sizesFromEnv());
  return getDatabase();
}

function openFromEnv(): Database {
  const { DATABASE_URL, DATABASE_POOLER } = getEnv();
  if (!DATABASE_URL)
    throw new Error(
      'No database: DATABASE_URL is set by "npm start", which runs the embedded PostgreSQL; set it yourself to run this process alone.',
    );
  return openDatabase(DATABASE_URL, { ...sizesFromEnv(), pooler: DATABASE_POOLER });
}

function sizesFromEnv(): DatabaseOptions {
  const { DATABASE_POOL_SIZE, DATABASE_QUERY_TIMEOUT_SECONDS } = getEnv();
  return { poolSize: DATABASE_POOL_SIZE, queryTimeoutMs: DATABASE_QUERY_TIMEOUT_SECONDS * 1_000 };
}

/** Makes `database` the one of this process; for tests and for programs that open it themselves. */
export function useDatabase(database: Database | undefined): void {
  shared.deckwrightDatabase = database;
}

export async function closeDatabase(): Promise<void> {
  const database = shared.deckwrightDatabase;
  shared.deckwrightDatabase = undefined;
  await database?.close();
}
