import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';
import { readyLines } from '../start/start';
import { loadEnv } from '@/lib/platform/env/env';
import { restartDelayMs, superviseChild, type ChildPlan } from './supervised-child';
import { showErrors, showEverything } from './service-output';
import { localOrigin } from './wait-for-web';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plan(script: string, notices: string[] = [], lines: string[] = []): ChildPlan {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, script);
  return {
    name: 'probe',
    args: [file],
    env: { PATH: process.env.PATH },
    cwd: folder,
    onLine: (line) => lines.push(line),
    onNotice: (line) => notices.push(line),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('passes on lines, and says so when a child dies while it starts', async () => {
  const lines: string[] = [];
  const child = superviseChild(plan("console.log('hello'); console.error('broken'); process.exitCode = 3;", [], lines));
  await expect(child.diedEarly).rejects.toThrow('The probe process ended with status 3 while starting');
  await until(() => lines.length === 2);
  expect(lines.toSorted()).toEqual(['broken', 'hello']);
  await child.stop();
});

it('starts a child again that dies later, and not one that was stopped', async () => {
  const notices: string[] = [];
  const child = superviseChild(plan('setInterval(() => {}, 1000);', notices));
  child.startedWell();
  const first = child.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await until(() => notices.length === 1 && child.pid() !== first);
  expect(notices).toEqual(['The probe process was ended by SIGKILL; starting it again in 0.5 s.']);
  const second = child.pid() ?? 0;
  await child.stop();
  expect(isProcessAlive(second)).toBe(false);
  expect(notices).toHaveLength(1);
});

it('waits longer after each death, and never more than half a minute', () => {
  expect([1, 2, 3, 10].map(restartDelayMs)).toEqual([500, 1_000, 2_000, 30_000]);
});

it('marks lines with their origin, and names a full disk once', () => {
  const written: string[] = [];
  const output = showEverything((line) => written.push(line), '/data');
  output.child('web')('ready', 'stdout');
  output.child('worker')('Error: ENOSPC: no space left on device, write', 'stderr');
  output.child('worker')('Error: ENOSPC: no space left on device, write', 'stderr');
  expect(written[0]).toBe('web    | ready');
  expect(written.filter((line) => line.startsWith('The disk is full'))).toHaveLength(1);
});

it('can show nothing but errors', () => {
  const written: string[] = [];
  const output = showErrors((line) => written.push(line), '/data');
  output.child('web')('ready', 'stdout');
  output.child('web')('{"level":50,"msg":"broken"}', 'stdout');
  output.child('web')('warning', 'stderr');
  expect(written).toEqual(['web    | {"level":50,"msg":"broken"}', 'web    | warning']);
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
])('reaches a service on %s at %s', (host, origin) => {
  expect(localOrigin(host, 80)).toBe(origin);
});

it('says where the service is, and what to do on a database that holds something already', () => {
  const secrets = {
    NEXTAUTH_SECRET: 's'.repeat(32),
    KEY_PEPPER: 'p'.repeat(32),
    DOWNLOAD_SIGNING_KEYS: 'd'.repeat(32),
  };
  const lines = readyLines({ env: loadEnv({ ...secrets, PORT: '3100' }), demo: null }).join('\n');
  expect(lines).toContain('Deckwright is ready on http://localhost:3100');
  expect(lines).toContain('npm run --silent admin');
});
