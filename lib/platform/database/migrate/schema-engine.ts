// For writing migrations and for tests: no part of the service, whose packages are without the engine.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlResultSet } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { applyMigrations } from './migrate';
import { readMigrations } from './migration-files';

type SchemaEngine = engineModule.SchemaEngine;

const noFilters = { externalTables: [], externalEnums: [] };

interface EngineExports extends WebAssembly.Exports {
  __wbindgen_start: () => void;
}

let loading: Promise<void> | undefined;

/** Node can't import .wasm by itself, so the module that the package wires up is wired here. */
async function loadEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = readFileSync(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports,
  });
  const exports = instance.exports as EngineExports;
  engineModule.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
}

/** The adapter splits scripts at every semicolon, also inside comments and function bodies; PostgreSQL takes them whole, in one transaction. */
class WholeScriptPg extends PrismaPg {
  constructor(private readonly pool: pg.Pool) {
    super(pool);
  }

  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await this.pool.query(script);
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => readArraysAsChars(await queryRaw(query));
    return adapter;
  }

  override connectToShadowDb(): ReturnType<PrismaPg['connectToShadowDb']> {
    throw new Error('Shadow databases are made by create-migration, not by the engine.');
  }
}

/** PostgreSQL's one-byte "char" and the array of it, by OID (pg_type.dat). */
const ONE_BYTE_CHAR = 18;
const ONE_BYTE_CHAR_ARRAY = 1002;

/**
 * The engine reads one-byte characters from the catalogues, a type that the adapter refuses although
 * it knows the array of it: the pool announces the array, and the adapter's answer is set right.
 */
function announceCharsAsArrays(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  const announced = async (...args: unknown[]): Promise<pg.QueryResult> => {
    const result = await query(...args);
    for (const field of result.fields ?? [])
      if (field.dataTypeID === ONE_BYTE_CHAR) field.dataTypeID = ONE_BYTE_CHAR_ARRAY;
    return result;
  };
  Object.assign(pool, { query: announced });
}

function readArraysAsChars(result: SqlResultSet): SqlResultSet {
  const columnTypes = result.columnTypes.map((type) =>
    type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type,
  );
  return { ...result, columnTypes };
}

/** Prisma's own migration engine on `pool`, which stays the caller's to end: only that gives back the engine's advisory lock. */
async function openEngine(pool: pg.Pool, datamodels?: [path: string, content: string][]): Promise<SchemaEngine> {
  loading ??= loadEngine();
  await loading;
  announceCharsAsArrays(pool);
  return engineModule.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new WholeScriptPg(pool)),
  );
}

/** What `prisma migrate deploy` does with the migrations in `folder`; the names of those that it applied. */
export async function deployWithPrisma(url: string, folder: string): Promise<string[]> {
  return withPool(url, async (pool) => {
    const engine = await openEngine(pool);
    const migrationsList: engineModule.MigrationList = {
      baseDir: folder,
      lockfile: { path: 'migration_lock.toml', content: readFileSync(join(folder, 'migration_lock.toml'), 'utf8') },
      shadowDbInitScript: '',
      migrationDirectories: readMigrations(folder).map(({ name, script }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
      })),
    };
    return (await engine.applyMigrations({ migrationsList, filters: noFilters })).appliedMigrationNames;
  });
}

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
  return withTemporaryDatabase(serverUrl, async (url, client) => {
    await applyMigrations(client, readMigrations(migrationsFolder));
    const schema = { path: schemaFile, content: readFileSync(schemaFile, 'utf8') };
    return withPool(url, async (pool) => {
      const engine = await openEngine(pool, [[schema.path, schema.content]]);
      const from: engineModule.DiffTarget = {
        tag: 'schemaDatasource',
        files: [schema],
        configDir: dirname(schemaFile),
      };
      const to: engineModule.DiffTarget = { tag: 'schemaDatamodel', files: [schema] };
      const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters: noFilters });
      return stdout && !isEmptyScript(stdout) ? stdout : undefined;
    });
  });
}

/** For two equal schemas the engine answers with a comment that says so. */
function isEmptyScript(script: string): boolean {
  return script.split('\n').every((line) => line.trim() === '' || line.startsWith('--'));
}

async function withPool<T>(url: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

async function withTemporaryDatabase<T>(
  serverUrl: string,
  use: (url: string, client: pg.Client) => Promise<T>,
): Promise<T> {
  const name = `temporary_${randomBytes(8).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const server = new pg.Client({ connectionString: serverUrl });
  const client = new pg.Client({ connectionString: url.href });
  await server.connect();
  try {
    await server.query(`CREATE DATABASE ${name}`);
    await client.connect();
    return await use(url.href, client);
  } finally {
    await client.end();
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.end();
  }
}
