import { join } from 'node:path';
import pg from 'pg';
import { migrateQueue } from '../../queue/migrate-queue';
import { DatabaseUnreachableError, MigrationError } from './migration-error';
import { noFilters, readMigrations } from './migration-list';
import { openSchemaEngine } from './schema-engine';

const CONNECT_TIMEOUT_MS = 15_000;

/** Any number no other program is likely to use for an advisory lock in this database. */
const MIGRATION_LOCK = 4_403_226_751;

export interface MigrationResult {
  /** Names of the migrations applied just now, oldest first. */
  applied: string[];
}

/**
 * Brings the database up to date: our migrations as `prisma migrate deploy` would apply them, then
 * those of the job queue. Servers that start at once take turns.
 */
export async function migrate(
  url: string,
  migrationsFolder: string = join(process.cwd(), 'prisma', 'migrations'),
): Promise<MigrationResult> {
  const lockClient = await connect(url);
  try {
    await lockClient.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyMigrations(url, migrationsFolder);
    await withPool(url, migrateQueue);
    return { applied };
  } finally {
    await lockClient.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseUnreachableError(error);
  }
}

/** Our own migrations alone, without the turn-taking. */
export async function applyMigrations(url: string, migrationsFolder: string): Promise<string[]> {
  return withPool(url, async (pool) => {
    const engine = await openSchemaEngine(pool);
    const result = await engine.applyMigrations({
      migrationsList: readMigrations(migrationsFolder),
      filters: noFilters,
    });
    return result.appliedMigrationNames;
  });
}

async function withPool<T>(url: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await use(pool);
  } catch (error) {
    throw new MigrationError(error);
  } finally {
    await pool.end();
  }
}
