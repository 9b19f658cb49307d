// Runs the production service by way of scripts/run.mjs; builds it first when its sources changed.
import { readFileSync, readdirSync } from 'node:fs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { stopCluster } from '@/lib/platform/database/embedded/open-cluster';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { spawnCommand, type RunningCommand } from './testing/spawn-command';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'deckwright-start-'));
const dataDir = join(folder, 'data');
const ready = /Deckwright is ready on (\S+)/;

let env: Record<string, string>;
let service: RunningCommand;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  env = { DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' };
  await prepare(root, ['build']);
}, 300_000);

afterAll(async () => {
  if (service.child.exitCode === null && service.child.signalCode === null) {
    service.child.kill('SIGTERM');
    await service.ended;
  }
  await stopCluster(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

const postgresPid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Pids of the service's own children by a word of their command lines; needs /proc. */
function pidsOf(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return command.includes(word) && command.includes('leash.mjs') && environment.includes(`DATA_DIR=${dataDir}\0`);
      } catch {
        return false;
      }
    });
}

async function untilGone(pids: number[]): Promise<void> {
  while (pids.some(isProcessAlive)) await sleep(20);
}

async function generate(key: string): Promise<string> {
  const body = JSON.stringify({
    prompt: 'A 12-slide deck about ferries: 12 boats, 3 lines, 40,000 passengers a day.',
    output_type: 'deck',
  });
  const response = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body,
  });
  return ((await response.json()) as { job_id: string }).job_id;
}

async function untilFinished(key: string, job: string): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/status/${job}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const { status } = (await response.json()) as { status?: string };
    if (status === 'completed' || status === 'failed') return;
    await sleep(1_100);
  }
}

describe('npm start', () => {
  let key = '';
  let jobs: string[] = [];

  it('makes a demo organization on an empty database, and shows its key once', async () => {
    service = spawnCommand(['start'], env);
    const [, url] = await service.until(ready);
    [, key = ''] = await service.until(/API key: {2}(dw_\w+)/);
    expect(url).toBe(`http://localhost:${env.PORT}`);
    expect((await fetch(`http://127.0.0.1:${env.PORT}/`)).status).toBe(200);
  });

  it('serves the API to that key', async () => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/status/unknown`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(404);
    const stranger = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/status/unknown`, {
      headers: { Authorization: 'Bearer dw_wrong' },
    });
    expect(stranger.status).toBe(401);
  });

  it('is refused a second time on the same data directory, in one line that names the first', async () => {
    const second = await spawnCommand(['start'], { ...env, PORT: '1' }).ended;
    expect(second.status).toBe(1);
    expect(second.stdout).toBe('');
    expect(second.stderr.trim()).toMatch(/^Deckwright already runs on .* \(process \d+, http:\S+\)\. Stop .*$/);
  });

  it('is refused on a port in use, in one line that offers another', async () => {
    const second = await spawnCommand(['start'], { ...env, DATA_DIR: join(folder, 'other') }).ended;
    expect(second.status).toBe(1);
    expect(second.stderr.trim()).toMatch(
      new RegExp(`^Port ${env.PORT} of 127\\.0\\.0\\.1 is in use.* PORT=\\d+ npm start$`),
    );
  });

  it('lets the operator work beside it', async () => {
    const made = await spawnCommand(['admin', 'org', 'create', '--name', 'Beside', '--plan', 'business'], env).ended;
    expect(made).toMatchObject({ status: 0 });
    expect(JSON.parse(made.stdout)).toMatchObject({ name: 'Beside', plan: 'business' });
    expect(isProcessAlive(postgresPid())).toBe(true);
  });

  it.runIf(process.platform === 'linux')('starts a worker again that was killed', async () => {
    const [first = 0] = pidsOf('dist/worker.mjs');
    process.kill(first, 'SIGKILL');
    await service.until(/The worker process was ended by SIGKILL; starting it again/);
    while (pidsOf('dist/worker.mjs').length === 0) await sleep(20);
    expect(pidsOf('dist/worker.mjs')).not.toContain(first);
  });

  it.runIf(process.platform === 'linux')('starts a web process again that was stopped', async () => {
    const [first = 0] = pidsOf('dist/web.mjs');
    process.kill(first, 'SIGSTOP');
    await service.until(
      /The web process has given no sign of life for 10 s; ending it\.\nThe web process was ended by SIGKILL; starting it again/,
    );
    const answers = () =>
      fetch(`http://127.0.0.1:${env.PORT}/`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await answers())) await sleep(20);
    expect(pidsOf('dist/web.mjs')).not.toContain(first);
  });

  it('takes its children with it when it is killed, and leaves PostgreSQL to the next start', async () => {
    jobs = await Promise.all(Array.from({ length: 2 }, () => generate(key)));
    const children = [...pidsOf('dist/worker.mjs'), ...pidsOf('dist/web.mjs')];
    const database = postgresPid();
    for (const pid of pidsOf('dist/worker.mjs')) process.kill(pid, 'SIGKILL');
    service.child.kill('SIGKILL');
    await service.ended;
    await untilGone(children);
    expect(isProcessAlive(database)).toBe(true);
    service = spawnCommand(['start'], env);
    await service.until(/PostgreSQL is ready on \S+ \(attached\)/);
    await service.until(ready);
    expect(postgresPid()).toBe(database);
  });

  it('finishes the jobs that were accepted before it was killed, and charges each of them once', async () => {
    for (const job of jobs) {
      await untilFinished(key, job);
      const { stdout } = await spawnCommand(['admin', 'job', 'show', '--job', job], env).ended;
      const shown = JSON.parse(stdout) as {
        status: string;
        files: { slideCount: number }[];
        credits: { kind: string; amount: number }[];
      };
      expect(shown.status).toBe('completed');
      const charges = shown.credits.filter((entry) => entry.kind === 'charge');
      expect(charges.map((charge) => Math.abs(charge.amount))).toEqual(shown.files.map((file) => file.slideCount));
    }
  });

  it('starts PostgreSQL again that died', async () => {
    const first = postgresPid();
    process.kill(first, 'SIGKILL');
    await service.until(/PostgreSQL is gone; starting it again/);
    while (!(await generate(key).catch(() => undefined))) await sleep(100);
    expect(postgresPid()).not.toBe(first);
  });

  it('stops everything at Ctrl-C, PostgreSQL included', async () => {
    const database = postgresPid();
    service.child.kill('SIGINT');
    const { status, stdout } = await service.ended;
    expect(status).toBe(0);
    expect(stdout).toContain('Stopped.');
    expect(stdout).not.toContain('API key:');
    expect(isProcessAlive(database)).toBe(false);
    expect(pidsOf('leash.mjs')).toEqual([]);
  });

  it('names each wrong variable before it does anything', async () => {
    const untouched = join(folder, 'untouched');
    const { status, stderr } = await spawnCommand(['start'], { DATA_DIR: untouched, PORT: 'abc', DEMO: 'maybe' }).ended;
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'PORT is "abc"; it must be a whole number from 1 to 65535.',
      'DEMO is "maybe"; it must be 1 or 0.',
    ]);
    expect(readdirSync(folder)).not.toContain('untouched');
  });
});
