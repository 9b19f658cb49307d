import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database';
import { migrate } from './migrate';
import { checksumOf } from './migration-files';
import { describeMigrations, repairMigrations } from './repair-migrations';

const shipped = join(import.meta.dirname, '../../../../prisma/migrations');
const added = '29990101000000_boats';
const script = `CREATE TYPE sail AS ENUM ('none', 'one');
CREATE TABLE boats (id UUID PRIMARY KEY, sail sail NOT NULL DEFAULT 'none', name TEXT);
CREATE INDEX boats_name ON boats (name);
ALTER TABLE jobs ADD COLUMN boat UUID REFERENCES boats(id);`;
const statements = script.split('\n');

let server: TestDatabase;
let client: pg.Client;
let url: string;
let folder: string;
let count = 0;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.close());
beforeEach(async () => {
  const name = `repair_${process.pid}_${(count += 1)}`;
  await server.pool.query(`CREATE DATABASE ${name}`);
  url = new URL(`/${name}`, server.url).href;
  await migrate(url, shipped);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-repair-'));
  cpSync(shipped, folder, { recursive: true });
  mkdirSync(join(folder, added));
  writeFileSync(join(folder, added, 'migration.sql'), script);
});
afterEach(async () => {
  await client.end();
  await server.pool.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

/** As a tool leaves it that ran some statements outside of a transaction, and ended. */
async function leaveHalf(done: readonly string[], name = added): Promise<void> {
  for (const statement of done) await client.query(statement);
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)', [
    crypto.randomUUID(),
    checksumOf(script),
    name,
    'the light went out',
  ]);
}
const stateOf = async (name: string, from = folder) =>
  (await describeMigrations(url, from)).migrations.find((migration) => migration.name === name);
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Error).message,
  );

describe('the status of a database', () => {
  it('is current when everything ran', async () => {
    const status = await describeMigrations(url, shipped);
    expect(status).toMatchObject({ isCurrent: true, advice: null, server: expect.stringMatching(/^PostgreSQL \d+/) });
    expect(new Set(status.migrations.map(({ state }) => state))).toEqual(new Set(['applied']));
  });

  it('names what is missing, of a newer version, changed or failed, and what to do', async () => {
    expect(await stateOf(added)).toEqual({ name: added, state: 'missing', finishedAt: null });
    expect((await describeMigrations(url, folder)).advice).toContain('"npm run migrate"');
    await leaveHalf([]);
    expect(await stateOf(added)).toMatchObject({ state: 'failed', log: 'the light went out' });
    expect((await describeMigrations(url, folder)).advice).toContain('migrate repair');
    await migrate(url, folder);
    expect(await stateOf(added)).toMatchObject({ state: 'applied', finishedAt: expect.any(Date) });
    writeFileSync(join(folder, added, 'migration.sql'), 'SELECT 1;');
    expect(await stateOf(added)).toMatchObject({ state: 'changed' });
    expect(await stateOf(added, shipped)).toMatchObject({ state: 'unknown' });
    expect(await describeMigrations(url, shipped)).toMatchObject({ isCurrent: false });
  });

  it('leaves an empty database empty', async () => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    expect((await describeMigrations(url, shipped)).migrations[0]).toMatchObject({ state: 'missing' });
    expect((await client.query("SELECT to_regclass('_prisma_migrations') AS records")).rows).toEqual([
      { records: null },
    ]);
  });
});

