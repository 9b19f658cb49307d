import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { getBalance } from '@/lib/services/credits/ledger';
import { type TestTenant, createTenant } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { accept, createWaitingTenant, deck, ended, generate, slide } from './jobs';
import { environment, openService, refusalOf, times } from './service';

const { pool } = openService();

const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const jobCount = async ({ organizationId }: TestTenant) =>
  (await pool.query('select from jobs where organization_id = $1', [organizationId])).rowCount;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await createWaitingTenant();
});

describe('Requests: Idempotency-Key', () => {
  it.each([
    ['1 character', '!'],
    ['255 characters', '~'.repeat(255)],
    [
      'every printable ASCII character',
      Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join(''),
    ],
  ])('has 1 to 255 printable ASCII characters: %s', async (_, key) => {
    const answers = [await generate(tenant, deck, under(key)), await generate(tenant, deck, under(key))];
    expect(answers.map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  });

  it.each([
    ['no character', ''],
    ['256 characters', 'x'.repeat(256)],
    ['a space', 'a b'],
    ['a tab', 'a\tb'],
    ['a letter beyond ASCII', 'é'],
  ])('otherwise 400: %s', async (_, key) => {
    const answer = await generate(tenant, deck, under(key));
    expect(refusalOf(answer)).toBe('400 invalid_request');
    expect(answer.error().message).toContain('Idempotency-Key');
    expect(await jobCount(tenant)).toBe(0);
  });

  it('is remembered for 24 hours', async () => {
    const jobId = await accept(tenant, deck, under('order-42'));
    const age = (interval: string) =>
      pool.query('update idempotency_records set expires_at = expires_at - $2::interval where api_key_id = $1', [
        tenant.key.id,
        interval,
      ]);
    await age('23 hours 59 minutes');
    expect(await accept(tenant, deck, under('order-42'))).toBe(jobId);
    await age('1 minute');
    const answer = await generate(tenant, deck, under('order-42'));
    expect(answer.job().job_id).not.toBe(jobId);
    expect(answer.headers.has('idempotency-replayed')).toBe(false);
  });

  it('once forgotten, it may come with another body', async () => {
    await accept(tenant, deck, under('order-42'));
    await pool.query('update idempotency_records set expires_at = now() where api_key_id = $1', [tenant.key.id]);
    expect((await generate(tenant, slide, under('order-42'))).status).toBe(200);
  });

  it('is remembered per API key', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    const jobId = await accept(tenant, deck, under('order-42'));
    expect(await accept(tenant, deck, { ...under('order-42'), key: sibling.key })).not.toBe(jobId);
    expect((await generate(tenant, slide, { ...under('order-43'), key: sibling.key })).status).toBe(200);
  });

  it.each([
    ['key order', '{"output_type":"deck","prompt":"A plan"}'],
    ['white space', '\n{ "prompt" : "A plan",\t"output_type" : "deck" }\r\n'],
    ['escapes', '{"prompt":"\\u0041 plan","output_type":"deck"}'],
  ])('"same body" compares the parsed JSON: %s does not matter', async (_, body) => {
    const jobId = await accept(tenant, '{"prompt":"A plan","output_type":"deck"}', under('order-42'));
    expect(await accept(tenant, body, under('order-42'))).toBe(jobId);
  });

  it.each([
    ['another value', { prompt: 'A plan!', output_type: 'deck' }],
    ['white space in a value', { prompt: 'A plan ', output_type: 'deck' }],
    ['a default that is written out', { prompt: 'A plan', output_type: 'deck', use_web_search: false }],
  ])('%s is a different body', async (_, body) => {
    await accept(tenant, { prompt: 'A plan', output_type: 'deck' }, under('order-42'));
    expect(refusalOf(await generate(tenant, body, under('order-42')))).toBe('409 idempotency_conflict');
  });
});

describe('Requests: a replay', () => {
  it('is 200 with the header Idempotency-Replayed: true', async () => {
    const first = await generate(tenant, deck, under('order-42'));
    const replay = await generate(tenant, deck, under('order-42'));
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });

  it('shows the original job in the state it is in now, when it has completed', async () => {
    const maker = await createTenant();
    const jobId = await accept(maker, slide, under('order-42'));
    await ended(maker, jobId);
    expect((await generate(maker, slide, under('order-42'))).job()).toMatchObject({
      job_id: jobId,
      status: 'completed',
      downloads: [{ variant: 1 }],
    });
  });

  it('shows the original job in the state it is in now, when it has failed', async () => {
    const poor = await createTenant({ credits: 0 });
    const jobId = await accept(poor, slide, under('order-42'));
    await ended(poor, jobId);
    expect((await generate(poor, slide, under('order-42'))).job()).toMatchObject({
      job_id: jobId,
      status: 'failed',
      error: { code: 'insufficient_credits' },
    });
  });

  it('costs no credits', async () => {
    const maker = await createTenant({ credits: 10 });
    await ended(maker, await accept(maker, slide, under('order-42')));
    const before = await getBalance({ ctx: maker.system, input: {} });
    await times(5, () => accept(maker, slide, under('order-42')));
    expect(await getBalance({ ctx: maker.system, input: {} })).toEqual(before);
  });

  it('is not limited as a new generation', async () => {
    const first = await generate(tenant, deck, under('order-42'));
    const replays = await times(80, () => generate(tenant, deck, under('order-42')));
    expect(new Set(replays.map((answer) => answer.status))).toEqual(new Set([200]));
    const left = Number(first.headers.get('ratelimit-remaining'));
    expect((await generate(tenant)).headers.get('ratelimit-remaining')).toBe(String(left - 1));
  });
});

describe('Requests: simultaneous requests with the same key', () => {
  let other: WebProcess;
  beforeAll(async () => {
    other = await startWeb({ env: environment });
  });
  afterAll(() => other.stop());

  it('make exactly one job, and all of them answer with it, on every server process', async () => {
    const answers = await times(100, (index) =>
      generate(tenant, deck, { ...under('order-42'), at: index % 2 === 0 ? other.url : undefined }),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => !answer.headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await jobCount(tenant)).toBe(1);
  });
});
