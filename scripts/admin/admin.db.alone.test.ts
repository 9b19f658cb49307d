// The operator's command: by way of scripts/run.mjs on an embedded PostgreSQL of its own for what a process is, within
// this process for what the commands answer.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { stopCluster } from '@/lib/platform/database/embedded/open-cluster';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { spawnCommand } from '../start/testing/spawn-command';
import { run } from './admin';

interface Ended {
  status: number | null;
  answer: Record<string, unknown>;
  message: string;
}

const toEnded = (status: number | null, stdout: string, stderr: string): Ended => ({
  status,
  answer: stdout === '' ? {} : (JSON.parse(stdout) as Record<string, unknown>),
  message: stderr.trim(),
});

let database: TestDatabase;
const filesFolder = mkdtempSync(join(tmpdir(), 'deckwright-admin-files-'));
beforeAll(async () => {
  process.env.DATA_DIR = filesFolder;
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(filesFolder, { recursive: true });
});

/** What a process of its own would print and end with. */
async function admin(...args: string[]): Promise<Ended> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => Boolean((printed[name] += String(text)))),
  );
  try {
    const status = await run({ root: process.cwd(), args, seconds: {} }).catch((error: Error) => {
      printed.stderr += error.message;
      return 1;
    });
    return toEnded(status, printed.stdout, printed.stderr);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('a process of the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-admin-'));
  const dataDir = join(folder, 'data');
  beforeAll(() => chmodSync(folder, 0o711));
  afterAll(async () => {
    await stopCluster(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  const adminProcessWith = async (env: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = await spawnCommand(['admin', ...args], { DATA_DIR: dataDir, ...env }).ended;
    return toEnded(status, stdout, stderr);
  };
  const adminProcess = (...args: string[]) => adminProcessWith({}, ...args);

  it('works on a database that it makes first, and prints one JSON object', async () => {
    const made = await adminProcess('org', 'create', '--name', 'Harbour', '--plan', 'business', '--credits', '10');
    expect(made).toMatchObject({ status: 0, answer: { name: 'Harbour', plan: 'business' } });
    expect(await adminProcess('key', 'create', '--org', String(made.answer.id), '--name', 'CI')).toMatchObject({
      status: 0,
      answer: { key: expect.stringMatching(/^dw_[0-9A-Za-z]{40}$/) as string },
    });
  });

  it.each([
    [
      ['org', 'create', '--name', 'X'],
      /^--plan is missing\. It goes: org create --name NAME --plan PLAN \[--trial\] \[--credits N\]$/,
    ],
    [['key', 'revoke', '--key', 'x'], /^not_found: There is no such key\.$/],
  ])('answers %j with a line, nothing on standard output, and status 1', async (args, line) => {
    const result = await adminProcess(...args);
    expect(result).toMatchObject({ status: 1, answer: {} });
    expect(result.message).toMatch(line);
  });

  it('asks the model that is named, and tells by its exit status when it does not answer', async () => {
    const nobody = `http://127.0.0.1:${await findFreePort()}/v1`;
    const env = { MODEL: 'compatible:qwen3:14b', OPENAI_COMPATIBLE_BASE_URL: nobody };
    expect(await adminProcessWith(env, 'model', 'check')).toMatchObject({
      status: 1,
      answer: {
        models: [
          {
            variable: 'MODEL',
            model: 'compatible:qwen3:14b',
            answers: false,
            problem: expect.stringContaining('OPENAI_COMPATIBLE_BASE_URL') as string,
          },
        ],
      },
    });
  });

  it('applies migrations alone', async () => {
    const { status, stdout } = await spawnCommand(['migrate'], { DATA_DIR: join(folder, 'fresh') }).ended;
    await stopCluster(join(folder, 'fresh'));
    expect([status, (JSON.parse(stdout) as { applied: string[] }).applied[0]]).toEqual([
      0,
      '20260101000000_foundation',
    ]);
  });

  it('shows its commands without a database', async () => {
    const { status, stdout } = await spawnCommand(['admin', '--help'], { DATA_DIR: join(folder, 'none') }).ended;
    expect(status).toBe(0);
    expect(stdout).toContain('key create --org ID --name N');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});

it('runs an organization from its creation to a revoked key, one JSON object a command', async () => {
  const { answer: org } = await admin('org', 'create', '--name', 'Harbour', '--plan', 'business', '--credits', '10');
  const id = String(org.id);
  expect((await admin('org', 'grant', '--org', id, '--credits', '5')).answer).toMatchObject({ balance: 15 });
  const user = await admin(
    'user',
    'create',
    '--org',
    id,
    '--email',
    'o@example.com',
    '--password',
    'long enough',
    '--role',
    'owner',
  );
  expect(user.answer).toMatchObject({ email: 'o@example.com', role: 'owner' });
  const setPassword = await admin('user', 'set-password', '--email', 'O@example.com', '--password', 'another long one');
  expect(setPassword.answer).toEqual({ id: user.answer.id, email: 'o@example.com', endedSessions: 0 });
  const key = await admin('key', 'create', '--org', id, '--name', 'CI');
  expect(key.answer.key).toMatch(/^dw_[0-9A-Za-z]{40}$/);
  expect((await admin('org', 'show', '--org', id)).answer).toEqual({
    id,
    name: 'Harbour',
    plan: 'business',
    trial: false,
    balance: 15,
    held: 0,
    keys: 1,
    jobs: 0,
  });
  expect(await admin('key', 'revoke', '--key', String(key.answer.id))).toMatchObject({ status: 0 });
  expect((await admin('org', 'show', '--org', id)).answer).toMatchObject({ keys: 0 });
});

it('keeps the templates of an organization', async () => {
  const { answer: org } = await admin('org', 'create', '--name', 'Harbour', '--plan', 'business');
  const id = String(org.id);
  const create = (accent: string) =>
    admin(
      'template',
      'create',
      '--org',
      id,
      '--name',
      'Harbour blue',
      '--base',
      'Meridian',
      '--brand',
      JSON.stringify({ colors: { accent } }),
    );
  const refused = await create('F2C200');
  expect(refused).toMatchObject({ status: 1, answer: {} });
  expect(refused.message).toContain(
    'invalid_request: brand.colors.accent: accent F2C200 on surface F2F5F8 has a contrast of 1.5 : 1',
  );
  const { answer: template } = await create('#1d4e89');
  expect(template).toMatchObject({
    name: 'Harbour blue',
    baseTemplate: 'Meridian',
    brand: { colors: { accent: '1D4E89' } },
  });
  const { templates } = (await admin('template', 'list', '--org', id)).answer as {
    templates: { id: string | null; name: string }[];
  };
  expect(templates.map(({ name }) => name)).toEqual([...builtinThemes.map(({ name }) => name), 'Harbour blue']);
  expect(templates.at(-1)).toMatchObject({ id: template.id, source: 'organization' });
  const branded = [
    '--base',
    'Ledger',
    '--heading-font',
    'Gill Sans',
    '--footer',
    'Confidential',
    '--logo-light',
    'app/icon.svg',
  ];
  const { answer: logoed } = await admin('template', 'create', '--org', id, '--name', 'Logo', ...branded);
  expect(logoed).toMatchObject({
    brand: {
      colors: {},
      fonts: { heading: 'Gill Sans' },
      footer: 'Confidential',
      logos: { light: { isOpaque: false } },
    },
  });
  const lost = await admin(
    'template',
    'create',
    '--org',
    id,
    '--name',
    'L',
    '--base',
    'Ledger',
    '--logo-dark',
    'no.png',
  );
  expect(lost.message).toContain('--logo-dark is "no.png", which can\'t be read');
  const font = 'assets/fonts/carlito-bold.ttf';
  const { answer: added } = await admin('font', 'add', '--org', id, '--file', font);
  expect(added).toMatchObject({ family: 'Carlito', face: 'bold', fileName: 'carlito-bold.ttf' });
  expect((await admin('font', 'list', '--org', id)).answer).toMatchObject({ fonts: [{ id: added.id }] });
  expect((await admin('font', 'delete', '--org', id, '--font', String(added.id))).answer).toEqual({ name: 'Carlito' });
  expect((await admin('template', 'delete', '--org', id, '--template', String(template.id))).answer).toMatchObject({
    name: 'Harbour blue',
  });
});

it('refuses a key to an organization that is not on a paid plan, and says so', async () => {
  const { answer } = await admin('org', 'create', '--name', 'Small', '--plan', 'free');
  const refused = await admin('key', 'create', '--org', String(answer.id), '--name', 'CI');
  expect(refused).toMatchObject({ status: 1, answer: {} });
  expect(refused.message).toContain('plan_not_eligible');
  const trial = await admin('org', 'set-plan', '--org', String(answer.id), '--plan', 'enterprise', '--trial');
  expect(trial.answer).toMatchObject({ plan: 'enterprise', trial: true });
  expect(await admin('key', 'create', '--org', String(answer.id), '--name', 'CI')).toMatchObject({ status: 1 });
});

it.each([
  [
    ['org', 'create', '--name', 'X'],
    '--plan is missing. It goes: org create --name NAME --plan PLAN [--trial] [--credits N]',
  ],
  [['org', 'show', '--org', '019f0000-0000-7000-8000-000000000000'], 'not_found: There is no such organization.'],
  [
    ['user', 'set-password', '--email', 'nobody@example.com', '--password', 'long enough'],
    'not_found: There is no user with the e-mail address nobody@example.com.',
  ],
  [
    ['user', 'set-password', '--email', 'o@example.com', '--password', 'short'],
    'invalid_request: password: must have at least 8 characters',
  ],
  [['key', 'revoke', '--key', 'x'], 'not_found: There is no such key.'],
])('answers %j with a line, nothing on standard output, and status 1', async (args, line) => {
  const result = await admin(...args);
  expect(result).toMatchObject({ status: 1, answer: {} });
  expect(result.message).toContain(line);
});

it('checks the ledger, and tells by its exit status when it contradicts itself', async () => {
  const { answer } = await admin('org', 'create', '--name', 'Broken', '--plan', 'business', '--credits', '10');
  const sound = await admin('ledger', 'check');
  expect(sound).toMatchObject({ status: 0, answer: { violations: [], organizations: expect.any(Number) } });
  await database.pool.query('update credit_pools set balance = balance + 1 where organization_id = $1', [answer.id]);
  const broken = await admin('ledger', 'check');
  await database.pool.query('update credit_pools set balance = balance - 1 where organization_id = $1', [answer.id]);
  const violation = { organizationId: answer.id, jobId: null, rule: 'the balance is the sum of the entries' };
  expect(broken).toMatchObject({
    status: 1,
    answer: { violations: [violation], organizations: sound.answer.organizations },
  });
});

it('tells what ran on the database, and repairs what came to no end', async () => {
  const current = await admin('migrate', 'status');
  expect(current).toMatchObject({ status: 0, answer: { isCurrent: true, advice: null } });
  const failed = "insert into _prisma_migrations (id, checksum, migration_name) values ('x', '', '29990101000000_x')";
  await database.pool.query(failed);
  const broken = await admin('migrate', 'status');
  expect(broken).toMatchObject({ status: 1, answer: { isCurrent: false } });
  const refused = await admin('ledger', 'check');
  expect([refused.status, refused.message]).toEqual([1, expect.stringContaining('migrate repair')]);
  expect((await admin('migrate', 'repair')).answer).toEqual({ undone: ['29990101000000_x'], applied: [] });
  expect((await admin('migrate', 'up')).answer).toEqual({ applied: [] });
});

it('ties the files to the database anew', async () => {
  const { status, answer } = await admin('files', 'adopt');
  expect([status, answer]).toEqual([0, { place: expect.stringContaining(filesFolder) as string, before: null }]);
  expect((await admin('files', 'adopt')).answer).toEqual({ place: answer.place, before: answer.place });
});

it('asks no model where none is named', async () => {
  expect(await admin('model', 'check')).toMatchObject({ status: 0, answer: { models: [] } });
});
