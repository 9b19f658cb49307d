import { validate } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { accept, completed, createWaitingTenant, poll, slide, status } from './jobs';
import { call, openService, refusalOf, times } from './service';

openService();

let tenant: TestTenant;
let jobId: string;
beforeAll(async () => {
  tenant = await createWaitingTenant();
  jobId = await accept(tenant);
});

it('4.2 GET {base_url}/api/v1/status/{job_id} returns the current state of a job created with the same API key', async () => {
  expect((await poll(tenant, jobId)).job()).toEqual({
    job_id: jobId,
    status: 'pending',
    output_type: 'deck',
    downloads: null,
    error: null,
  });
});

describe('4.2 Request', () => {
  it('the path parameter job_id is that of the generate response', async () => {
    expect(validate(jobId)).toBe(true);
    expect((await poll(tenant, jobId)).job().job_id).toBe(jobId);
  });

  it('the header is Authorization: Bearer <API_KEY>, and there is no body', async () => {
    const fresh = await accept(tenant);
    const answer = await call('GET', `/api/v1/status/${fresh}`, {
      headers: { authorization: `Bearer ${tenant.key.key}` },
    });
    expect(answer.job().job_id).toBe(fresh);
  });
});

describe('4.2 Response', () => {
  it('200: a generation job', async () => {
    const answer = await poll(tenant, jobId);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.job())).toEqual(['job_id', 'status', 'output_type', 'downloads', 'error']);
  });

  it('on completed it includes downloads', async () => {
    const maker = await createTenant();
    const job = await completed(maker, slide);
    expect((await poll(maker, job.job_id)).job().downloads).toHaveLength(1);
  });

  it('401: missing, invalid or revoked API key', async () => {
    const revoked = await createApiKey({ ctx: tenant.system, input: { name: 'Revoked' } });
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: revoked.id } });
    expect((await call('GET', `/api/v1/status/${jobId}`)).status).toBe(401);
    expect((await status(tenant, jobId, { key: 'dw_nonsense' })).status).toBe(401);
    expect((await status(tenant, jobId, { key: revoked.key })).status).toBe(401);
  });

  it('403: organization not eligible for API access', async () => {
    const fallen = await createWaitingTenant();
    const theirs = await accept(fallen);
    await setPlan({ ctx: fallen.system, input: { plan: 'starter' } });
    expect((await status(fallen, theirs)).status).toBe(403);
  });

  it('404: unknown job', async () => {
    expect((await status(tenant, '0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f')).status).toBe(404);
  });

  it('404: the job was not created with this API key', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    expect((await status(tenant, jobId, { key: sibling.key })).status).toBe(404);
    expect((await status(await createTenant(), jobId)).status).toBe(404);
  });

  it('429: polling too quickly; use Retry-After and back off', async () => {
    const fresh = await accept(tenant);
    const answers = await times(12, () => status(tenant, fresh));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(refusalOf(answer)).toBe('429 rate_limit_exceeded');
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    expect((await poll(tenant, fresh)).status).toBe(200);
  });
});
