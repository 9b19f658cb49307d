import pg from 'pg';
import type { SchemaPart } from './schema-shape';

const id = pg.escapeIdentifier;

type Drop = (part: SchemaPart) => string;

/** How each kind is taken away, what depends on others first. What went with another one is not there any more. */
const beforeTables: [SchemaPart['kind'], Drop][] = [
  ['trigger', ({ table, name }) => `DROP TRIGGER IF EXISTS ${id(name)} ON ${id(table)}`],
  ['constraint', ({ table, name }) => `ALTER TABLE ${id(table)} DROP CONSTRAINT IF EXISTS ${id(name)}`],
  ['index', ({ name }) => `DROP INDEX IF EXISTS ${id(name)}`],
  ['column', ({ table, name }) => `ALTER TABLE ${id(table)} DROP COLUMN IF EXISTS ${id(name)}`],
];
const behindTables: [SchemaPart['kind'], Drop][] = [
  ['sequence', ({ name }) => `DROP SEQUENCE IF EXISTS ${id(name)}`],
  ['function', ({ name }) => `DROP FUNCTION IF EXISTS ${id(name)}`],
  ['type', ({ name }) => `DROP TYPE IF EXISTS ${id(name)}`],
];

/**
 * Takes these parts of the schema away, within the caller's transaction.
 * @returns the first part that holds data, in which case nothing was taken away
 */
export async function takeAwayParts(client: pg.Client, parts: readonly SchemaPart[]): Promise<SchemaPart | undefined> {
  const tables = parts.filter(({ kind }) => kind === 'table').map(({ name }) => name);
  // What belongs to one of the tables goes with it.
  const others = parts.filter(({ table }) => !tables.includes(table));
  for (const part of others) if (await holdsData(client, part)) return part;
  const queries = (drops: typeof beforeTables) =>
    drops.flatMap(([kind, drop]) => others.filter((part) => part.kind === kind).map(drop));
  // The tables at once, since they may refer to one another.
  const ofTables = tables.length > 0 ? [`DROP TABLE ${tables.map(id).join(', ')}`] : [];
  for (const query of [...queries(beforeTables), ...ofTables, ...queries(behindTables)]) await client.query(query);
  return undefined;
}

async function holdsData(client: pg.Client, { kind, table, name }: SchemaPart): Promise<boolean> {
  if (kind === 'table') return hasRow(client, `SELECT FROM ${id(name)} LIMIT 1`);
  if (kind !== 'column') return false;
  const { rows } = await client.query<{ preset: string | null }>(
    `SELECT pg_get_expr(adbin, adrelid) AS preset FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = $1::regclass AND attname = $2`,
    [id(table), name],
  );
  const preset = rows[0]?.preset ?? 'NULL';
  return hasRow(client, `SELECT FROM ${id(table)} WHERE ${id(name)} IS DISTINCT FROM (${preset}) LIMIT 1`);
}

async function hasRow(client: pg.Client, query: string): Promise<boolean> {
  return (await client.query(query)).rowCount !== 0;
}
