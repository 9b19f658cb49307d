import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DatabaseUnreachableError, MigrationError, repairCommand, upCommand } from './migration-error';
import { readMigrations, type Migration } from './migration-files';
import { openRecords, planMigrations, type MigrationPlan, type MigrationRecords } from './migration-records';

const CONNECT_TIMEOUT_MS = 15_000;

/** The number of `prisma migrate`, so that it and we take turns too. */
export const MIGRATION_LOCK = 72_707_369;
const LOCK_TIMEOUT_MS = 120_000;
/** Longer than anything that we do between two statements. */
const IDLE_IN_TRANSACTION_MS = 600_000;
const PROTOCOL_VIOLATION = '08P01';
const LOCK_NOT_AVAILABLE = '55P03';
const UNSAFE_NEW_ENUM_VALUE = '55P04';
const OLDEST_SERVER = 14;
/** What PostgreSQL says about something that is there already: tables, columns, schemas, types and so on, functions. */
const duplicates = ['42P07', '42701', '42P06', '42710', '42723'];

export interface MigrationResult {
  /** Names of the migrations applied just now, oldest first. */
  applied: string[];
}

/**
 * Brings the database up to date: our migrations as `prisma migrate deploy` would apply them and with the
 * record that it keeps, then those of the job queue. Servers that start at once take turns.
 */
export async function migrate(url: string, migrationsFolder?: string): Promise<MigrationResult> {
  return inTurn(url, async (client) => {
    const applied = await applyMigrations(client, readMigrations(migrationsFolder));
    await migrateQueueAt(url);
    return { applied };
  });
}

/** Runs `work` on a connection of its own while nobody else changes what the database is made of. */
export async function inTurn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    await checkServer(client);
    await takeTurn(client);
    return await work(client);
  } catch (error) {
    throw error instanceof MigrationError ? error : new MigrationError(error);
  } finally {
    await client.end();
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_SERVER)
    throw new MigrationError(
      `it is on PostgreSQL ${version}, and ${OLDEST_SERVER} is the oldest that will do. Upgrade that server (pg_upgrade, or pg_dump and pg_restore), or name a newer one in DATABASE_URL.`,
    );
}

/**
 * Begins the session with a setting, as the service does: a pooler that lends connections by the transaction refuses
 * it, where the lock would stay on the connection that it lent us.
 */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw codeOf(error) === PROTOCOL_VIOLATION ? behindPooler(error) : new DatabaseUnreachableError(error);
  }
}

function behindPooler(cause: unknown): MigrationError {
  return new MigrationError(
    `its address leads to a pooler that lends no sessions (${(cause as Error).message}). Set DATABASE_POOLER=transaction, and DIRECT_DATABASE_URL to the address of the same database without the pooler.`,
    { cause },
  );
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

/**
 * Our own migrations alone, without the turn-taking. All of them are one transaction: where one fails, or the power does,
 * the database is as it was, and the version that ran on it before still does.
 */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const records = await openRecords(client);
  const plan = planMigrations(migrations, await records.list());
  const { interrupted, pending } = plan;
  try {
    await applyTogether(client, records, plan);
  } catch (error) {
    if (!(error instanceof MigrationError) || codeOf(error.cause) !== UNSAFE_NEW_ENUM_VALUE) throw error;
    // A value that was added to an enum can be used once that is committed, and not before.
    await applyTogether(client, records, { interrupted, pending: [] });
    for (const migration of pending) await applyTogether(client, records, { interrupted: [], pending: [migration] });
  }
  return pending.map(({ name }) => name);
}

async function applyTogether(client: pg.Client, records: MigrationRecords, plan: MigrationPlan): Promise<void> {
  await client.query('BEGIN');
  for (const id of plan.interrupted) await records.rollBack(id);
  for (const migration of plan.pending) {
    try {
      const id = await records.start(migration);
      await client.query(migration.script);
      await records.finish(id);
    } catch (error) {
      // A connection that broke has rolled back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      if (codeOf(error) !== UNSAFE_NEW_ENUM_VALUE) await records.fail(migration, error).catch(() => undefined);
      const isLeftOver = plan.interrupted.length > 0 && duplicates.includes(codeOf(error));
      throw new MigrationError(
        `the migration ${migration.name} failed: ${describeFailure(migration, error)}. ${isLeftOver ? leftOver : nothingKept}`,
        { cause: error },
      );
    }
  }
  await client.query('COMMIT');
}

const codeOf = (error: unknown): string => (error as pg.DatabaseError | undefined)?.code ?? '';

const nothingKept = `The database is as it was before, and so the version that ran on it still starts. Mend the cause, and start again or run "${upCommand}".`;
const leftOver = `An earlier attempt, not by this command, seems to have left a part of it: "${repairCommand}" says what to do.`;

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
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
