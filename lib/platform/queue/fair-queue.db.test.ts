import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import {
  claimJob,
  createFairQueue,
  dropEndedJobs,
  findEndedJobs,
  finishJob,
  giveJobBack,
  giveJobsBack,
  giveStraysBack,
  postponeJob,
  type PlanCaps,
} from './fair-queue';

let database: TestDatabase;
const worker = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('truncate job_queue, queue_turns'));
afterAll(() => database.close());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function organization(plan = 'enterprise'): Promise<string> {
  const id = randomUUID();
  await sql(`insert into organizations (id, name, plan) values ($1, 'Test', $2::plan)`, [id, plan]);
  return id;
}

const accept = `
  with accepted as (
    insert into jobs (id, organization_id, output_type, prompt, deadline_at)
    values ($1, $2, $3::output_type, 'x', now() + interval '1 hour')
    returning id as job_id, organization_id, output_type)
  ${createFairQueue().enqueueAccepted}`;

async function queue(organizationId: string, type: 'deck' | 'single_slide' = 'deck'): Promise<string> {
  const jobId = randomUUID();
  await sql(accept, [jobId, organizationId, type]);
  return jobId;
}
const queueAll = async (organizationId: string, count: number) => {
  const ids: string[] = [];
  for (let job = 0; job < count; job += 1) ids.push(await queue(organizationId));
  return ids;
};
const claim = (caps: PlanCaps = {}) => claimJob(database.pool, worker, { caps });
const claimedId = async (caps?: PlanCaps) => (await claim(caps))?.jobId ?? null;
const attemptsOf = async (jobId: string) =>
  (await sql('select attempts, worker_id from job_queue where job_id = $1', [jobId])).rows[0];

describe('whose turn it is', () => {
  it('gives the next place to the organization that has the fewest jobs under way', async () => {
    const [large, small] = [await organization(), await organization()];
    await queueAll(large, 5);
    expect((await claim())?.organizationId).toBe(large);
    expect((await claim())?.organizationId).toBe(large);
    const own = await queue(small);
    expect(await claimedId()).toBe(own);
  });

  it('goes round where all have as many, however many wait', async () => {
    const [a, b, c] = [await organization(), await organization(), await organization()];
    for (const id of [a, b, c]) await queueAll(id, 3);
    const turns: (string | undefined)[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const job = await claim();
      turns.push(job?.organizationId);
      await finishJob(database.pool, worker, job!.jobId);
    }
    expect(turns).toEqual([a, b, c, a, b, c]);
  });

  it('lets one organization have all places while nobody else wants any', async () => {
    const alone = await organization();
    const jobs = await queueAll(alone, 4);
    expect([await claimedId(), await claimedId(), await claimedId(), await claimedId()]).toEqual(jobs);
    expect(await claimedId()).toBeNull();
  });

  it('takes only of those who have nothing under way where only they may', async () => {
    const [busy, idle] = [await organization(), await organization()];
    await queueAll(busy, 2);
    await claim();
    const claimOfIdle = () => claimJob(database.pool, worker, { onlyOfIdle: true });
    expect(await claimOfIdle()).toBeNull();
    const own = await queue(idle);
    expect((await claimOfIdle())?.jobId).toBe(own);
    expect(await claimOfIdle()).toBeNull();
  });

  it('stops at what a plan may have under way', async () => {
    const [free, paid] = [await organization('free'), await organization('business')];
    await queueAll(free, 3);
    await queueAll(paid, 2);
    const caps = { free: 1, business: 0 };
    const turns = [await claim(caps), await claim(caps), await claim(caps), await claim(caps)];
    expect(turns.map((job) => job?.organizationId)).toEqual([free, paid, paid, undefined]);
  });
});

