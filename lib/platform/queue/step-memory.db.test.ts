import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { openStepMemory } from './step-memory';
import { insertJob } from './testing/insert-job';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const open = (jobId: string) => openStepMemory(database.pool, jobId);

describe('step memory', () => {
  it('does a finished step once, also in another process', async () => {
    const { jobId } = await insertJob(database.pool);
    const work = vi.fn(async () => ({ key: 'a/b', count: 2 }));
    const first = await open(jobId);
    expect(await first.run('plan', work)).toEqual({ key: 'a/b', count: 2 });
    expect(await first.run('plan', work)).toEqual({ key: 'a/b', count: 2 });
    expect(await (await open(jobId)).run('plan', work)).toEqual({ key: 'a/b', count: 2 });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('remembers titles with half an emoji and a zero character', async () => {
    const { jobId } = await insertJob(database.pool);
    const titles = [`Growth ${'😀'.slice(0, 1)}`, 'a\0b'];
    expect(await (await open(jobId)).run('plan', async () => ({ titles }))).toEqual({
      titles: ['Growth \uFFFD', 'a\uFFFDb'],
    });
  });

  it('remembers steps without a value', async () => {
    const { jobId } = await insertJob(database.pool);
    const work = vi.fn(async () => undefined);
    await (await open(jobId)).run('deliver', work);
    await (await open(jobId)).run('deliver', work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does a failed step again and counts the attempts', async () => {
    const { jobId } = await insertJob(database.pool);
    const fail = () => Promise.reject(new Error('not yet'));
    await expect((await open(jobId)).run('write', fail)).rejects.toThrow('not yet');
    await expect((await open(jobId)).run('write', fail)).rejects.toThrow('not yet');
    expect(await (await open(jobId)).run('write', async () => 7)).toBe(7);
    const { rows } = await database.pool.query('select attempt, result, finished_at from job_steps where job_id = $1', [
      jobId,
    ]);
    expect(rows).toEqual([{ attempt: 3, result: 7, finished_at: expect.any(Date) }]);
  });

  it('keeps the first result when two workers do the same step', async () => {
    const { jobId } = await insertJob(database.pool);
    const [one, two] = [await open(jobId), await open(jobId)];
    expect(await one.run('render', async () => 'first')).toBe('first');
    expect(await two.run('render', async () => 'second')).toBe('first');
  });

  it('keeps the steps of jobs apart', async () => {
    const [one, two] = [await insertJob(database.pool), await insertJob(database.pool)];
    await (await open(one.jobId)).run('plan', async () => 1);
    expect(await (await open(two.jobId)).run('plan', async () => 2)).toBe(2);
  });
});
