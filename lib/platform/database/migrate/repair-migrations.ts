import type pg from 'pg';
import { inTurn } from './migrate';
import { MigrationError, repairCommand, statusCommand, upCommand } from './migration-error';
import { hasChecksum, readMigrations, type Migration } from './migration-files';
import { openRecords, readRecords, type MigrationRecord, type MigrationRecords } from './migration-records';
import { currentShape, isSameShape, partsBeyond, shapeAfter, type SchemaPart } from './schema-shape';
import { takeAwayParts } from './take-away-parts';

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
  /** Attempts that are crossed off: nothing of them was left, or it was taken away. */
  undone: string[];
  /** Migrations of which everything was there, and that count as applied now. */
  applied: string[];
}

/**
 * Sets right what attempts have left that came to no end, such as those of another tool: the database is compared with
 * what the migrations make of an empty one. What is whole counts as applied; parts that hold no data are taken away; where
 * neither will do nothing is changed, and the parts are named.
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
    await client.query('BEGIN');
    const result = await settle(client, records, { known, finished, unfinished });
    await client.query('COMMIT');
    return result;
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
  const shapeOf = (ran: readonly string[]) =>
    shapeAfter(
      client,
      known.filter(({ name }) => ran.includes(name)),
    );
  const before = await shapeOf(finished);
  const after = await shapeOf([...finished, ...names]);
  const unknown = names.find((name) => known.every((migration) => migration.name !== name));
  if (unknown && !isSameShape(await currentShape(client), before))
    throw new MigrationError(
      `the attempt at ${unknown} may have left something, and only the version that has this migration can tell. Repair it with that one.`,
    );
  const ownShape = async () => withoutForeign(await currentShape(client), before, after);
  const now = await ownShape();
  if (!isSameShape(now, before) && isSameShape(now, after)) {
    await finish(records, unfinished);
    return { undone: [], applied: names };
  }
  const left = partsBeyond(now, before);
  const refusal = (why = '') => partOf(names, why, left, partsBeyond(after, now));
  if (partsBeyond(before, now).length > 0) throw refusal();
  const full = await takeAwayParts(client, left).catch((error: pg.DatabaseError) => {
    throw refusal(`, and not all of it can be taken away (${error.message})`);
  });
  if (full) throw refusal(`, and ${full.line.split('\n')[0]} holds data`);
  if (!isSameShape(await ownShape(), before)) throw refusal();
  for (const { id } of unfinished) await records.rollBack(id);
  return { undone: names, applied: [] };
}

/** What an operator has added, such as an index, is none of our business. */
function withoutForeign(now: SchemaPart[], before: SchemaPart[], after: SchemaPart[]): SchemaPart[] {
  const identity = ({ kind, table, name }: SchemaPart) => [kind, table, name].join(' ');
  const ours = new Set([...before, ...after].map(identity));
  return now.filter((part) => ours.has(identity(part)));
}

/** The last attempt at each counts. */
async function finish(records: MigrationRecords, unfinished: readonly MigrationRecord[]): Promise<void> {
  const last = new Map(unfinished.map((record) => [record.migration_name, record.id]));
  for (const { id, migration_name: name } of unfinished)
    await (last.get(name) === id ? records.finish(id) : records.rollBack(id));
}

const SHOWN = 5;

function partOf(names: string[], why: string, left: SchemaPart[], missing: SchemaPart[]): MigrationError {
  return new MigrationError(
    `only a part of ${names.join(', ')} is there${why}; nothing was changed. Too much: ${few(left)}. Lacking: ${few(missing)}. Put the database back from a backup, or take away by hand what is too much, and run "${repairCommand}" again.`,
  );
}

function few(parts: SchemaPart[]): string {
  const shown = parts.slice(0, SHOWN).map(({ line }) => line.split('\n')[0]);
  const rest = parts.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ') || 'nothing';
}
