import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { claimJob } from '@/lib/platform/queue/fair-queue';
import { holdLease, leaveLease } from '@/lib/platform/queue/lease';
import { registerWorker } from '@/lib/platform/queue/live-workers';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { getBalance } from '@/lib/services/credits/ledger';
import { getJob } from '@/lib/services/jobs/get-job';
import { startJob } from '@/lib/services/jobs/job-life';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startGuardian, type Guardian } from './guardian';

let service: TestService;
const guardians: Guardian[] = [];
beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => Promise.all(guardians.splice(0).map((guardian) => guardian.stop())));
afterAll(() => service.close());

const start = () => guardians.push(startGuardian(service.database.pool));
const sql = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);

/** A job that holds credits, whose time is over, and that no worker knows. */
async function overdueJob({ api, system }: TestTenant): Promise<string> {
  const jobId = await acceptJob(api);
  await startJob({ ctx: system, input: { jobId, largestCharge: 8 } });
  await sql(`update jobs set deadline_at = now() - interval '1 second' where id = $1`, [jobId]);
  return jobId;
}
const storedStatus = async (jobId: string) =>
  (await sql('select status from jobs where id = $1', [jobId])).rows[0]?.status as string;

async function expectSettled({ system }: TestTenant): Promise<void> {
  expect(await getBalance({ ctx: system, input: {} })).toEqual({ balance: 100, held: 0 });
  expect(await findLedgerViolations({ ctx: system, input: {} })).toEqual([]);
}

describe('a job past its deadline', () => {
  it('is failed and its hold given back where no worker lives', async () => {
    const tenant = await createTenant();
    const jobId = await overdueJob(tenant);
    start();
    await expect.poll(() => storedStatus(jobId), { timeout: 10_000 }).toBe('failed');
    await expectSettled(tenant);
  });

  it('is failed by the first read that meets it where nobody else lives', async () => {
    const tenant = await createTenant();
    const jobId = await overdueJob(tenant);
    const { body } = await getJob({ ctx: tenant.api, input: { jobId, baseUrl: 'http://localhost' } });
    expect(body).toMatchObject({ status: 'failed', error: { code: 'generation_timeout' } });
    await expectSettled(tenant);
  });
});

describe('the jobs of a worker that nobody knows any more', () => {
  it('can be taken by others soon', async () => {
    await sql('truncate job_queue');
    const { api } = await createTenant();
    const jobId = await acceptJob(api);
    await claimJob(service.database.pool, randomUUID());
    start();
    const claimed = async () => (await claimJob(service.database.pool, randomUUID()))?.jobId;
    await expect.poll(claimed, { timeout: 10_000 }).toBe(jobId);
  });
});

describe('several guardians', () => {
  it('all release workers that have died: whoever acts may have died with them', async () => {
    const dead = randomUUID();
    await registerWorker(service.database.pool, { id: dead, slots: 1 });
    const stranger = { name: 'guardian', holder: randomUUID(), seconds: 3_600 };
    await expect.poll(() => holdLease(service.database.pool, stranger), { timeout: 10_000 }).toBe(true);
    start();
    const workers = async () => (await sql('select id from workers')).rowCount;
    await expect.poll(workers, { timeout: 20_000 }).toBe(0);
    await leaveLease(service.database.pool, stranger.name, stranger.holder);
  });

  it('leave the acting to one, and another follows when it is gone', async () => {
    const tenant = await createTenant();
    const stranger = { name: 'guardian', holder: randomUUID(), seconds: 3 };
    await expect.poll(() => holdLease(service.database.pool, stranger), { timeout: 10_000 }).toBe(true);
    const jobId = await overdueJob(tenant);
    start();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await storedStatus(jobId)).toBe('processing');
    await expect.poll(() => storedStatus(jobId), { timeout: 10_000 }).toBe('failed');
  });
});
