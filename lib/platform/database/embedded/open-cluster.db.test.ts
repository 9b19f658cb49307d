import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProcessAlive } from '../../process-lock/process-lock.mjs';
import { openCluster, stopCluster } from './open-cluster';

const isThrowaway = true;
const folder = mkdtempSync(join(tmpdir(), 'deckwright-cluster-'));
const dataDir = join(folder, 'data');

beforeAll(() => chmodSync(folder, 0o711));
afterAll(async () => {
  await stopCluster(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

async function ask<T>(url: string, query: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: T }>(query)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/** Another process of ours that opens the cluster, says its pid, and ends as it is told. */
function openElsewhere(): Promise<{ postgresPid: number; kill: () => Promise<void> }> {
  const script = `const { openCluster } = await import(${JSON.stringify(join(import.meta.dirname, 'open-cluster.ts'))}); const c = await openCluster(${JSON.stringify(dataDir)}, { isThrowaway: true }); console.log(c.pid); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the other process ended early')));
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({ postgresPid: Number(String(chunk).trim()), kill: () => (child.kill('SIGKILL'), gone) }),
    );
  });
}

describe('the embedded PostgreSQL', () => {
  it('is made once, keeps what it is told, and stops with its last user', async () => {
    const first = await openCluster(dataDir, { isThrowaway });
    expect(first.how).toBe('created');
    await ask(first.url, "CREATE TABLE kept AS SELECT 'yes' AS answer");
    const second = await openCluster(dataDir);
    expect(second).toMatchObject({ how: 'attached', pid: first.pid });
    await first.close();
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe('yes');
    await second.close();
    expect(isProcessAlive(first.pid)).toBe(false);
  });

  it('keeps its password to its owner, and takes no other', async () => {
    const cluster = await openCluster(dataDir, { isThrowaway });
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    const wrong = new URL(cluster.url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'SELECT 1 AS answer')).rejects.toThrow(/password/);
    await cluster.close();
  });

  it('is found again on the same port after a restart', async () => {
    const first = await openCluster(dataDir, { isThrowaway });
    await first.close();
    const second = await openCluster(dataDir, { isThrowaway });
    expect(second).toMatchObject({ how: 'started', port: first.port });
    await second.close();
  });

  it('is attached to when the process that started it was killed, and stopped at the end', async () => {
    const other = await openElsewhere();
    await other.kill();
    expect(isProcessAlive(other.postgresPid)).toBe(true);
    const cluster = await openCluster(dataDir, { isThrowaway });
    expect(cluster).toMatchObject({ how: 'attached', pid: other.postgresPid });
    await cluster.close();
    expect(isProcessAlive(other.postgresPid)).toBe(false);
  });

  it('is not stopped under another process that uses it', async () => {
    const other = await openElsewhere();
    const cluster = await openCluster(dataDir, { isThrowaway });
    await cluster.close();
    expect(isProcessAlive(other.postgresPid)).toBe(true);
    await other.kill();
    await (await openCluster(dataDir)).close();
  });

  it('starts over a postmaster.pid that names a process which is not PostgreSQL', async () => {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    );
    const cluster = await openCluster(dataDir, { isThrowaway });
    expect(cluster.how).toBe('started');
    expect(await ask(cluster.url, 'SELECT answer FROM kept')).toBe('yes');
    await cluster.close();
  });

  it('survives SIGKILL of PostgreSQL itself', async () => {
    const cluster = await openCluster(dataDir, { isThrowaway });
    await ask(cluster.url, "UPDATE kept SET answer = 'still'");
    process.kill(cluster.pid, 'SIGKILL');
    while (isProcessAlive(cluster.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    const again = await openCluster(dataDir, { isThrowaway });
    expect(await ask(again.url, 'SELECT answer FROM kept')).toBe('still');
    await again.close();
    await cluster.close();
  });

  it('begins anew when its first start was interrupted', async () => {
    const interrupted = join(folder, 'interrupted');
    mkdirSync(join(interrupted, 'postgres.new'), { recursive: true });
    chmodSync(interrupted, 0o711);
    writeFileSync(join(interrupted, 'postgres.new', 'half'), '');
    const cluster = await openCluster(interrupted, { isThrowaway });
    expect(cluster.how).toBe('created');
    await cluster.close();
    expect(existsSync(join(interrupted, 'postgres.new'))).toBe(false);
  });

  it('says what to do when its password file is gone', async () => {
    const settings = readFileSync(join(dataDir, 'postgres.json'));
    rmSync(join(dataDir, 'postgres.json'));
    await expect(openCluster(dataDir)).rejects.toThrow(/postgres\.json.*gone/);
    writeFileSync(join(dataDir, 'postgres.json'), settings, { mode: 0o600 });
  });

  it('refuses data of another version of PostgreSQL and says how to move it', async () => {
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    const own = readFileSync(version, 'utf8');
    writeFileSync(version, '15\n');
    await expect(openCluster(dataDir)).rejects.toThrow(
      new RegExp(`made by PostgreSQL 15, .* brings PostgreSQL ${own.trim()}, .*pg_dump.*npm run migrate.*pg_restore`),
    );
    writeFileSync(version, own);
    const cluster = await openCluster(dataDir, { isThrowaway });
    await cluster.close();
  });

  it('runs below a folder that is closed to everyone but us', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const cluster = await openCluster(join(closed, 'data'), { isThrowaway });
    expect(await ask(cluster.url, 'SELECT 1 AS answer')).toBe(1);
    await cluster.close();
  });
});
