import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, useDatabase, type Database } from '../client';

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A fresh, migrated PostgreSQL database for one test file, made the one of this process as well:
 * `getPrisma()` and `getPool()` use it. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await copyTemplate();
  const database = openDatabase(url, { poolSize: 10 });
  process.env.DATABASE_URL = url;
  useDatabase(database);
  return {
    ...database,
    url,
    close: async () => {
      useDatabase(undefined);
      await database.close();
      await runOnServer(url, dropping(url));
    },
  };
}

/** The address of this process's database, which it may remember: each test file finds another one there. */
export function testDatabaseUrl(): string {
  return withDatabase(inject('templateDatabaseUrl'), `test_${process.pid}`);
}

async function copyTemplate(): Promise<string> {
  const url = testDatabaseUrl();
  const template = nameIn(inject('templateDatabaseUrl'));
  await runOnServer(url, dropping(url), `CREATE DATABASE ${nameIn(url)} TEMPLATE ${template}`);
  return url;
}

const dropping = (url: string) => `DROP DATABASE IF EXISTS ${nameIn(url)} WITH (FORCE)`;

/** Statements outside the database that they are about. */
async function runOnServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
