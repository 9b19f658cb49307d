import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { createSchedule, createTasks } from './tasks';
import { startWorker, type WorkerProcess } from './testing/start-worker';

let service: TestService;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => {
  for (const { child } of workers.splice(0)) child.kill('SIGKILL');
});
afterAll(() => service.close());

const start = async () =>
  workers.push(await startWorker({ DATABASE_URL: service.database.url, DATA_DIR: process.env.DATA_DIR! }));
const knownSince = (days: number) =>
  service.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since) values ($1, now() - make_interval(days => $2))
     on conflict (identifier) do update set known_since = excluded.known_since, last_execution = null`,
    ['sweep-nightly', days],
  );

describe('the schedule of the worker', () => {
  it('names only tasks that there are', () => {
    const tasks = Object.keys(createTasks());
    for (const { task } of createSchedule()) expect(tasks).toContain(task);
  });

  it('comes every ten minutes and once a day', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => ({
      min: minute % 60,
      hour: Math.floor(minute / 60),
      date: 5,
      month: 6,
      dow: 5,
    }));
    const runs = createSchedule().map((item) => [
      item.identifier,
      minutes.filter((minute) => item.match(minute)).length,
    ]);
    expect(Object.fromEntries(runs)).toEqual({ 'sweep-often': 144, 'sweep-nightly': 1 });
  });

  it('makes good the night in which no worker was up: old files are gone soon after the start', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const { blobKey } = await completeWithFiles(tenant.system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    await knownSince(2);
    await start();
    await expect.poll(() => getBlobStore().head(blobKey), { timeout: 20_000 }).toBeNull();
    expect(await getBlobStore().list(`organizations/${tenant.organizationId}/`)).toEqual([]);
  });
});
