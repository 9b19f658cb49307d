import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { createGraphileQueue, generateTask } from './graphile-queue';
import { enqueue } from './testing/enqueue';
import { holdWorkerLock, releaseDeadWorkers } from './worker-liveness';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function connect() {
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  return connection;
}

async function queueJobLockedBy(poolId: string): Promise<string> {
  const jobId = randomUUID();
  await enqueue(database.pool, createGraphileQueue(), { jobId, organizationId: randomUUID() });
  await database.pool.query(
    'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where key = $2',
    [poolId, jobId],
  );
  return jobId;
}

async function lockedBy(jobId: string): Promise<string | null | undefined> {
  const { rows } = await database.pool.query<{ locked_by: string | null }>(
    'select locked_by from graphile_worker.jobs where key = $1',
    [jobId],
  );
  return rows[0]?.locked_by;
}

describe('graphile queue', () => {
  it('queues with the commit of the transaction and not before', async () => {
    const queued = async () =>
      (
        await database.pool.query(
          'select task_identifier, payload_key from (select task_identifier, key as payload_key from graphile_worker.jobs) j where payload_key = $1',
          [jobId],
        )
      ).rows;
    const jobId = randomUUID();
    const transaction = await database.pool.connect();
    await transaction.query('begin');
    await enqueue(transaction, createGraphileQueue(), { jobId, organizationId: randomUUID() });
    expect(await queued()).toEqual([]);
    await transaction.query('commit');
    transaction.release();
    expect(await queued()).toEqual([{ task_identifier: generateTask, payload_key: jobId }]);
  });
});

describe('worker liveness', () => {
  it('leaves the jobs of a living worker alone and takes those of a dead one', async () => {
    const living = await holdWorkerLock(await connect(), 'pool-living', vi.fn());
    const dying = await connect();
    await holdWorkerLock(dying, 'pool-dying', vi.fn());
    const [kept, freed] = [await queueJobLockedBy('pool-living'), await queueJobLockedBy('pool-dying')];
    expect(await releaseDeadWorkers(database.pool)).toEqual([]);
    await dying.end();
    await expect.poll(() => releaseDeadWorkers(database.pool)).toEqual(['pool-dying']);
    expect(await lockedBy(freed)).toBeNull();
    expect(await lockedBy(kept)).toBe('pool-living');
    await living.release();
  });

  it('wakes the workers that can take the freed jobs', async () => {
    const listener = await connect();
    const heard = new Promise<unknown>((resolve) =>
      listener.once('notification', (message) => resolve(JSON.parse(message.payload ?? ''))),
    );
    await listener.query('listen "jobs:insert"');
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now() where id = (select id from graphile_worker._private_jobs limit 1)`,
    );
    await releaseDeadWorkers(database.pool);
    expect(await heard).toMatchObject({ count: expect.any(Number) });
    await listener.end();
  });

  it('tells a worker that lost its connection, but not one that let go of it', async () => {
    const [cut, calm] = [vi.fn(), vi.fn()];
    const connection = await connect();
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    await holdWorkerLock(connection, 'pool-cut', cut);
    const other = await holdWorkerLock(await connect(), 'pool-calm', calm);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => cut.mock.calls.length).toBe(1);
    await other.release();
    expect(calm).not.toHaveBeenCalled();
  });

  it('ends the connection of a worker that has been silent too long', async () => {
    const frozen = await connect();
    frozen.on('error', () => undefined);
    await frozen.query(`select pg_advisory_lock(hashtext('deckwright-worker'), hashtext('pool-frozen'))`);
    const jobId = await queueJobLockedBy('pool-frozen');
    expect(await releaseDeadWorkers(database.pool)).toEqual([]);
    await expect.poll(() => releaseDeadWorkers(database.pool, { silenceSeconds: 0 })).toContain('pool-frozen');
    expect(await lockedBy(jobId)).toBeNull();
  });
});
