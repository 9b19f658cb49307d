import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { applyMigrations } from './migrate';
import { noFilters, readSchema } from './migration-list';
import { openSchemaEngine } from './schema-engine';

/**
 * The SQL that leads from the migrations in `migrationsFolder` to the schema; undefined when they agree.
 * The migrations are replayed into a temporary database of the server at `serverUrl`, since the engine
 * compares the schema with the database it is connected to.
 */
export async function diffSchema(
  serverUrl: string,
  schemaFile: string,
  migrationsFolder: string,
): Promise<string | undefined> {
  return withTemporaryDatabase(serverUrl, async (url) => {
    await applyMigrations(url, migrationsFolder);
    const schema = readSchema(schemaFile);
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    try {
      const engine = await openSchemaEngine(pool, [[schema.path, schema.content]]);
      const from: DiffTarget = { tag: 'schemaDatasource', files: [schema], configDir: dirname(schemaFile) };
      const to: DiffTarget = { tag: 'schemaDatamodel', files: [schema] };
      const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters: noFilters });
      return stdout && !isEmptyScript(stdout) ? stdout : undefined;
    } finally {
      await pool.end();
    }
  });
}

/** For two equal schemas the engine answers with a comment that says so. */
function isEmptyScript(script: string): boolean {
  return script.split('\n').every((line) => line.trim() === '' || line.startsWith('--'));
}

async function withTemporaryDatabase<T>(serverUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const name = `temporary_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await use(url.href);
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  }
}
