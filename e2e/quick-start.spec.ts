import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { copied } from './clipboard';
import { expect, test } from './fixtures';

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
  return copied(page, async () => {
    // Said for two seconds: whoever missed it presses again.
    await expect(async () => {
      await block.getByRole('button', { name: /^(Copy|Copied)$/ }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
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
  return new Promise((resolve) =>
    child.once('error', () => resolve(false)).once('exit', (status) => resolve(status === 0)),
  );
}

test.describe('the quick start', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deckwright-quick-start-'));
    cpSync('lib/client', join(folder, 'client'), { recursive: true });
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  for (const [index, [name, way]] of Object.entries(ways).entries()) {
    const tag = index === 0 ? ['@daily'] : [];
    test(
      `${name}: as copied from the page it saves a PowerPoint file, and says the code and the request id of a refusal`,
      { tag },
      async ({ page, makeTenant }) => {
        const hasProgram = await isInstalled(way.command[0]);
        test.skip(!hasProgram, `${way.command[0]} is not installed here`);
        const code = await copyCode(page, way);
        const refused = await runIn(folder, way, code, 'not-a-key');
        expect(refused.status).not.toBe(0);
        expect(refused.output).toMatch(/unauthorized.*[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
        expect(existsSync(join(folder, 'deck.pptx'))).toBe(false);

        // A key of its own: calls a minute are counted by key.
        const { key } = await (await makeTenant()).createKey();
        const { status, output } = await runIn(folder, way, code, key);
        expect(output).not.toContain(key);
        expect(status, output).toBe(0);
        const file = readFileSync(join(folder, 'deck.pptx'));
        expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
        expect(file.includes('ppt/presentation.xml')).toBe(true);
      },
    );
  }
});
