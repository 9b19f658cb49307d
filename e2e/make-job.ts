import { expect, type APIRequestContext } from '@playwright/test';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import type { JobBody } from '@/lib/contracts/job';

/** Sends a request through the API and waits until its job has ended, well or not. */
export async function makeJob(request: APIRequestContext, apiKey: string, data: GenerateRequest): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const accepted = await request.post('/api/v1/generate', { headers, data });
  expect(accepted.status()).toBe(200);
  const { job_id: jobId } = (await accepted.json()) as JobBody;
  await expect(async () => {
    const { status } = (await (await request.get(`/api/v1/status/${jobId}`, { headers })).json()) as JobBody;
    expect(['completed', 'failed']).toContain(status);
  }).toPass({ intervals: [1_000], timeout: 30_000 });
  return jobId;
}