describe('repairing', () => {
  it('crosses off an attempt that left nothing, and the version from before starts again', async () => {
    await leaveHalf([]);
    expect(await messageOf(migrate(url, shipped))).toMatch(
      /a newer version has tried its migration 29990101000000_boats .*"npm run admin -- migrate repair"/,
    );
    expect(await repairMigrations(url, shipped)).toEqual({ undone: [added], applied: [] });
    expect(await migrate(url, shipped)).toEqual({ applied: [] });
    expect(await repairMigrations(url, folder)).toEqual({ undone: [], applied: [] });
  });

  it('leaves an attempt of a newer version that has left something to that version', async () => {
    await leaveHalf(statements.slice(0, 2));
    expect(await messageOf(repairMigrations(url, shipped))).toMatch(/attempt at 29990101000000_boats may have left/);
    expect(await repairMigrations(url, folder)).toEqual({ undone: [added], applied: [] });
    expect(await migrate(url, shipped)).toEqual({ applied: [] });
  });

  it('counts an attempt as applied that left everything', async () => {
    await leaveHalf(statements);
    expect(await messageOf(migrate(url, folder))).toMatch(/already exists\. .*"npm run admin -- migrate repair"/);
    expect(await repairMigrations(url, folder)).toEqual({ undone: [], applied: [added] });
    expect(await migrate(url, folder)).toEqual({ applied: [] });
    expect(await stateOf(added)).toMatchObject({ state: 'applied' });
  });

  it.each([1, 2, 3])('takes away what the first %i statements have left', async (done) => {
    await leaveHalf(statements.slice(0, done));
    expect(await repairMigrations(url, folder)).toEqual({ undone: [added], applied: [] });
    expect(await migrate(url, folder)).toEqual({ applied: [added] });
    expect(await stateOf(added)).toMatchObject({ state: 'applied' });
  });

  it('takes away tables that refer to one another, and columns with nothing but their default', async () => {
    const whole = [
      'CREATE TABLE a (id INT PRIMARY KEY, b INT);',
      'CREATE TABLE b (id INT PRIMARY KEY, a INT REFERENCES a(id));',
      'ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b(id);',
      "CREATE TYPE sail AS ENUM ('none');",
      "ALTER TABLE organizations ADD COLUMN sail sail NOT NULL DEFAULT 'none';",
    ];
    writeFileSync(join(folder, added, 'migration.sql'), [...whole, 'CREATE TABLE c ();'].join('\n'));
    await client.query("INSERT INTO organizations (id, name, plan) VALUES (gen_random_uuid(), 'Tenant', 'free')");
    await leaveHalf(whole);
    expect(await repairMigrations(url, folder)).toEqual({ undone: [added], applied: [] });
    expect((await client.query('SELECT FROM organizations')).rowCount).toBe(1);
    expect(await migrate(url, folder)).toEqual({ applied: [added] });
  });

  it('leaves alone what an operator has added', async () => {
    await client.query('CREATE TABLE notes (); CREATE INDEX own ON jobs (created_at)');
    await leaveHalf(statements.slice(0, 3));
    expect(await repairMigrations(url, folder)).toEqual({ undone: [added], applied: [] });
    await client.query('DROP TABLE notes; DROP INDEX own');
    expect(await repairMigrations(url, folder)).toEqual({ undone: [], applied: [] });
  });

  it('changes nothing where something of an operator depends on it', async () => {
    await leaveHalf(statements.slice(0, 2));
    await client.query('CREATE VIEW fleet AS SELECT id FROM boats');
    expect(await messageOf(repairMigrations(url, folder))).toMatch(
      /can be taken away \(.*boats.*depend.*\); nothing was/,
    );
    expect((await client.query("SELECT FROM pg_type WHERE typname = 'sail'")).rowCount).toBe(1);
  });

  it('changes nothing where a part holds data, and names the parts', async () => {
    await leaveHalf(statements.slice(0, 2));
    await client.query('INSERT INTO boats (id) VALUES (gen_random_uuid())');
    expect(await messageOf(repairMigrations(url, folder))).toMatch(
      /only a part of 29990101000000_boats is there, and table boats holds data; nothing was changed\. Too much: .*boats.*Lacking: .*boats_name/,
    );
    expect(await stateOf(added)).toMatchObject({ state: 'failed' });
    expect((await client.query('SELECT FROM boats')).rowCount).toBe(1);
  });

  it('changes nothing where something from before is lost', async () => {
    await leaveHalf([statements[0]!, 'ALTER TABLE jobs DROP COLUMN output_type CASCADE']);
    expect(await messageOf(repairMigrations(url, folder))).toContain('only a part of 29990101000000_boats is there; ');
    expect((await client.query("SELECT FROM pg_type WHERE typname = 'sail'")).rowCount).toBe(1);
  });

  it('is left to the newer version where that one has run', async () => {
    await migrate(url, folder);
    await leaveHalf([], '29990102000000_later');
    expect(await messageOf(repairMigrations(url, shipped))).toContain('a newer one has run its migration 29990101');
    expect(await repairMigrations(url, folder)).toEqual({ undone: ['29990102000000_later'], applied: [] });
  });

  it('leaves nothing of its comparisons behind', async () => {
    await leaveHalf([]);
    await repairMigrations(url, folder);
    const { rows } = await client.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'deckwright%'");
    expect(rows).toEqual([]);
  });
});
