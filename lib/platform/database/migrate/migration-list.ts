import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationList, SchemaContainer } from '@prisma/schema-engine-wasm/schema_engine_bg';

export const noFilters = { externalTables: [], externalEnums: [] };

/** The migrations in `folder`, oldest first, as Prisma's engine takes them. */
export function readMigrations(folder: string): MigrationList {
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
  const lockfile = join(folder, 'migration_lock.toml');
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: readScript(join(folder, name, 'migration.sql')) },
    })),
  };
}

function readScript(file: string): { tag: 'ok'; value: string } | { tag: 'error'; value: string } {
  try {
    return { tag: 'ok', value: readFileSync(file, 'utf8') };
  } catch {
    return { tag: 'error', value: `${file} can't be read` };
  }
}

export function readSchema(file: string): SchemaContainer {
  return { path: file, content: readFileSync(file, 'utf8') };
}
