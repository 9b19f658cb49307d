import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import pg from 'pg';
import { openCluster, stopCluster } from '@/lib/platform/database/embedded/open-cluster';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';
import { keepDatabaseUp } from './store';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-store-'));
const dataDir = join(folder, 'data');
chmodSync(folder, 0o711);
afterAll(async () => {
  await stopCluster(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

async function serverPid(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int pid",
  );
  await client.end();
  return rows[0]!.pid;
}

it('the embedded PostgreSQL comes back each time it dies, and ends with the service all the same', async () => {
  const notices: string[] = [];
  const cluster = await openCluster(dataDir, { isThrowaway: true });
  const endWatch = keepDatabaseUp(cluster, dataDir, (line) => notices.push(line));
  const pids = [cluster.pid];
  for (let death = 1; death <= 2; death += 1) {
    process.kill(pids.at(-1)!, 'SIGKILL');
    const next = await vi.waitUntil(() => serverPid(cluster.url).catch(() => undefined), { timeout: 60_000 });
    expect(pids).not.toContain(next);
    pids.push(next);
  }
  await endWatch();
  await cluster.close();
  expect(pids.filter(isProcessAlive)).toEqual([]);
  expect(notices).toContain('PostgreSQL is gone; starting it again.');
});
