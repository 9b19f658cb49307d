import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { MigrationError } from './migration-error';
import type { Migration } from './migration-files';

/** Something that a schema is made of. */
export interface SchemaPart {
  kind: 'table' | 'sequence' | 'column' | 'index' | 'constraint' | 'trigger' | 'type' | 'function';
  /** The table that it belongs to; empty for what stands by itself. */
  table: string;
  name: string;
  /** All that counts when two are compared. */
  line: string;
}

/** What extensions brought, and the record of migrations, is left out. */
const parts = `
  WITH own AS (
    SELECT pg_class.* FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relname NOT LIKE '\\_prisma\\_migrations%'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
  )
  SELECT CASE relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind, '' AS "table", relname::text AS name,
      relname || CASE relpersistence WHEN 'u' THEN ' unlogged' ELSE '' END AS line
    FROM own WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL
  SELECT 'column', relname, attname, relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || CASE WHEN attnotnull THEN ' not null' ELSE '' END || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
    FROM own JOIN pg_attribute ON attrelid = own.oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'index', own.relname, named.relname, pg_get_indexdef(indexrelid)
    FROM own JOIN pg_index ON indrelid = own.oid JOIN pg_class named ON named.oid = indexrelid
  UNION ALL
  SELECT 'constraint', relname, conname, relname || '.' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM own JOIN pg_constraint ON conrelid = own.oid WHERE contype <> 'n'
  UNION ALL
  SELECT 'trigger', relname, tgname, pg_get_triggerdef(pg_trigger.oid)
    FROM own JOIN pg_trigger ON tgrelid = own.oid WHERE NOT tgisinternal
  UNION ALL
  SELECT 'type', '', typname, typname || ' (' || string_agg(enumlabel, ', ' ORDER BY enumsortorder) || ')'
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid WHERE typnamespace = $1::regnamespace GROUP BY typname
  UNION ALL
  SELECT 'function', '', proname, pg_get_functiondef(pg_proc.oid) FROM pg_proc
    WHERE pronamespace = $1::regnamespace AND prokind IN ('f', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`;

const INSUFFICIENT_PRIVILEGE = '42501';

/** What the schema that we work in is made of, to be compared with `shapeAfter`; within the caller's transaction. */
export async function currentShape(client: pg.Client): Promise<SchemaPart[]> {
  const schema = await currentSchema(client);
  return readShape(client, schema, [schema]);
}

/** What it would be made of after these migrations and nothing else. They run in a schema that is never committed; within the caller's transaction. */
export async function shapeAfter(client: pg.Client, migrations: readonly Migration[]): Promise<SchemaPart[]> {
  const schema = await currentSchema(client);
  const scratch = `deckwright_${randomBytes(8).toString('hex')}`;
  return inScratch(client, async () => {
    await client.query(`CREATE SCHEMA ${scratch}`);
    // The other one as well: extensions are there.
    await client.query(`SET LOCAL search_path TO ${scratch}, "${schema}"`);
    for (const { script } of migrations) await client.query(script);
    return readShape(client, scratch, [scratch, schema]);
  });
}

async function currentSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  return rows[0]?.schema ?? 'public';
}

/** With one search path the names of our own things are written the same way wherever they are. */
async function readShape(client: pg.Client, schema: string, path: string[]): Promise<SchemaPart[]> {
  await client.query(`SET LOCAL search_path TO ${path.map((name) => `"${name}"`).join(', ')}`);
  const { rows } = await client.query<SchemaPart>(parts, [schema]);
  const names = path.map((name) => new RegExp(`"?\\b${name}\\b"?\\.`, 'g'));
  const plain = (line: string) => names.reduce((text, name) => text.replace(name, ''), line);
  return rows.map((part) => ({ ...part, line: `${part.kind} ${plain(part.line)}` }));
}

async function inScratch(client: pg.Client, work: () => Promise<SchemaPart[]>): Promise<SchemaPart[]> {
  await client.query('SAVEPOINT scratch');
  try {
    return await work();
  } catch (error) {
    if ((error as pg.DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new MigrationError(
      'to compare it with what the migrations make, its user must be allowed to make a schema that is not kept (GRANT CREATE ON DATABASE).',
    );
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT scratch');
  }
}

/** Those of `some` that are not among `others`. */
export function partsBeyond(some: readonly SchemaPart[], others: readonly SchemaPart[]): SchemaPart[] {
  const lines = new Set(others.map(({ line }) => line));
  return some.filter(({ line }) => !lines.has(line));
}

export function isSameShape(a: readonly SchemaPart[], b: readonly SchemaPart[]): boolean {
  return partsBeyond(a, b).length === 0 && partsBeyond(b, a).length === 0;
}
