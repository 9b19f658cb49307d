import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { isFinished, type JobBody, type JobStatus } from '@/lib/contracts/job';
import { getPool } from '@/lib/platform/database/pool';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { call, type Answer, type Sent } from './service';
import { waitingOrganization } from './waiting-jobs';

export const deck = { prompt: 'A plan for the depot in 3 slides', output_type: 'deck' };
export const slide = {
  prompt: 'Depot plan: repair the roof, hire two drivers, open in May',
  output_type: 'single_slide',
};

/** A tenant whose jobs no worker takes before `letGo`. */
export async function createWaitingTenant(options?: Parameters<typeof createTenant>[0]): Promise<TestTenant> {
  const tenant = await createTenant(options);
  await getPool().query('update organizations set name = $2 where id = $1', [
    tenant.organizationId,
    waitingOrganization,
  ]);
  return tenant;
}

export function generate(tenant: TestTenant, body: unknown = deck, sent: Sent = {}): Promise<Answer> {
  return call('POST', '/api/v1/generate', { key: tenant.key.key, body, ...sent });
}

/** The id of a job that was just accepted. */
export async function accept(tenant: TestTenant, body: unknown = deck, sent: Sent = {}): Promise<string> {
  const answer = await generate(tenant, body, sent);
  expect(answer.status, answer.text).toBe(200);
  return answer.job().job_id;
}

/** A job that was accepted a second ago: no longer new to the limit on polls. */
export async function acceptASecondAgo(tenant: TestTenant): Promise<string> {
  const jobId = await accept(tenant);
  await sleep(1_050);
  return jobId;
}

export function status(tenant: TestTenant, jobId: string, sent: Sent = {}): Promise<Answer> {
  return call('GET', `/api/v1/status/${jobId}`, { key: tenant.key.key, ...sent });
}

/** Polls once, as soon as the limit per job lets it through. */
export async function poll(tenant: TestTenant, jobId: string): Promise<Answer> {
  for (;;) {
    const answer = await status(tenant, jobId);
    if (answer.status !== 429) return answer;
    await sleep(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

async function statusInDatabase(jobId: string): Promise<JobStatus> {
  const { rows } = await getPool().query<{ status: JobStatus }>('select status from jobs where id = $1', [jobId]);
  return rows[0]!.status;
}

/** Waits until a job has ended, without using up the caller's polls, and reads it once. */
export async function ended(tenant: TestTenant, jobId: string): Promise<JobBody> {
  await vi.waitUntil(async () => isFinished(await statusInDatabase(jobId)), { timeout: 40_000, interval: 50 });
  return (await poll(tenant, jobId)).job();
}

/** Has the service make the files of a request; fails the test when it could not. */
export async function completed(tenant: TestTenant, body: unknown = deck): Promise<JobBody> {
  const job = await ended(tenant, await accept(tenant, body));
  expect(job).toMatchObject({ status: 'completed', error: null });
  return job;
}
