import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { waitForLock } from '../../process-lock/process-lock.mjs';
import { openDatabase, useDatabase, type Database } from '../client';
import { openCluster } from '../embedded/open-cluster';
import { migrate } from '../migrate/migrate';

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A fresh, migrated PostgreSQL database for one test file, made the one of this process as well:
 * `getPrisma()` and `getPool()` use it. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = inject('testDataDir');
  const url = await copyTemplate(dataDir);
  const database = openDatabase(url, { poolSize: 10 });
  process.env.DATABASE_URL = url;
  useDatabase(database);
  return {
    ...database,
    url,
    close: async () => {
      useDatabase(undefined);
      await database.close();
      await dropDatabase(url);
    },
  };
}

/** The first caller starts the server and migrates the template; PostgreSQL copies only a database that nobody is connected to. */
async function copyTemplate(dataDir: string): Promise<string> {
  const lock = await waitForLock(join(dataDir, 'template.lock'), { timeoutMs: 120_000 });
  try {
    const cluster = await openCluster(dataDir, { isThrowaway: true });
    const marker = join(dataDir, 'template-is-migrated');
    if (!existsSync(marker)) {
      await migrate(cluster.url);
      writeFileSync(marker, '');
    }
    const name = `test_${randomBytes(8).toString('hex')}`;
    await runOnServer(cluster.url, `CREATE DATABASE ${name} TEMPLATE ${new URL(cluster.url).pathname.slice(1)}`);
    return withDatabase(cluster.url, name);
  } finally {
    lock.release();
  }
}

async function dropDatabase(url: string): Promise<void> {
  await runOnServer(url, `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
