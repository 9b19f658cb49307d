import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from './create-client';
import { drop, failure, openScriptedService, type Reply, type ScriptedService } from './testing/scripted-service';
import { createTestClock, type TestClock } from './testing/test-clock';
import type { GenerateRequest, Job } from './types';

const deck: GenerateRequest = { prompt: 'A plan', output_type: 'deck' };
const pending: Job = { job_id: 'job-1', status: 'pending', output_type: 'deck', downloads: null, error: null };
const processing: Job = { ...pending, status: 'processing' };
const completed: Job = {
  ...pending,
  status: 'completed',
  downloads: [{ url: 'https://files.example/a', format: 'pptx', slide_count: 6 }],
};
const failed: Job = { ...pending, status: 'failed', error: { code: 'insufficient_credits', message: 'None left.' } };

let service: ScriptedService;
let clock: TestClock;
let client: Client;
beforeEach(async () => {
  service = await openScriptedService();
  clock = createTestClock();
  client = createClient({ baseUrl: service.url, apiKey: 'dw_test', clock });
  service.script('/api/v1/generate', { body: pending });
});
afterEach(() => service.close());

const onStatus = (...replies: Reply[]) => service.script('/api/v1/status/job-1', ...replies);
const polls = () => service.received.filter(({ path }) => path === '/api/v1/status/job-1').length;
const state = (job: Job, retryAfter?: number): Reply => ({
  body: job,
  headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
});

async function errorOf(call: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  return call.then(
    () => expect.fail('It should have thrown.'),
    (error: Error & Record<string, unknown>) => error,
  );
}

describe('generateAndWait', () => {
  it('follows a job until it is completed, and tells of each step', async () => {
    onStatus(state(pending, 2), state(processing, 2), state(processing, 3), state(completed));
    const seen: string[] = [];
    expect(await client.generateAndWait(deck, { onProgress: (job) => seen.push(job.status) })).toEqual(completed);
    expect(seen).toEqual(['pending', 'pending', 'processing', 'processing', 'completed']);
    expect(clock.slept).toEqual([1_000, 2_000, 2_000, 3_000]);
  });

  it('polls nothing when the answer to a repeated request is a completed job', async () => {
    service.script('/api/v1/generate', { body: completed });
    expect(await client.generateAndWait(deck, { idempotencyKey: 'order-42' })).toEqual(completed);
    expect(service.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-42']);
  });

  it('throws the failure of a failed job, with the job', async () => {
    onStatus(state(failed));
    expect(await errorOf(client.generateAndWait(deck))).toMatchObject({
      name: 'JobFailedError',
      job: failed,
      message: expect.stringContaining('insufficient_credits'),
    });
  });

  it('gives up in time, with the job as it was last seen', async () => {
    onStatus(state(pending, 2), state(processing, 5));
    const startMs = clock.now();
    const error = await errorOf(client.generateAndWait(deck, { timeoutMs: 30_000 }));
    expect(error).toMatchObject({
      name: 'JobTimeoutError',
      jobId: 'job-1',
      job: processing,
      message: expect.stringContaining('30 seconds'),
    });
    expect(clock.now() - startMs).toBe(30_000);
  });

  it('gives up after five minutes unless told otherwise', async () => {
    onStatus(state(processing, 5));
    const startMs = clock.now();
    await errorOf(client.generateAndWait(deck));
    expect(clock.now() - startMs).toBe(300_000);
  });

  it('goes on polling through failures that pass', async () => {
    onStatus(
      drop,
      failure(503, 'unavailable', { 'Retry-After': '5' }),
      failure(429, 'rate_limit_exceeded', { 'Retry-After': '1' }),
      state(completed),
    );
    expect(await client.generateAndWait(deck)).toEqual(completed);
  });

  it('says that the time is up, and why, when polls fail until then', async () => {
    onStatus(failure(503, 'unavailable', { 'Retry-After': '5' }));
    const error = await errorOf(client.generateAndWait(deck, { timeoutMs: 20_000 }));
    expect(error).toMatchObject({ name: 'JobTimeoutError', jobId: 'job-1', cause: { code: 'unavailable' } });
  });

  it('throws at once what no waiting helps against', async () => {
    onStatus(failure(401, 'unauthorized'));
    expect(await errorOf(client.generateAndWait(deck))).toMatchObject({ name: 'ApiError', code: 'unauthorized' });
    expect(polls()).toBe(1);
  });

  it('ends at once when it is aborted while it waits', async () => {
    onStatus(state(pending, 5));
    const controller = new AbortController();
    const reason = new Error('enough');
    const patient = createClient({ baseUrl: service.url, apiKey: 'dw_test' });
    const onProgress = () => setTimeout(() => controller.abort(reason), 20);
    expect(await errorOf(patient.generateAndWait(deck, { signal: controller.signal, onProgress }))).toBe(reason);
    expect(polls()).toBe(0);
  });

  it('passes on what onProgress throws', async () => {
    const mine = new Error('mine');
    const onProgress = () => {
      throw mine;
    };
    expect(await errorOf(client.generateAndWait(deck, { onProgress }))).toBe(mine);
  });
});

describe('waitForJob', () => {
  it('lengthens its pauses by itself when the service says nothing', async () => {
    onStatus(...Array<Reply>(6).fill(state(processing)), state(completed));
    await client.waitForJob('job-1');
    expect(clock.slept.map(Math.round)).toEqual([2_000, 2_600, 3_380, 4_394, 5_000, 5_000]);
  });

  it('keeps the polls of one job a second apart, whatever it is told', async () => {
    onStatus(state(processing, 0), state(processing, 0), state(completed));
    const startMs = clock.now();
    await client.waitForJob('job-1');
    expect(clock.now() - startMs).toBe(2_000);
  });

  it('does so for whoever polls, and lets other jobs be polled meanwhile', async () => {
    onStatus(state(processing));
    service.script('/api/v1/status/job-2', { body: { ...completed, job_id: 'job-2' } });
    await client.getStatus('job-1');
    await client.getStatus('job-2');
    expect(clock.slept).toEqual([]);
    await client.getStatus('job-1');
    expect(clock.slept).toEqual([1_000]);
    const startMs = clock.now();
    await Promise.all([client.getStatus('job-1'), client.getStatus('job-1')]);
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(2_000);
  });

  it('asks for an odd id as it is', async () => {
    service.script('/api/v1/status/a%2F..%3Fb', failure(404, 'not_found'));
    expect(await errorOf(client.waitForJob('a/..?b'))).toMatchObject({ code: 'not_found' });
  });
});
