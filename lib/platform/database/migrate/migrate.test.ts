import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database';
import { diffSchema } from './diff-schema';
import { migrate } from './migrate';

const root = join(import.meta.dirname, '../../../..');
const migrations = join(root, 'prisma/migrations');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('leaves the record that prisma migrate deploy reads, and the tables of the job queue', async () => {
  const { rows } = await database.pool.query<{ migration_name: string; checksum: string; finished_at: Date }>(
    'SELECT * FROM _prisma_migrations',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.finished_at).toBeInstanceOf(Date);
    expect(row.checksum).toMatch(/^[0-9a-f]{64}$/);
  }
  await expect(database.pool.query("SELECT graphile_worker.add_job('probe')")).resolves.toBeDefined();
});

it('applies nothing a second time, also when two servers start at once', async () => {
  const results = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(results).toEqual([{ applied: [] }, { applied: [] }]);
});

it('has a migration for everything in the schema', async () => {
  await expect(diffSchema(database.url, join(root, 'prisma/schema.prisma'), migrations)).resolves.toBeUndefined();
});

it('says what to look at when the server is not there, without the password', async () => {
  const failure: unknown = await migrate('postgresql://me:hunter2@127.0.0.1:1/none').catch((error: unknown) => error);
  expect(String(failure)).toMatch(/can't be reached: connect ECONNREFUSED .* DATABASE_URL/);
  expect(String(failure)).not.toContain('hunter2');
});
