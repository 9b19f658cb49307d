import { beforeAll, describe, expect, it } from 'vitest';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { accept, createWaitingTenant, deck, ended, generate, poll, slide, status } from './jobs';
import { createOwnTemplate } from './templates';
import { call, openService, refusalOf, times } from './service';

openService();

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createWaitingTenant();
});

describe('7 Error body', () => {
  const refusals = [
    ['invalid_request', () => generate(tenant, { ...deck, prompt: '' })],
    ['unauthorized', () => call('POST', '/api/v1/generate', { body: deck })],
    ['not_found', () => status(tenant, 'nonsense')],
    ['method_not_allowed', () => call('DELETE', '/api/v1/generate', { key: tenant.key.key })],
  ] as const;

  it.each(refusals)('of %s: error.code is machine-readable', async (code, refuse) => {
    expect((await refuse()).error().code).toBe(code);
  });

  it.each(refusals)('of %s: error.message is human-readable detail', async (_, refuse) => {
    expect((await refuse()).error().message).toMatch(/^[A-Za-z].{15,}\.$/s);
  });
});

it('7 Clients branch on error.code and never on error.message, and are told so', async () => {
  const { components } = JSON.parse((await call('GET', '/api/v1/openapi.json')).text);
  const { code, message } = components.schemas.Error.properties.error.properties;
  expect(code).toMatchObject({
    enum: expect.arrayContaining(['invalid_request', 'not_found']),
    description: expect.stringMatching(/branch on this/),
  });
  expect(message.description).toMatch(/may change, never branch on it/);
});

describe('7 Code', () => {
  it.each([
    ['malformed', '[1,'],
    ['failing validation', { prompt: 'A plan', output_type: 'poster' }],
    ['an unsupported field combination', { ...deck, variant_count: 1 }],
  ])('invalid_request, 400: request %s', async (_, body) => {
    expect(refusalOf(await generate(tenant, body))).toBe('400 invalid_request');
  });

  it('not_found, 404: the job was not found for the current API key', async () => {
    const jobId = await accept(tenant);
    expect(refusalOf(await status(await createTenant(), jobId))).toBe('404 not_found');
  });

  it('not_found, 404: the resource was not found for the current API key', async () => {
    expect(refusalOf(await generate(tenant, { ...deck, template_name: 'None of that name' }))).toBe('404 not_found');
  });

  it('ambiguous_template_name, 409: template_name matches more than one accessible template', async () => {
    await createOwnTemplate(tenant, 'Nocturne');
    expect(refusalOf(await generate(tenant, { ...deck, template_name: 'Nocturne' }))).toBe(
      '409 ambiguous_template_name',
    );
  });

  it('idempotency_conflict, 409: same Idempotency-Key reused with a different request body', async () => {
    const headers = { 'idempotency-key': 'conflict' };
    await accept(tenant, deck, { headers });
    expect(refusalOf(await generate(tenant, slide, { headers }))).toBe('409 idempotency_conflict');
  });

  it('rate_limit_exceeded, 429: requests sent too quickly; use Retry-After and back off', async () => {
    const jobId = await accept(tenant);
    const answers = await times(12, () => status(tenant, jobId));
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused && refusalOf(refused)).toBe('429 rate_limit_exceeded');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });
});

it('7 Generation failures are not HTTP errors: the status endpoint answers 200 with status failed and an error object', async () => {
  const poor = await createTenant({ credits: 0 });
  const jobId = await accept(poor);
  await ended(poor, jobId);
  const answer = await poll(poor, jobId);
  expect(answer.status).toBe(200);
  expect(answer.job()).toMatchObject({
    status: 'failed',
    error: { code: expect.any(String), message: expect.any(String) },
  });
});
