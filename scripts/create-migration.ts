// Usage: node --import tsx scripts/create-migration.ts NAME
// Writes prisma/migrations/<time>_NAME/migration.sql with what the schema has and the migrations lack.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '@/lib/platform/database/embedded/open-cluster';
import { diffSchema } from '@/lib/platform/database/migrate/schema-engine';

const root = join(import.meta.dirname, '..');
const migrationsFolder = join(root, 'prisma', 'migrations');
const [name] = process.argv.slice(2);

if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: node --import tsx scripts/create-migration.ts NAME   (NAME: lower case letters, digits and _)');
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-migration-'));
const cluster = await openCluster(join(dataDir, 'data'), { isThrowaway: true });
try {
  const script = await diffSchema(cluster.url, join(root, 'prisma', 'schema.prisma'), migrationsFolder);
  console.log(script ? writeMigration(name, script) : 'The migrations already give the schema; nothing to write.');
} finally {
  await cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function writeMigration(migrationName: string, script: string): string {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${migrationName}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'migration.sql');
  writeFileSync(file, script);
  return `Wrote ${file}. Read it, add what Prisma can't express, and commit it.`;
}
