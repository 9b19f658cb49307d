import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';
import { account } from './account';

const tsx = join(process.cwd(), 'node_modules', 'tsx', 'dist', 'cli.mjs');

interface Way {
  tab?: string;
  file: string;
  /** The program and its arguments; the code goes to its standard input where it says so. */
  command: [string, ...string[]];
  isPasted?: boolean;
}

/** Every way of running a program that the guide names. */
const ways: Record<string, Way> = {
  'curl, pasted into a shell': { tab: 'curl', file: 'deck.sh', command: ['bash'], isPasted: true },
  'curl, as a file': { tab: 'curl', file: 'deck.sh', command: ['sh', 'deck.sh'] },
  TypeScript: { tab: 'TypeScript', file: 'deck.mts', command: [process.execPath, tsx, 'deck.mts'] },
  Python: { tab: 'Python', file: 'deck.py', command: ['python3', 'deck.py'] },
  'the client library': { file: 'client.mts', command: [process.execPath, tsx, 'client.mts'] },
};

interface Outcome {
  status: number | null;
  output: string;
}

/** The code as the copy button gives it. */
async function copyCode(page: Page, { tab, file }: Way): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs');
  if (tab) await page.getByRole('tab', { name: tab }).click();
  const block = page.getByRole('figure').filter({ has: page.getByLabel(file, { exact: true }) });
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function runIn(folder: string, way: Way, code: string, apiKey: string): Promise<Outcome> {
  const [program, ...args] = way.command;
  writeFileSync(join(folder, way.file), code);
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, DECKWRIGHT_API_KEY: apiKey } });
  child.stdin.end(way.isPasted ? `${code}\n` : '');
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, output: out + err };
}

async function isInstalled(program: string): Promise<boolean> {
  const child = spawn(program, [], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('error', () => resolve(false)).once('exit', (status) => resolve(status === 0)));
}

test.describe('the quick start', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deckwright-quick-start-'));
    cpSync('lib/client', join(folder, 'client'), { recursive: true });
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  for (const [name, way] of Object.entries(ways)) {
    test(`${name}: saves a PowerPoint file, as copied from the page`, async ({ page }) => {
      // Whoever shares the key may have used up its minute; the programs wait for the next one.
      test.setTimeout(180_000);
      const hasProgram = await isInstalled(way.command[0]);
      test.skip(!hasProgram, `${way.command[0]} is not installed here`);
      const { status, output } = await runIn(folder, way, await copyCode(page, way), account.apiKey);
      expect(output).not.toContain(account.apiKey);
      expect(status, output).toBe(0);
      const file = readFileSync(join(folder, 'deck.pptx'));
      expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      expect(file.includes('ppt/presentation.xml')).toBe(true);
    });

    test(`${name}: says the code and the request id of a refusal, and fails`, async ({ page }) => {
      const hasProgram = await isInstalled(way.command[0]);
      test.skip(!hasProgram, `${way.command[0]} is not installed here`);
      const { status, output } = await runIn(folder, way, await copyCode(page, way), 'not-a-key');
      expect(status).not.toBe(0);
      expect(output).toMatch(/unauthorized.*[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    });
  }
});
