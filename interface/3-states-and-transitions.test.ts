import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobBody } from '@/lib/contracts/job';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { getBalance } from '@/lib/services/credits/ledger';
import { startJob } from '@/lib/services/jobs/job-life';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf } from './files';
import { accept, completed, createWaitingTenant, deck, ended, generate, poll, slide } from './jobs';
import { openService, refusalOf } from './service';

const { pool } = openService();

const expiryOf = (job: JobBody) => Number(new URL(linkOf(job)).searchParams.get('expires'));
const balanceOf = async ({ system }: TestTenant) => (await getBalance({ ctx: system, input: {} })).balance;

describe('3 States of a job', () => {
  let waiting: TestTenant;
  beforeAll(async () => {
    waiting = await createWaitingTenant();
  });

  it('pending: the job has been accepted', async () => {
    const jobId = await accept(waiting);
    expect((await poll(waiting, jobId)).job()).toMatchObject({ status: 'pending', downloads: null, error: null });
  });

  it('processing: the job is being generated', async () => {
    const jobId = await accept(waiting);
    await startJob({ ctx: waiting.system, input: { jobId, largestCharge: 3 } });
    expect((await poll(waiting, jobId)).job()).toMatchObject({ status: 'processing', downloads: null, error: null });
  });

  it('completed: the PowerPoint output is ready to download', async () => {
    const job = await completed(await createTenant(), slide);
    expect((await follow(linkOf(job))).status).toBe(200);
  });

  it('failed: generation failed; see the error object', async () => {
    const poor = await createTenant({ credits: 0 });
    expect(await ended(poor, await accept(poor))).toMatchObject({
      status: 'failed',
      downloads: null,
      error: { code: 'insufficient_credits' },
    });
  });
});

it('3 POST /api/v1/generate moves an accepted request (HTTP 200) to pending; the response has downloads null and error null', async () => {
  const answer = await generate(await createWaitingTenant());
  expect(answer.status).toBe(200);
  expect(answer.job()).toMatchObject({ status: 'pending', downloads: null, error: null });
});

describe('3 rule 1: In completed', () => {
  let tenant: TestTenant;
  let job: JobBody;
  beforeAll(async () => {
    tenant = await createTenant();
    job = await completed(tenant, slide);
  });

  it('downloads holds the output', async () => {
    expect((await follow(linkOf(job))).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('it can be fetched again by polling status, yielding fresh URLs', async () => {
    // A link is as young as its second.
    await vi.waitUntil(() => Math.floor(Date.now() / 1_000) + 15 * 60 > expiryOf(job), { timeout: 5_000 });
    const again = (await poll(tenant, job.job_id)).job();
    expect(expiryOf(again)).toBeGreaterThan(expiryOf(job));
    const [first, second] = [await follow(linkOf(job)), await follow(linkOf(again))];
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  it('only with the creating key', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    expect(refusalOf(await poll({ ...tenant, key: sibling }, job.job_id))).toBe('404 not_found');
  });
});

it('3 rule 2: Repeated polls of a completed job cause no additional generation charge', async () => {
  const tenant = await createTenant({ credits: 10 });
  const { job_id: jobId } = await completed(tenant, slide);
  const before = await balanceOf(tenant);
  for (let round = 0; round < 3; round += 1) expect((await poll(tenant, jobId)).job().status).toBe('completed');
  expect(await balanceOf(tenant)).toBe(before);
});

describe('3 rule 3: A failed job consumes no credits', () => {
  it('when it could not start', async () => {
    const tenant = await createTenant({ credits: 2 });
    expect(await ended(tenant, await accept(tenant, deck))).toMatchObject({ status: 'failed' });
    expect(await balanceOf(tenant)).toBe(2);
  });

  it('when it failed on the way', async () => {
    const tenant = await createWaitingTenant({ credits: 10 });
    const jobId = await accept(tenant);
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 3 } });
    expect(await balanceOf(tenant)).toBe(7);
    await pool.query(`update jobs set deadline_at = now() where id = $1`, [jobId]);
    expect(await ended(tenant, jobId)).toMatchObject({ status: 'failed', error: { code: 'generation_timeout' } });
    expect(await balanceOf(tenant)).toBe(10);
  });
});
