import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spawnCommand } from '@/scripts/start/testing/spawn-command';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database';
import { pgbouncerPath, startPgBouncer, type PgBouncer } from '../testing/pgbouncer';
import { migrate, MIGRATION_LOCK } from './migrate';
import { deployWithPrisma, diffSchema } from './schema-engine';

const root = join(import.meta.dirname, '../../../..');
const shipped = join(root, 'prisma/migrations');
const names = readdirSync(shipped, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const [first = '', last = ''] = [names[0], names.at(-1)];

const bouncerPath = pgbouncerPath();
if (!bouncerPath)
  console.log('Skipped: migrating behind PgBouncer; no pgbouncer is installed (apt-get install pgbouncer).');

let migrated: TestDatabase;
beforeAll(async () => {
  migrated = await createTestDatabase();
});
afterAll(() => migrated.close());

it('has a migration for everything in the schema', async () => {
  await expect(diffSchema(migrated.url, join(root, 'prisma/schema.prisma'), shipped)).resolves.toBeUndefined();
});

it('says what to look at when the server is not there, without the password', async () => {
  const failure: unknown = await migrate('postgresql://me:hunter2@127.0.0.1:1/none').catch((error: unknown) => error);
  expect(String(failure)).toMatch(/can't be reached: connect ECONNREFUSED .* DATABASE_URL/);
  expect(String(failure)).not.toContain('hunter2');
});

describe('a database', () => {
  let url: string;
  let client: pg.Client;
  let folder: string;
  let count = 0;
  beforeEach(async () => {
    const name = `migrate_${process.pid}_${(count += 1)}`;
    await migrated.pool.query(`CREATE DATABASE ${name}`);
    url = new URL(`/${name}`, migrated.url).href;
    client = new pg.Client({ connectionString: url });
    await client.connect();
    folder = mkdtempSync(join(tmpdir(), 'deckwright-migrations-'));
    cpSync(shipped, folder, { recursive: true });
  });
  afterEach(async () => {
    await client.end();
    await migrated.pool.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const scriptOf = (name: string) => join(folder, name, 'migration.sql');
  const write = (name: string, script: string) => {
    mkdirSync(dirname(scriptOf(name)), { recursive: true });
    writeFileSync(scriptOf(name), script);
  };
  const messageOf = (work: Promise<unknown>) =>
    work.then(
      () => 'migrated',
      (error: unknown) => (error as Error).message,
    );
  const ask = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;
  /** What an attempt left, but for its id and its times. */
  const recordsOf = (condition = 'true') =>
    ask(
      `SELECT migration_name, checksum, logs, applied_steps_count, finished_at >= started_at AS is_finished,
         rolled_back_at IS NOT NULL AS is_rolled_back, id ~ '^[0-9a-f-]{36}$' AS has_id
       FROM _prisma_migrations WHERE ${condition} ORDER BY started_at`,
    );
  const definition = () =>
    ask(
      `SELECT attname, format_type(atttypid, atttypmod) AS type, attnotnull, pg_get_expr(adbin, adrelid) AS default,
         (SELECT string_agg(indexdef, '; ') FROM pg_indexes WHERE tablename = '_prisma_migrations') AS indexes
       FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
       WHERE attrelid = '_prisma_migrations'::regclass AND attnum > 0 ORDER BY attnum`,
    );

  it('that is empty gets every migration, oldest first, and the tables of the job queue', async () => {
    expect(await migrate(url, folder)).toEqual({ applied: names });
    expect(await migrate(url, folder)).toEqual({ applied: [] });
    await expect(ask("SELECT graphile_worker.add_job('probe')")).resolves.toHaveLength(1);
  });

  it('that Prisma migrated needs nothing more, and the other way round, with the same record', async () => {
    expect(await deployWithPrisma(url, folder)).toEqual(names);
    const theirs = { records: await recordsOf(), table: await definition() };
    expect(await migrate(url, folder)).toEqual({ applied: [] });
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public');
    expect(await migrate(url, folder)).toEqual({ applied: names });
    expect({ records: await recordsOf(), table: await definition() }).toEqual(theirs);
    expect(await deployWithPrisma(url, folder)).toEqual([]);
  });

  it('is migrated once when two servers start at once', async () => {
    const results = await Promise.all([migrate(url, folder), migrate(url, folder)]);
    expect(results.map(({ applied }) => applied.length).toSorted()).toEqual([0, names.length].toSorted());
    expect(await recordsOf()).toHaveLength(names.length);
  });

  it('is left alone while Prisma itself is at work on it', async () => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrating = migrate(url, folder);
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
    await expect.poll(async () => (await ask(waiting)).length, { timeout: 20_000 }).toBe(1);
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    expect(await migrating).toEqual({ applied: names });
  });

  it('keeps the record of a migration that failed and nothing else, and takes the repaired one', async () => {
    const broken = '29990101000000_broken';
    write(broken, 'CREATE TABLE half ();\nSELECT nothing FROM nowhere;\n');
    expect(await messageOf(migrate(url, folder))).toBe(
      `The database could not be migrated: the migration ${broken} failed: relation "nowhere" does not exist (line 2 of its migration.sql). The database is as it was before, and so the version that ran on it still starts. Mend the cause, and start again or run "npm run migrate".`,
    );
    expect(await ask("SELECT to_regclass('half') AS half, to_regclass('jobs') AS jobs")).toEqual([
      { half: null, jobs: null },
    ]);
    const failed = { applied_steps_count: 0, is_finished: null, is_rolled_back: true };
    const ofBroken = `migration_name = '${broken}'`;
    expect(await recordsOf()).toEqual([
      expect.objectContaining({ migration_name: broken, ...failed, logs: expect.stringContaining('nowhere') }),
    ]);
    write(broken, 'CREATE TABLE half ();\n');
    expect(await migrate(url, folder)).toEqual({ applied: [...names, broken] });
    expect(await recordsOf(ofBroken)).toMatchObject([
      failed,
      { applied_steps_count: 1, is_finished: true, is_rolled_back: false },
    ]);
    expect(await deployWithPrisma(url, folder)).toEqual([]);
  });

  it('still serves the version from before when one of several new migrations failed', async () => {
    await migrate(url, folder);
    write('29990101000000_good', 'CREATE TABLE good ();\n');
    write('29990102000000_broken', 'SELECT nothing FROM nowhere;\n');
    expect(await messageOf(migrate(url, folder))).toContain('29990102000000_broken failed');
    expect(await migrate(url, shipped)).toEqual({ applied: [] });
    expect(await ask("SELECT to_regclass('good') AS good")).toEqual([{ good: null }]);
  });

  it('takes a value of an enum and its use at once', async () => {
    await migrate(url, folder);
    const added = ['29990101000000_value', '29990102000000_use'] as const;
    write(added[0], "ALTER TYPE plan ADD VALUE 'huge';\n");
    write(added[1], "CREATE TABLE uses (plan plan DEFAULT 'huge');\nINSERT INTO uses DEFAULT VALUES;\n");
    expect(await migrate(url, folder)).toEqual({ applied: [...added] });
    expect(await ask('SELECT plan FROM uses')).toEqual([{ plan: 'huge' }]);
    expect(await recordsOf('rolled_back_at IS NOT NULL')).toEqual([]);
  });

  it('is not touched when a migration was changed after it ran', async () => {
    await migrate(url, folder);
    write(first, `${readFileSync(scriptOf(first), 'utf8')}\nCREATE TABLE more ();\n`);
    expect(await messageOf(migrate(url, folder))).toBe(
      `The database could not be migrated: prisma/migrations/${first}/migration.sql was changed after it ran on this database. Put it back as it was ("git checkout" does), and write the change as a migration of its own.`,
    );
  });

  it('takes other ends of lines for no change', async () => {
    await migrate(url, folder);
    write(first, readFileSync(scriptOf(first), 'utf8').replaceAll('\n', '\r\n'));
    expect(await migrate(url, folder)).toEqual({ applied: [] });
  });

  it('is not touched when a newer version has run on it', async () => {
    await migrate(url, folder);
    rmSync(join(folder, last), { recursive: true });
    expect(await messageOf(migrate(url, folder))).toMatch(
      new RegExp(
        `: a newer version has run on it: its migration ${last} is not in this checkout. Start that version or a later one.* "npm run admin -- migrate status" lists`,
      ),
    );
  });

  it('is not touched when it is another program’s', async () => {
    await client.query('CREATE TABLE invoices ()');
    expect(await messageOf(migrate(url, folder))).toBe(
      'The database could not be migrated: it is not empty and not Deckwright\'s (it has the table "invoices"). Make an empty database and name that one in DATABASE_URL.',
    );
  });

  it('is not touched when files are missing, which are named', async () => {
    rmSync(scriptOf(first));
    expect(await messageOf(migrate(url, folder))).toContain(`${scriptOf(first)} can't be read (ENOENT). Put it back.`);
    renameSync(folder, `${folder}.moved`);
    expect(await messageOf(migrate(url, folder))).toContain(`${folder} is missing. Start in the folder`);
    renameSync(`${folder}.moved`, folder);
    expect(await ask("SELECT to_regclass('_prisma_migrations') AS records")).toEqual([{ records: null }]);
  });

  describe.skipIf(!bouncerPath)('behind PgBouncer in transaction mode', () => {
    let bouncer: PgBouncer;
    beforeEach(async () => {
      bouncer = await startPgBouncer(bouncerPath ?? '', url);
    });
    afterEach(() => bouncer.stop());

    /** "npm run migrate" with the address of the pooler. */
    const migrateWith = (settings: Record<string, string>) => {
      const { NEXTAUTH_SECRET = '', KEY_PEPPER = '', DOWNLOAD_SIGNING_KEYS = '' } = process.env;
      const secrets = { NEXTAUTH_SECRET, KEY_PEPPER, DOWNLOAD_SIGNING_KEYS };
      return spawnCommand(['migrate'], { ...secrets, DATA_DIR: folder, DATABASE_URL: bouncer.url, ...settings }).ended;
    };

    it('is migrated past it by the address that leads there', async () => {
      const settings = { DATABASE_POOLER: 'transaction', DIRECT_DATABASE_URL: url };
      expect(await migrateWith(settings)).toEqual({
        status: 0,
        stdout: `${JSON.stringify({ applied: names })}\n`,
        stderr: '',
      });
      expect(await recordsOf('finished_at IS NOT NULL')).toHaveLength(names.length);
    });

    const noSessions =
      /^The database could not be migrated: its address leads to a pooler .*Set DATABASE_POOLER=transaction, and DIRECT_DATABASE_URL .*\.\n$/;
    it.each([
      ['alone', () => ({}), noSessions],
      [
        'as what it is, and alone',
        () => ({ DATABASE_POOLER: 'transaction' }),
        /^DIRECT_DATABASE_URL is missing and required, because DATABASE_POOLER is transaction; .*\.\n$/,
      ],
      ['in both places', () => ({ DATABASE_POOLER: 'transaction', DIRECT_DATABASE_URL: bouncer.url }), noSessions],
    ])('is not touched where the pooler is named %s, and nothing stays locked', async (_, settings, line) => {
      expect(await migrateWith(settings())).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(line) as string,
      });
      expect(await ask("SELECT to_regclass('_prisma_migrations') AS records")).toEqual([{ records: null }]);
      expect(await migrate(url, folder)).toEqual({ applied: names });
    });
  });
});
