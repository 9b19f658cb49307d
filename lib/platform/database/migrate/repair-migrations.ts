import type pg from 'pg';
import { inTurn } from './migrate';
import { MigrationError, repairCommand, statusCommand, upCommand } from './migration-error';
import { hasChecksum, readMigrations, type Migration } from './migration-files';
import { openRecords, readRecords, type MigrationRecord, type MigrationRecords } from './migration-records';
import { currentShape, shapeAfter } from './schema-shape';

/** `unknown`: of a newer version; `changed`: its text was another one when it ran. */
export type MigrationState = 'applied' | 'changed' | 'missing' | 'failed' | 'unknown';

export interface MigrationStatus {
  server: string;
  isCurrent: boolean;
  migrations: { name: string; state: MigrationState; finishedAt: Date | null; log?: string }[];
  /** What to do; null when there is nothing. */
  advice: string | null;
}

/** What ran on the database and what did not, without changing anything. */
export async function describeMigrations(url: string, folder?: string): Promise<MigrationStatus> {
  return inTurn(url, async (client) => {
    const known = readMigrations(folder);
    const records = standing(await readRecords(client));
    const names = [...new Set([...known.map(({ name }) => name), ...records.map((record) => record.migration_name)])];
    const migrations = names.sort().map((name) => describe(name, known, records));
    const worst = worstFirst.find((state) => migrations.some((migration) => migration.state === state));
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return {
      server: `PostgreSQL ${rows[0]?.server_version ?? ''}`,
      isCurrent: worst === undefined,
      migrations,
      advice: worst === undefined ? null : adviceOn[worst],
    };
  });
}

const worstFirst = ['unknown', 'changed', 'failed', 'missing'] as const;

const adviceOn: Record<(typeof worstFirst)[number], string> = {
  unknown:
    'A newer version has run here: start that version or a later one, or set DATABASE_URL to a copy from before it.',
  changed: 'Put the changed files of prisma/migrations back as they were ("git checkout" does).',
  failed: `An attempt has come to no end: "${repairCommand}" sees what it has left and sets the record right.`,
  missing: `"${upCommand}" applies what is missing, and so does the next start.`,
};

const standing = (records: readonly MigrationRecord[]) =>
  records.filter(({ rolled_back_at: rolledBackAt }) => rolledBackAt === null);

function describe(name: string, known: readonly Migration[], records: readonly MigrationRecord[]) {
  const attempts = records.filter((record) => record.migration_name === name);
  const finished = attempts.find(({ finished_at: finishedAt }) => finishedAt !== null);
  const log = finished ? undefined : attempts.at(-1)?.logs;
  return {
    name,
    state: stateOf(
      known.find((migration) => migration.name === name),
      attempts,
      finished,
    ),
    finishedAt: finished?.finished_at ?? null,
    ...(log && { log }),
  };
}

function stateOf(
  migration: Migration | undefined,
  attempts: readonly MigrationRecord[],
  finished: MigrationRecord | undefined,
): MigrationState {
  if (!finished) return attempts.length > 0 ? 'failed' : 'missing';
  if (!migration) return 'unknown';
  return hasChecksum(migration, finished.checksum) ? 'applied' : 'changed';
}

export interface RepairResult {
  /** Attempts of which nothing was left, and that are crossed off. */
  undone: string[];
  /** Migrations of which everything was there, and that count as applied now. */
  applied: string[];
}

/**
 * Sets right what the record says of attempts that came to no end, such as those of another tool: the database is compared
 * with what the migrations make of an empty one. Where a part was left nothing is changed, and the parts are named.
 */
export async function repairMigrations(url: string, folder?: string): Promise<RepairResult> {
  return inTurn(url, async (client) => {
    const known = readMigrations(folder);
    const records = await openRecords(client);
    const attempts = standing(await records.list());
    const unfinished = attempts.filter(({ finished_at: finishedAt }) => finishedAt === null);
    if (unfinished.length === 0) return { undone: [], applied: [] };
    const finished = attempts.filter((record) => !unfinished.includes(record)).map((record) => record.migration_name);
    const stranger = finished.find((name) => known.every((migration) => migration.name !== name));
    if (stranger)
      throw new MigrationError(
        `it can't be repaired by this version: a newer one has run its migration ${stranger}. Repair it with that one; "${statusCommand}" lists what ran.`,
      );
    return settle(client, records, { known, finished, unfinished });
  });
}

interface Unsettled {
  known: readonly Migration[];
  finished: readonly string[];
  unfinished: readonly MigrationRecord[];
}

async function settle(client: pg.Client, records: MigrationRecords, found: Unsettled): Promise<RepairResult> {
  const { known, finished, unfinished } = found;
  const names = [...new Set(unfinished.map((record) => record.migration_name))].sort();
  const without = known.filter(({ name }) => finished.includes(name));
  const withAll = known.filter(({ name }) => finished.includes(name) || names.includes(name));
  const now = await currentShape(client);
  const before = await shapeAfter(client, without);
  if (isSame(now, before)) {
    for (const { id } of unfinished) await records.rollBack(id);
    return { undone: names, applied: [] };
  }
  const after = await shapeAfter(client, withAll);
  if (!isSame(now, after)) throw partOf(names, now, before, after);
  const toFinish = new Map(unfinished.map((record) => [record.migration_name, record.id]));
  for (const { id, migration_name: name } of unfinished)
    await (toFinish.get(name) === id ? records.finish(id) : records.rollBack(id));
  return { undone: [], applied: names };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

const SHOWN = 5;

function partOf(names: string[], now: string[], before: string[], after: string[]): MigrationError {
  const there = now.filter((line) => !before.includes(line));
  const missing = after.filter((line) => !now.includes(line));
  return new MigrationError(
    `only a part of ${names.join(', ')} is there, and nothing was changed. Too much: ${few(there)}. Lacking: ${few(missing)}. Put the database back from a backup, or take away by hand what is too much, and run "${repairCommand}" again.`,
  );
}

function few(lines: string[]): string {
  const shown = lines.slice(0, SHOWN).map((line) => line.split('\n')[0]);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ') || 'nothing';
}
