import { randomUUID } from 'node:crypto';
import { validate } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobStatuses, type JobBody } from '@/lib/contracts/job';
import { startJob } from '@/lib/services/jobs/job-life';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf } from './files';
import { accept, completed, createWaitingTenant, deck, ended, generate, poll, slide, status } from './jobs';
import { openService, refusalOf } from './service';

openService();

const fields = ['job_id', 'status', 'output_type', 'downloads', 'error'];

/** A job in each state, as the status endpoint shows it. */
let jobs: Record<JobBody['status'], JobBody>;
let waiting: TestTenant;
beforeAll(async () => {
  waiting = await createWaitingTenant();
  const pending = await accept(waiting);
  const processing = await accept(waiting);
  await startJob({ ctx: waiting.system, input: { jobId: processing, largestCharge: 3 } });
  const poor = await createTenant({ credits: 0 });
  jobs = {
    pending: (await poll(waiting, pending)).job(),
    processing: (await poll(waiting, processing)).job(),
    completed: await completed(await createTenant(), slide),
    failed: await ended(poor, await accept(poor)),
  };
});

describe('2.1 The body of the generate response and of the status response', () => {
  it.each(jobStatuses)('has exactly the five fields of a generation job when it is %s', (state) => {
    expect(Object.keys(jobs[state])).toEqual(fields);
    expect(jobs[state].status).toBe(state);
  });

  it('is the same in the generate response', async () => {
    expect(Object.keys((await generate(waiting)).job())).toEqual(fields);
  });
});

describe('2.1 job_id', () => {
  it('is a string, assigned by the service when the job is accepted, UUID-formatted', async () => {
    const [one, two] = [await accept(waiting), await accept(waiting)];
    expect(validate(one)).toBe(true);
    expect(one).not.toBe(two);
  });

  it('is used for polling and downloads', async () => {
    const tenant = await createTenant();
    const jobId = await accept(tenant, slide);
    const job = await ended(tenant, jobId);
    expect(job.job_id).toBe(jobId);
    expect((await follow(linkOf(job))).status).toBe(200);
  });

  it('is separate from the client-supplied Idempotency-Key, even where that is a UUID', async () => {
    const key = randomUUID();
    const jobId = await accept(waiting, deck, { headers: { 'idempotency-key': key } });
    expect(jobId).not.toBe(key);
    expect(refusalOf(await status(waiting, key))).toBe('404 not_found');
  });
});

describe('2.1 output_type', () => {
  it.each([deck, slide])('is $output_type where that was asked for', async (body) => {
    const answer = await generate(waiting, body);
    expect(answer.job().output_type).toBe(body.output_type);
    expect((await status(waiting, answer.job().job_id)).job().output_type).toBe(body.output_type);
  });
});

describe('2.1 downloads', () => {
  it.each(['pending', 'processing', 'failed'] as const)('is null while the job is %s', (state) => {
    expect(jobs[state].downloads).toBeNull();
  });

  it('is an array of download items when the job is completed', () => {
    expect(jobs.completed.downloads).toEqual([{ url: expect.any(String), format: 'pptx', variant: 1 }]);
  });
});

describe('2.1 error', () => {
  it.each(['pending', 'processing', 'completed'] as const)('is null when the job is %s', (state) => {
    expect(jobs[state].error).toBeNull();
  });

  it('carries the failure when the job is failed', () => {
    expect(jobs.failed.error).toEqual({ code: 'insufficient_credits', message: expect.any(String) });
  });
});
