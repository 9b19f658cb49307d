import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';
import { readyLines } from '../start/start';
import { loadEnv } from '@/lib/platform/env/env';
import type { ChildPlan } from './child-life';
import { planRestart, superviseChild } from './supervised-child';
import { showErrors, showEverything } from './service-output';
import { localOrigin } from './wait-for-web';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Heard {
  notices: string[];
  lines: string[];
}

/** A child that runs `script` after it has said that it is ready. */
function plan(script: string, { notices, lines }: Partial<Heard> = {}, more: Partial<ChildPlan> = {}): ChildPlan {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, script);
  return {
    name: 'probe',
    args: [file],
    env: { PATH: process.env.PATH },
    cwd: folder,
    readyLine: /^ready/,
    startSeconds: 60,
    stopGraceMs: 20_000,
    onLine: (line) => lines?.push(line),
    onNotice: (line) => notices?.push(line),
    ...more,
  };
}

const idle = "console.log('ready'); setInterval(() => {}, 1000);";

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('passes on lines, and says so when a child dies while it starts', async () => {
  const lines: string[] = [];
  const script = "console.log('hello'); console.error('broken'); process.exitCode = 3;";
  const child = superviseChild(plan(script, { lines }));
  await expect(child.ready).rejects.toThrow('The probe process ended with status 3 while starting');
  await until(() => lines.length === 2);
  expect(lines.toSorted()).toEqual(['broken', 'hello']);
  await child.stop();
});

it('starts a child again that dies later, and not one that was stopped', async () => {
  const notices: string[] = [];
  const child = superviseChild(plan(idle, { notices }));
  await child.ready;
  const first = child.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await until(() => notices.length === 1 && child.pid() !== first);
  expect(notices).toEqual(['The probe process was ended by SIGKILL; starting it again in 0.5 s.']);
  const second = child.pid() ?? 0;
  await child.stop();
  expect(isProcessAlive(second)).toBe(false);
  expect(notices).toHaveLength(1);
});

it('ends what a child has started when it dies', async () => {
  const lines: string[] = [];
  const script = `import { spawn } from 'node:child_process';
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    console.log('ready ' + pid);`;
  const child = superviseChild(plan(script, { lines }));
  await child.ready;
  await until(() => lines.length === 1);
  const grandchild = Number(lines[0]?.split(' ')[1]);
  process.kill(child.pid() ?? 0, 'SIGKILL');
  await until(() => !isProcessAlive(grandchild));
  await child.stop();
});

describe.skipIf(process.platform === 'win32')('a child that gives no sign of life', () => {
  const livenessSeconds = 3;

  it.each([
    ['is stopped', '', (pid: number) => process.kill(pid, 'SIGSTOP')],
    ['computes without end', 'for (;;);', () => undefined],
  ])('because it %s is killed and started again', async (_, script, hang) => {
    const notices: string[] = [];
    const lines: string[] = [];
    const later = `${idle} setTimeout(() => { console.log('later'); setTimeout(() => { ${script} }, 500); }, 2_000);`;
    const child = superviseChild(plan(later, { notices, lines }, { livenessSeconds }));
    await until(() => lines.includes('later'));
    const first = child.pid() ?? 0;
    hang(first);
    await until(() => notices.length >= 2 && child.pid() !== first);
    expect(notices.slice(0, 2)).toEqual([
      'The probe process has given no sign of life for 3 s; ending it.',
      expect.stringMatching(/^The probe process was ended by SIGKILL; starting it again /),
    ]);
    expect(isProcessAlive(first)).toBe(false);
    await child.stop();
  });

  it('while it starts is not waited for without end', async () => {
    const notices: string[] = [];
    const child = superviseChild(plan('setInterval(() => {}, 1000);', { notices }, { startSeconds: 2 }));
    await expect(child.ready).rejects.toThrow('was ended by SIGKILL while starting');
    expect(notices).toEqual(['The probe process was not ready within 2 s; ending it.']);
    await child.stop();
  });

  it('is left alone while it still loads what it has said to be ready for', async () => {
    const notices: string[] = [];
    const lines: string[] = [];
    const script = `console.log('ready');
      setTimeout(() => { const end = Date.now() + ${2_000 * livenessSeconds}; while (Date.now() < end); console.log('over'); }, 100);
      setInterval(() => {}, 1000);`;
    const child = superviseChild(plan(script, { notices, lines }, { livenessSeconds }));
    await until(() => lines.includes('over'));
    expect(notices).toEqual([]);
    await child.stop();
  });

  it('is left alone when it was we who did not run', async () => {
    const notices: string[] = [];
    const lines: string[] = [];
    const later = `${idle} setTimeout(() => console.log('later'), 2_000);`;
    const child = superviseChild(plan(later, { notices, lines }, { livenessSeconds }));
    await until(() => lines.includes('later'));
    const first = child.pid();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000 * livenessSeconds);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([child.pid(), notices]).toEqual([first, []]);
    await child.stop();
  });

  it('is left alone under a debugger, where a breakpoint looks like it', async () => {
    const notices: string[] = [];
    const script = `import { open } from 'node:inspector'; open(0); console.log('ready');
      setTimeout(() => { const end = Date.now() + ${2_000 * livenessSeconds}; while (Date.now() < end); console.log('over'); }, 1_500);
      setInterval(() => {}, 1000);`;
    const lines: string[] = [];
    const child = superviseChild(plan(script, { notices, lines }, { livenessSeconds }));
    await until(() => lines.includes('over'));
    expect(notices).toEqual([]);
    await child.stop();
  });
});

it('starts a child again at once when it lived well, and later and later when it does not', () => {
  const delays = (lives: (number | null)[]) => {
    let deaths = 0;
    return lives.map((readyForMs) => {
      const planned = planRestart(deaths, readyForMs);
      deaths = planned.deaths;
      return planned.delayMs;
    });
  };
  expect(delays([60_000, 60_000, 11_000])).toEqual([0, 0, 0]);
  expect(delays([60_000, 5, 5, 5, 5, 60_000, 5])).toEqual([0, 500, 1_000, 1_000, 1_000, 0, 500]);
  expect(delays(Array.from({ length: 9 }, () => null))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
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
