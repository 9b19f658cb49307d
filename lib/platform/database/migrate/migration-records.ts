import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MigrationError, repairCommand, statusCommand } from './migration-error';
import { checksumOf, hasChecksum, type Migration } from './migration-files';

/** A row of Prisma's own table, which tells what ran on this database. */
export interface MigrationRecord {
  id: string;
  migration_name: string;
  checksum: string;
  /** Null when it failed, or was interrupted. */
  finished_at: Date | null;
  logs: string | null;
  rolled_back_at: Date | null;
}

/** The table as `prisma migrate` makes it (schema-engine, sql_migration_persistence.rs). */
const createTable = `
CREATE TABLE _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/** Tables in the schema that a connection works in, but for those that belong to an extension. */
const ownTables = `
  SELECT relname FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
  ORDER BY relname`;

export interface MigrationRecords {
  /** Every attempt, oldest first. */
  list: () => Promise<MigrationRecord[]>;
  /** Returns the id of the attempt. */
  start: (migration: Migration) => Promise<string>;
  finish: (id: string) => Promise<void>;
  /** An attempt of which nothing was kept. */
  fail: (migration: Migration, error: unknown) => Promise<void>;
  rollBack: (id: string) => Promise<void>;
}

/** Whether anything was written down here yet; a database that holds something else is not ours to read or to change. */
async function hasRecords(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ relname: string }>(ownTables);
  const tables = rows.map(({ relname }) => relname);
  if (tables.includes('_prisma_migrations')) return true;
  if (tables.length > 0)
    throw new MigrationError(
      `it is not empty and not Deckwright's (it has the table "${tables[0]}"). Make an empty database and name that one in DATABASE_URL.`,
    );
  return false;
}

/** Every attempt, oldest first; none on an empty database, which stays empty. */
export async function readRecords(client: pg.Client): Promise<MigrationRecord[]> {
  if (!(await hasRecords(client))) return [];
  return (await client.query<MigrationRecord>('SELECT * FROM _prisma_migrations ORDER BY started_at')).rows;
}

/** Makes the table on an empty database. */
export async function openRecords(client: pg.Client): Promise<MigrationRecords> {
  if (!(await hasRecords(client))) await client.query(createTable);
  const change = async (statement: string, values: unknown[]) => {
    await client.query(statement, values);
  };
  const start = async ({ name, script }: Migration) => {
    const id = randomUUID();
    await change(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())',
      [id, checksumOf(script), name],
    );
    return id;
  };
  return {
    list: () => readRecords(client),
    start,
    finish: (id) =>
      change(
        'UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = clock_timestamp() WHERE id = $1',
        [id],
      ),
    fail: async (migration, error) =>
      change('UPDATE _prisma_migrations SET logs = $2, rolled_back_at = clock_timestamp() WHERE id = $1', [
        await start(migration),
        String(error),
      ]),
    rollBack: (id) => change('UPDATE _prisma_migrations SET rolled_back_at = clock_timestamp() WHERE id = $1', [id]),
  };
}

export interface MigrationPlan {
  /** Ids of attempts that came to no end. */
  interrupted: string[];
  pending: Migration[];
}

/** What is left to do; throws when the database has seen other migrations than these. */
export function planMigrations(migrations: readonly Migration[], records: readonly MigrationRecord[]): MigrationPlan {
  const standing = records.filter(({ rolled_back_at: rolledBackAt }) => rolledBackAt === null);
  for (const record of standing) checkRecord(migrations, record);
  const applied = new Set(
    standing.filter(({ finished_at: finishedAt }) => finishedAt !== null).map((record) => record.migration_name),
  );
  return {
    interrupted: standing.filter(({ finished_at: finishedAt }) => finishedAt === null).map(({ id }) => id),
    pending: migrations.filter(({ name }) => !applied.has(name)),
  };
}

function checkRecord(migrations: readonly Migration[], record: MigrationRecord): void {
  const name = record.migration_name;
  const migration = migrations.find((candidate) => candidate.name === name);
  if (!migration && record.finished_at === null)
    throw new MigrationError(
      `a newer version has tried its migration ${name} on it and did not get through. Start that version, or let "${repairCommand}" see whether anything of it was left, and start this one.`,
    );
  if (!migration)
    throw new MigrationError(
      `a newer version has run on it: its migration ${name} is not in this checkout. Start that version or a later one, or set DATABASE_URL to a copy from before it. "${statusCommand}" lists what ran.`,
    );
  if (record.finished_at !== null && !hasChecksum(migration, record.checksum))
    throw new MigrationError(
      `prisma/migrations/${name}/migration.sql was changed after it ran on this database. Put it back as it was ("git checkout" does), and write the change as a migration of its own.`,
    );
}
