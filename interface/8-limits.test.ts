import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClient, JobTimeoutError } from '@/lib/client';
import { getBalance } from '@/lib/services/credits/ledger';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf, slidesOf } from './files';
import {
  accept,
  acceptASecondAgo,
  completed,
  createWaitingTenant,
  deck,
  ended,
  generate,
  poll,
  slide,
  status,
} from './jobs';
import { baseUrl, call, openService, refusalOf, times, withinASecond } from './service';

openService();

const balanceOf = async ({ system }: TestTenant) => (await getBalance({ ctx: system, input: {} })).balance;

describe('8.1 Rate limits', () => {
  it('apply to generation requests', async () => {
    const tenant = await createWaitingTenant();
    const answers = await times(70, () => generate(tenant));
    expect(
      answers.filter((answer) => answer.status === 429 && refusalOf(answer) === '429 rate_limit_exceeded'),
    ).toHaveLength(10);
  });

  it('apply to status polling', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    const answers = await times(12, () => status(tenant, jobId));
    expect(answers.map((answer) => answer.status)).toContain(429);
  });

  it('on 429, whoever reads Retry-After and waits at least that long may go on', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    const refused = (await times(12, () => status(tenant, jobId))).find((answer) => answer.status === 429);
    await sleep(Number(refused?.headers.get('retry-after')) * 1_000);
    expect((await status(tenant, jobId)).status).toBe(200);
  });
});

describe('8.2 Polling guidance', () => {
  it('an interval of 2 to 5 seconds is what Retry-After says of an unfinished job', async () => {
    const tenant = await createWaitingTenant();
    const seconds = Number((await status(tenant, await accept(tenant))).headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(5);
  });

  it('the same job may be polled no more than once per second', async () => {
    const tenant = await createWaitingTenant();
    const polls = await withinASecond(
      () => acceptASecondAgo(tenant),
      async (jobId) => [await status(tenant, jobId), await status(tenant, jobId)],
    );
    expect(polls.map((answer) => answer.status)).toEqual([200, 429]);
  });

  it('polling as often as Retry-After says is never too often', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    const first = await status(tenant, jobId);
    await sleep(Number(first.headers.get('retry-after')) * 1_000);
    const second = await status(tenant, jobId);
    expect([first.status, second.status]).toEqual([200, 200]);
  });
});

describe('8.2 A timeout in the integration', () => {
  it('the client gives up after the time that it is given, and the job goes on', async () => {
    const tenant = await createWaitingTenant();
    const client = createClient({ baseUrl, apiKey: tenant.key.key });
    const jobId = await accept(tenant);
    await expect(client.waitForJob(jobId, { timeoutMs: 100 })).rejects.toThrow(JobTimeoutError);
    expect((await poll(tenant, jobId)).job().status).toBe('pending');
  });

  it('the guidance, and 5 minutes as an example, stand in the document', async () => {
    const { text } = await call('GET', '/api/v1/openapi.json');
    expect(text).toMatch(/interval of 2 to 5 seconds and lengthen it while the job is unfinished/);
    expect(text).toMatch(/at most once a second, and give up after a time of your own, such as 5 minutes/);
  });
});

describe('8.3 Download URLs are short-lived', () => {
  it('fresh ones come from polling status again while the files remain available', async () => {
    const tenant = await createTenant();
    const job = await completed(tenant, slide);
    const again = (await poll(tenant, job.job_id)).job();
    expect((await follow(linkOf(again))).status).toBe(200);
  });
});

describe("8.4 Billing draws on the organization's credit pool", () => {
  it('single-slide jobs are charged by delivered variants', async () => {
    const tenant = await createTenant({ credits: 10 });
    const job = await completed(tenant, { ...slide, variant_count: 3 });
    expect(await balanceOf(tenant)).toBe(10 - (job.downloads?.length ?? 0));
  });

  it('deck jobs by delivered slides', async () => {
    const tenant = await createTenant({ credits: 10 });
    const slides = await slidesOf(await completed(tenant, deck));
    expect(await balanceOf(tenant)).toBe(10 - slides.length);
  });

  it('failed jobs are not charged', async () => {
    const tenant = await createTenant({ credits: 2 });
    expect((await ended(tenant, await accept(tenant, deck))).status).toBe('failed');
    expect(await balanceOf(tenant)).toBe(2);
  });

  it('status polling is not charged', async () => {
    const tenant = await createWaitingTenant({ credits: 10 });
    const jobId = await accept(tenant);
    await times(3, () => status(tenant, jobId));
    expect(await balanceOf(tenant)).toBe(10);
  });
});