describe('which job of an organization', () => {
  it('takes single slides before decks that came earlier', async () => {
    const own = await organization();
    const deck = await queue(own);
    const slide = await queue(own, 'single_slide');
    expect([await claimedId(), await claimedId()]).toEqual([slide, deck]);
  });

  it('takes a deck next that ten jobs have overtaken', async () => {
    const own = await organization();
    const [first] = await queueAll(own, 2);
    for (let slide = 0; slide < 12; slide += 1) await queue(own, 'single_slide');
    const taken: (string | null)[] = [];
    for (let turn = 0; turn < 11; turn += 1) taken.push(await claimedId());
    expect(taken.indexOf(first!)).toBe(10);
  });
});

describe('what becomes of a claimed job', () => {
  it('is claimed by one of many who ask at the same time', async () => {
    const own = await organization();
    const jobs = await queueAll(own, 6);
    const claimed = await Promise.all(Array.from({ length: 9 }, () => claimedId()));
    expect(claimed.filter((id) => id !== null).sort()).toEqual([...jobs].sort());
  });

  it('waits longer after each attempt that failed', async () => {
    const own = await organization();
    await queue(own);
    const job = await claim();
    await postponeJob(database.pool, worker, job!);
    expect(await claimedId()).toBeNull();
    await sql(`update job_queue set run_at = now()`);
    expect(await claim()).toEqual({ ...job, attempts: 2 });
  });

  it('costs no attempt when its worker was ended', async () => {
    const own = await organization();
    const [one, two] = await queueAll(own, 2);
    await claim();
    await claim();
    await giveJobBack(database.pool, worker, one!);
    await giveJobsBack(database.pool, [worker]);
    for (const id of [one!, two!]) expect(await attemptsOf(id)).toEqual({ attempts: 0, worker_id: null });
  });

  it('is next when its worker was ended, whoever waits, but not for ever', async () => {
    const [busy, idle] = [await organization(), await organization()];
    const [running, lost] = await queueAll(busy, 2);
    await claim();
    await claimJob(database.pool, randomUUID(), {});
    expect((await attemptsOf(running!)).worker_id).toBe(worker);
    const slides = [await queue(busy, 'single_slide'), await queue(idle, 'single_slide')];
    const dying = (await attemptsOf(lost!)).worker_id as string;
    for (let times = 0; times < 3; times += 1) {
      await giveJobsBack(database.pool, [dying]);
      expect((await claimJob(database.pool, dying))?.jobId).toBe(lost);
    }
    await giveJobsBack(database.pool, [dying]);
    expect([await claimedId(), await claimedId(), await claimedId()]).toEqual([slides[1], slides[0], lost]);
  });

  it('is free again when its worker does not have it under way, at no cost', async () => {
    const own = await organization();
    const [running, stray, others] = await queueAll(own, 3);
    await claim();
    await claim();
    await claimJob(database.pool, randomUUID(), {});
    expect(await giveStraysBack(database.pool, worker, [running!])).toEqual([stray]);
    expect(await attemptsOf(stray!)).toEqual({ attempts: 0, worker_id: null });
    expect(await attemptsOf(running!)).toEqual({ attempts: 1, worker_id: worker });
    expect(await attemptsOf(others!)).toMatchObject({ attempts: 1 });
  });

  it('is no business of another worker', async () => {
    const own = await organization();
    const id = await queue(own);
    const job = await claim();
    await finishJob(database.pool, randomUUID(), id);
    await postponeJob(database.pool, randomUUID(), job!);
    expect(await attemptsOf(id)).toEqual({ attempts: 1, worker_id: worker });
  });

  it('is found by its worker when it has ended elsewhere, and dropped while it waits', async () => {
    const own = await organization();
    const [running, waiting] = await queueAll(own, 2);
    await claim();
    expect(await findEndedJobs(database.pool, worker)).toEqual([]);
    await sql(
      `update jobs set status = 'failed', error_code = 'cancelled', error_message = 'x', finished_at = now() where organization_id = $1`,
      [own],
    );
    expect(await findEndedJobs(database.pool, worker)).toEqual([running]);
    await dropEndedJobs(database.pool);
    expect(await attemptsOf(waiting!)).toBeUndefined();
    expect(await attemptsOf(running!)).toBeDefined();
  });
});
