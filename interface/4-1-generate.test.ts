import { beforeAll, describe, expect, it } from 'vitest';
import { loadJob } from '@/lib/services/jobs/load-job';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { accept, createWaitingTenant, deck, generate, slide } from './jobs';
import { picture } from './pictures';
import { call, openService, refusalOf, times } from './service';

openService();

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createWaitingTenant();
});

it('4.1 POST {base_url}/api/v1/generate starts an asynchronous generation job', async () => {
  expect((await generate(tenant)).job().status).toBe('pending');
});

describe('4.1 Request header', () => {
  it('Authorization is required: Bearer <API_KEY>', async () => {
    const headers = { authorization: `Bearer ${tenant.key.key}` };
    expect((await call('POST', '/api/v1/generate', { body: deck, headers })).status).toBe(200);
    expect(refusalOf(await call('POST', '/api/v1/generate', { body: deck }))).toBe('401 unauthorized');
  });

  it('Content-Type is required: application/json', async () => {
    expect((await generate(tenant, deck, { headers: { 'content-type': 'application/json' } })).status).toBe(200);
    expect(refusalOf(await generate(tenant, deck, { headers: { 'content-type': '' } }))).toBe('400 invalid_request');
  });

  it('Idempotency-Key is not required: a client-supplied retry key (string)', async () => {
    expect((await generate(tenant)).status).toBe(200);
    expect((await generate(tenant, deck, { headers: { 'idempotency-key': 'my-own-text' } })).status).toBe(200);
  });
});

describe('4.1 Request body', () => {
  it.each(['prompt', 'output_type'] as const)('%s is a required string', async (field) => {
    expect((await generate(tenant, { ...deck, [field]: undefined })).error()).toMatchObject({
      code: 'invalid_request',
      param: field,
    });
    expect((await generate(tenant, { ...deck, [field]: 7 })).error()).toMatchObject({
      code: 'invalid_request',
      param: field,
    });
  });

  it.each(['single_slide', 'deck'])('output_type is %s', async (output_type) => {
    expect((await generate(tenant, { prompt: 'A plan', output_type })).job().output_type).toBe(output_type);
  });

  it('output_type is nothing else', async () => {
    expect((await generate(tenant, { ...deck, output_type: 'pdf' })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'output_type',
    });
  });

  it.each([
    ['template_name', 'Meridian', 7],
    ['variant_count', 2, '2'],
    ['reference_images', 'a picture', 'no array'],
    ['use_web_search', true, 'true'],
    ['use_knowledge_base', true, 1],
  ])('%s is not required, and of its type', async (field, good, bad) => {
    const value = field === 'reference_images' ? [await picture()] : good;
    expect((await generate(tenant, { ...slide, [field]: value })).status).toBe(200);
    expect((await generate(tenant, { ...slide, [field]: bad })).error()).toMatchObject({
      code: 'invalid_request',
      param: field,
    });
  });
});

describe('4.1 use_web_search and use_knowledge_base', () => {
  const wishesOf = async (jobId: string) => {
    const { useWebSearch, useKnowledgeBase } = await loadJob({ ctx: tenant.system, input: { jobId } });
    return { useWebSearch, useKnowledgeBase };
  };

  it('are off unless enabled', async () => {
    expect(await wishesOf(await accept(tenant))).toEqual({ useWebSearch: false, useKnowledgeBase: false });
  });

  it('allow web search, and use of the knowledge base of the organization, each for itself', async () => {
    expect(await wishesOf(await accept(tenant, { ...deck, use_web_search: true }))).toEqual({
      useWebSearch: true,
      useKnowledgeBase: false,
    });
    expect(await wishesOf(await accept(tenant, { ...slide, use_knowledge_base: true }))).toEqual({
      useWebSearch: false,
      useKnowledgeBase: true,
    });
  });
});

describe('4.1 Response', () => {
  it('200: job accepted; the body is a generation job with status pending, downloads null, error null', async () => {
    const answer = await generate(tenant);
    expect(answer.status).toBe(200);
    expect(answer.job()).toEqual({
      job_id: expect.any(String),
      status: 'pending',
      output_type: 'deck',
      downloads: null,
      error: null,
    });
  });

  it.each([
    ['malformed', '{"prompt":'],
    ['failing validation', { ...deck, prompt: '' }],
    ['an unsupported field combination', { ...deck, variant_count: 2 }],
  ])('400: invalid request (%s)', async (_, body) => {
    expect(refusalOf(await generate(tenant, body))).toBe('400 invalid_request');
  });

  it('401: missing, invalid or revoked API key', async () => {
    expect((await call('POST', '/api/v1/generate', { body: deck })).status).toBe(401);
    expect((await generate(tenant, deck, { key: 'dw_nonsense' })).status).toBe(401);
  });

  it('403: organization not eligible for API access', async () => {
    const fallen = await createTenant();
    await setPlan({ ctx: fallen.system, input: { plan: 'free' } });
    expect((await generate(fallen)).status).toBe(403);
  });

  it('409: idempotency conflict', async () => {
    const headers = { 'idempotency-key': 'taken' };
    await generate(tenant, deck, { headers });
    expect((await generate(tenant, slide, { headers })).status).toBe(409);
  });

  it('429: rate limited; the Retry-After response header says how long to wait', async () => {
    const busy = await createWaitingTenant();
    const answers = await times(70, () => generate(busy, { ...deck, prompt: '' }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});
