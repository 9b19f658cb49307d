import { join } from 'node:path';
import pg from 'pg';
import { migrateQueue } from '../../queue/migrate-queue';
import { DatabaseUnreachableError, MigrationError } from './migration-error';
import { readMigrations, type Migration } from './migration-files';
import { openRecords, planMigrations, type MigrationRecords } from './migration-records';

const CONNECT_TIMEOUT_MS = 15_000;

/** The number of `prisma migrate`, so that it and we take turns too. */
export const MIGRATION_LOCK = 72_707_369;
const LOCK_TIMEOUT_MS = 120_000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrationResult {
  /** Names of the migrations applied just now, oldest first. */
  applied: string[];
}

/**
 * Brings the database up to date: our migrations as `prisma migrate deploy` would apply them and with the
 * record that it keeps, then those of the job queue. Servers that start at once take turns.
 */
export async function migrate(
  url: string,
  migrationsFolder: string = join(process.cwd(), 'prisma', 'migrations'),
): Promise<MigrationResult> {
  const client = await connect(url);
  try {
    await takeTurn(client);
    const applied = await applyMigrations(client, readMigrations(migrationsFolder));
    await migrateQueueAt(url);
    return { applied };
  } catch (error) {
    throw error instanceof MigrationError ? error : new MigrationError(error);
  } finally {
    await client.end();
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

/** The lock is the connection's: whoever dies gives it back. */
async function takeTurn(client: pg.Client): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new MigrationError(
      `another process has been migrating the database for ${LOCK_TIMEOUT_MS / 1000} s. Look for what it waits for (pg_stat_activity), end it if it hangs, and start again.`,
    );
  }
  await client.query('RESET lock_timeout');
}

/** Our own migrations alone, without the turn-taking. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const records = await openRecords(client);
  const { interrupted, pending } = planMigrations(migrations, await records.list());
  for (const id of interrupted) await records.rollBack(id);
  for (const migration of pending) await applyMigration(client, records, migration);
  return pending.map(({ name }) => name);
}

/** The script and its success are one transaction: what failed or was interrupted has left nothing and can be tried again. */
async function applyMigration(client: pg.Client, records: MigrationRecords, migration: Migration): Promise<void> {
  const id = await records.start(migration);
  try {
    await client.query('BEGIN');
    await client.query(migration.script);
    await records.finish(id);
    await client.query('COMMIT');
  } catch (error) {
    // A connection that broke has rolled back by itself; the next start finds the attempt without an end.
    await client
      .query('ROLLBACK')
      .then(() => records.fail(id, error))
      .catch(() => undefined);
    throw new MigrationError(
      `the migration ${migration.name} failed: ${describeFailure(migration, error)}. Nothing of it was kept; repair the cause and start again.`,
    );
  }
}

function describeFailure({ script }: Migration, error: unknown): string {
  const { message, position } = error as pg.DatabaseError;
  const line = position ? ` (line ${script.slice(0, Number(position)).split('\n').length} of its migration.sql)` : '';
  return `${message}${line}`;
}

async function migrateQueueAt(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateQueue(pool);
  } finally {
    await pool.end();
  }
}
