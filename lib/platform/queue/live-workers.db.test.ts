import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { claimJob, createFairQueue } from './fair-queue';
import { holdLease, leaveLease } from './lease';
import { beatWorker, nameWorkerPool, registerWorker, releaseWorkers, watchWorkers } from './live-workers';
import { enqueue } from './testing/enqueue';
import { insertJob } from './testing/insert-job';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('truncate job_queue, workers, leases'));
afterAll(() => database.close());

async function register(): Promise<string> {
  const id = randomUUID();
  await registerWorker(database.pool, { id, slots: 1 });
  return id;
}

/** A watch whose clock the test moves. */
function watch() {
  let now = 0;
  const { findDead } = watchWorkers(() => now);
  return {
    /** What is found dead after looking every second for so long. */
    async lookFor(seconds: number, beating: readonly string[] = []): Promise<string[]> {
      let dead: string[] = [];
      for (let second = 0; second < seconds; second += 1) {
        for (const id of beating) await beatWorker(database.pool, id);
        now += 1_000;
        dead = await findDead(database.pool);
      }
      return dead;
    },
    sleep: (seconds: number) => (now += seconds * 1_000),
  };
}

describe('a watch over workers', () => {
  it('finds those that fell silent, not those that beat', async () => {
    const [living, dead] = [await register(), await register()];
    const { lookFor } = watch();
    expect(await lookFor(3, [living])).toEqual([]);
    expect(await lookFor(1, [living])).toEqual([dead]);
  });

  it('finds nobody dead because it could not look itself', async () => {
    const id = await register();
    const { lookFor, sleep } = watch();
    await lookFor(2);
    sleep(60);
    expect(await lookFor(3)).toEqual([]);
    expect(await lookFor(1)).toEqual([id]);
  });

  it('finds workers that nobody knows and something is booked on', async () => {
    const job = await insertJob(database.pool);
    await enqueue(database.pool, createFairQueue(), job);
    const stranger = randomUUID();
    await claimJob(database.pool, stranger);
    expect(await watch().lookFor(1)).toEqual([stranger]);
  });
});

describe('a worker that is released', () => {
  it('loses its jobs to others, those of graphile-worker too, and learns of it with its next beat', async () => {
    const id = await register();
    await nameWorkerPool(database.pool, id, 'pool-1');
    const job = await insertJob(database.pool);
    await enqueue(database.pool, createFairQueue(), job);
    await claimJob(database.pool, id);
    await database.pool.query(`select graphile_worker.add_job('probe', job_key := 'released')`);
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-1', locked_at = now() where key = 'released'`,
    );
    expect(await beatWorker(database.pool, id)).toBe(true);
    await releaseWorkers(database.pool, [id]);
    expect(await beatWorker(database.pool, id)).toBe(false);
    expect((await claimJob(database.pool, await register()))?.jobId).toBe(job.jobId);
    const { rows } = await database.pool.query(
      `select locked_by from graphile_worker._private_jobs where key = 'released'`,
    );
    expect(rows).toEqual([{ locked_by: null }]);
  });
});

describe('a lease', () => {
  const hold = (holder: string, seconds = 60) => holdLease(database.pool, { name: 'guard', holder, seconds });

  it('has one holder until it lets go or falls silent', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    expect(await hold(one)).toBe(true);
    expect(await hold(one)).toBe(true);
    expect(await hold(two)).toBe(false);
    await leaveLease(database.pool, 'guard', one);
    expect(await hold(two, 0)).toBe(true);
    await expect.poll(() => hold(one)).toBe(true);
  });
});
