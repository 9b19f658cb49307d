import { expect, type APIRequestContext } from '@playwright/test';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { isFinished, type JobBody } from '@/lib/contracts/job';
import { getPrisma } from '@/lib/platform/database/prisma';

/** Sends a request through the API and waits until its job has ended, well or not. */
export async function makeJob(request: APIRequestContext, apiKey: string, data: GenerateRequest): Promise<string> {
  const jobId = await startJob(request, apiKey, data);
  await waitForJob(jobId);
  return jobId;
}

export async function startJob(request: APIRequestContext, apiKey: string, data: GenerateRequest): Promise<string> {
  const accepted = await request.post('/api/v1/generate', { headers: { authorization: `Bearer ${apiKey}` }, data });
  expect(accepted.status()).toBe(200);
  return ((await accepted.json()) as JobBody).job_id;
}

/** Asks the database, which costs less than the API and has no limits on how often. */
export async function waitForJob(jobId: string): Promise<void> {
  const hasEnded = async () =>
    isFinished((await getPrisma().job.findUniqueOrThrow({ where: { id: jobId }, select: { status: true } })).status);
  await expect.poll(hasEnded, { message: `job ${jobId} has ended`, intervals: [200], timeout: 90_000 }).toBe(true);
}
