import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { MigrationError } from './migration-error';
import type { Migration } from './migration-files';

/** What a schema is made of, a line each; what extensions brought, and the record of migrations, is left out. */
const shape = `
  WITH own AS (
    SELECT pg_class.* FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relname NOT LIKE '\\_prisma\\_migrations%'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
  )
  SELECT 'table ' || relname || CASE relpersistence WHEN 'u' THEN ' unlogged' ELSE '' END AS line
    FROM own WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL
  SELECT 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || CASE WHEN attnotnull THEN ' not null' ELSE '' END || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
    FROM own JOIN pg_attribute ON attrelid = own.oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'index ' || pg_get_indexdef(indexrelid) FROM own JOIN pg_index ON indrelid = own.oid
  UNION ALL
  SELECT 'constraint ' || relname || '.' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM own JOIN pg_constraint ON conrelid = own.oid WHERE contype <> 'n'
  UNION ALL
  SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid) FROM own JOIN pg_trigger ON tgrelid = own.oid WHERE NOT tgisinternal
  UNION ALL
  SELECT 'type ' || typname || ' (' || string_agg(enumlabel, ', ' ORDER BY enumsortorder) || ')'
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid WHERE typnamespace = $1::regnamespace GROUP BY typname
  UNION ALL
  SELECT 'function ' || pg_get_functiondef(pg_proc.oid) FROM pg_proc
    WHERE pronamespace = $1::regnamespace AND prokind IN ('f', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  ORDER BY line`;

const INSUFFICIENT_PRIVILEGE = '42501';

/** What the schema that we work in is made of, in lines that can be compared with those of `shapeAfter`. */
export async function currentShape(client: pg.Client): Promise<string[]> {
  const schema = await currentSchema(client);
  return inScratch(client, () => readShape(client, schema, [schema]));
}

/** What it would be made of after these migrations and nothing else. They run in a schema that is never committed. */
export async function shapeAfter(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
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
async function readShape(client: pg.Client, schema: string, path: string[]): Promise<string[]> {
  await client.query(`SET LOCAL search_path TO ${path.map((name) => `"${name}"`).join(', ')}`);
  const { rows } = await client.query<{ line: string }>(shape, [schema]);
  const names = path.map((name) => new RegExp(`"?\\b${name}\\b"?\\.`, 'g'));
  return rows.map(({ line }) => names.reduce((text, name) => text.replace(name, ''), line)).sort();
}

async function inScratch(client: pg.Client, work: () => Promise<string[]>): Promise<string[]> {
  await client.query('BEGIN');
  try {
    return await work();
  } catch (error) {
    if ((error as pg.DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new MigrationError(
      'to compare it with what the migrations make, its user must be allowed to make a schema that is not kept (GRANT CREATE ON DATABASE).',
    );
  } finally {
    await client.query('ROLLBACK');
  }
}
