// Runs the built service where no development package is, in folders that it can't write to, by way of scripts/run.mjs.
import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@/lib/client';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { formatNames, type DocumentFormat } from '@/lib/documents/document-formats';
import { runReader } from '@/lib/documents/process/run-reader';
import { buildDocx, paragraph } from '@/lib/documents/testing/build-docx';
import { buildPdf, pdfLines } from '@/lib/documents/testing/build-pdf';
import { buildPptx, shape } from '@/lib/documents/testing/build-pptx';
import { buildXlsx } from '@/lib/documents/testing/build-xlsx';
import { testLimits } from '@/lib/documents/testing/corpus';
import { prepare } from '../prepare/prepare.mjs';
import { installForProduction, type ProductionInstallation } from './testing/production-installation';
import { spawnCommand, type RunningCommand } from './testing/spawn-command';

const checkout = join(import.meta.dirname, '../..');
let installation: ProductionInstallation;
let env: Record<string, string>;

beforeAll(async () => {
  await prepare(checkout, ['build']);
  installation = installForProduction(checkout);
  const { scratch } = installation;
  const port = String(await findFreePort());
  env = { DATA_DIR: join(scratch, 'data'), HOME: scratch, PORT: port, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
}, 300_000);
afterAll(() => installation.remove());

const run = (args: string[], more: Record<string, string> = {}) =>
  spawnCommand(args, { ...env, ...more }, { root: installation.root, account: installation.account });
/** What a command says that does not go through, which is one line. */
const refusal = async (...args: string[]) => {
  const { status, stdout, stderr } = await run(args).ended;
  expect([status, stdout]).toEqual([1, '']);
  return stderr.trimEnd();
};

describe('an installation without development packages', () => {
  let service: RunningCommand;
  let client: Client;
  const origin = () => `http://127.0.0.1:${env.PORT}`;

  beforeAll(async () => {
    installation.setWritable(false);
    service = run(['start']);
    const [, apiKey = ''] = await service.until(/API key: {2}(dw_\w+)/);
    client = createClient({ baseUrl: origin(), apiKey });
  }, 120_000);
  afterAll(async () => {
    service.child.kill('SIGTERM');
    const { status, stdout, stderr } = await service.ended;
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).not.toMatch(/EACCES|EROFS|"level":(50|60)/);
    installation.setWritable(true);
  });

  it('has migrated its database, and makes decks', async () => {
    const job = await client.generateAndWait({ prompt: 'A 4-slide deck about ferries', output_type: 'deck' });
    const [file] = job.downloads;
    expect(Buffer.from((await client.download(file!)).subarray(0, 2)).toString()).toBe('PK');
  });

  it('shows its pages, with what they ask for', async () => {
    for (const path of ['/', '/signin', '/docs', '/docs/reference', '/vendor/scalar/standalone.esm.js'])
      expect((await fetch(`${origin()}${path}`)).status, path).toBe(200);
  });

  it('lets the operator work beside it, and draws the thumbnail of a template', async () => {
    const admin = async (...args: string[]) => {
      const { stdout, stderr } = await run(['admin', ...args]).ended;
      expect(stderr).toBe('');
      return JSON.parse(stdout) as { id: string; templates: { name: string; thumbnailUrl: string }[] };
    };
    const { id } = await admin('org', 'create', '--name', 'Harbour', '--plan', 'business');
    const blue = ['--name', 'Harbour blue', '--base', 'Meridian', '--brand', '{"colors":{"accent":"#0B5CAD"}}'];
    await admin('template', 'create', '--org', id, ...blue);
    const { templates } = await admin('template', 'list', '--org', id);
    const { pathname, search } = new URL(templates.find(({ name }) => name === 'Harbour blue')?.thumbnailUrl ?? '');
    const picture = await fetch(`${origin()}${pathname}${search}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('reads documents of every format', async () => {
    const words = 'The harbour opens in May.';
    const documents: Record<DocumentFormat, Buffer> = {
      pdf: buildPdf({ pages: [pdfLines([words])] }),
      docx: buildDocx({ body: paragraph(words) }),
      pptx: buildPptx({ slides: [{ shapes: shape(words) }] }),
      xlsx: buildXlsx({ sheets: [{ name: 'S', rows: [[words]] }] }),
      markdown: Buffer.from(`**${words}**`),
      html: Buffer.from(`<p>${words}</p>`),
      text: Buffer.from(words),
    };
    const entry = join(installation.root, 'dist', 'read-document.mjs');
    for (const format of formatNames) {
      const request = { format, limits: testLimits };
      const { parts } = await runReader({ entry, bytes: documents[format], request });
      expect([format, ...parts.map((part) => part.text)]).toEqual([format, words]);
    }
  });

  it('names the sources in its stacks', async () => {
    const secret = 'a-secret-for-tests-only-000000000000001';
    const secrets = { NEXTAUTH_SECRET: secret, KEY_PEPPER: secret, DOWNLOAD_SIGNING_KEYS: secret };
    const child = spawn(process.execPath, [join(installation.root, 'dist', 'worker.mjs')], {
      cwd: installation.root,
      env: { ...env, ...secrets, DATABASE_URL: 'postgresql://127.0.0.1:1/none' } as unknown as NodeJS.ProcessEnv,
    });
    expect(await text(child.stdout)).toMatch(/ECONNREFUSED.*scripts\/worker\/main\.ts:\d+:\d+/s);
  });
});

describe('an installation without development packages that is not whole says so in a line', () => {
  const whereToBuild =
    'Run "npm run build" where the development packages are installed, and copy .next, dist and public/vendor beside it.';
  const inside = (path: string) => join(installation.root, path);

  it('when a package is missing', async () => {
    renameSync(inside('node_modules/pg'), inside('pg'));
    expect(await refusal('start')).toBe(
      'node_modules is incomplete: node_modules/pg is missing. Run "npm ci --omit=dev" again.',
    );
    renameSync(inside('pg'), inside('node_modules/pg'));
  });

  it.each(['dist/web.mjs', 'dist/manifest.json', '.next/BUILD_ID', 'public/vendor'])(
    'when %s is missing',
    async (path) => {
      renameSync(inside(path), inside('moved'));
      expect(await refusal('admin', 'ledger', 'check')).toBe(
        `There is no build here, or not all of it. ${whereToBuild}`,
      );
      renameSync(inside('moved'), inside(path));
    },
  );

  it.each(['app/layout.tsx', 'scripts/web/main.ts'])('when %s is of another version than the build', async (path) => {
    const before = readFileSync(inside(path));
    // The file is one of the checkout too.
    rmSync(inside(path));
    writeFileSync(inside(path), `${before.toString()}\n`);
    expect(await refusal('start')).toBe(`The build here is of another version. ${whereToBuild}`);
    writeFileSync(inside(path), before);
  });

  it('when a command is for development', async () => {
    expect(await refusal('dev')).toBe(
      '"npm run dev" needs the development packages, and they are not installed here. Run "npm ci --include=dev" first.',
    );
  });

  it('when there is no such command', async () => {
    expect(await refusal('strat')).toMatch(
      /^There is no command "strat"\. The commands are start, dev, build, .*; "node scripts\/run\.mjs --help" says what each does\.$/,
    );
  });

  it('when its data directory can’t be written to', async () => {
    installation.setWritable(false);
    const { stderr } = await run(['start'], { DATA_DIR: inside('data') }).ended;
    expect(stderr.trimEnd()).toBe(
      `This user may not write ${inside('data')} (EACCES). Allow it to, or set DATA_DIR to a folder of its own.`,
    );
    installation.setWritable(true);
  });
});

describe('a checkout that can’t be written to', () => {
  it('says what to do when something is to be made in it', async () => {
    const record = join(installation.root, 'node_modules', '.package-lock.json');
    const { packages } = JSON.parse(readFileSync(record, 'utf8')) as { packages: object };
    writeFileSync(record, JSON.stringify({ packages: { ...packages, 'node_modules/tsx': { dev: true } } }));
    installation.setWritable(false);
    expect(await refusal('start')).toBe(
      `${installation.root} can't be written to (EACCES), and packages or the build are missing in it. Run "npm run build" as a user who may write there; a folder in which that was done can be read-only.`,
    );
    installation.setWritable(true);
  });
});
