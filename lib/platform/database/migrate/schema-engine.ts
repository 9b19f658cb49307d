import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlResultSet } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';

export type SchemaEngine = engineModule.SchemaEngine;

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
export async function openSchemaEngine(
  pool: pg.Pool,
  datamodels?: [path: string, content: string][],
): Promise<SchemaEngine> {
  loading ??= loadEngine();
  await loading;
  announceCharsAsArrays(pool);
  return engineModule.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new WholeScriptPg(pool)),
  );
}
