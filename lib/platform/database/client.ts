import pg from 'pg';
import { getEnv } from '../env/env';
import { PrismaClient } from './generated/client';
import { StorableTextClient } from './storable-text';
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
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 60_000;

/** Opens the database at `url`; the first query connects. */
export function openDatabase(url: string, { poolSize = 10 }: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    Client: StorableTextClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'deckwright',
  });
  // A connection that breaks is replaced at the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
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

function openFromEnv(): Database {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = getEnv();
  if (!DATABASE_URL)
    throw new Error(
      'No database: DATABASE_URL is set by "npm start", which runs the embedded PostgreSQL; set it yourself to run this process alone.',
    );
  return openDatabase(DATABASE_URL, { poolSize: DATABASE_POOL_SIZE });
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
