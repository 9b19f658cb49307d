import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { generateRoute, statusRoute } from './routes/jobs';
import { callRoute, type SentRequest } from './testing/call-route';
import { limitStores } from './testing/limit-stores';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  process.env.GENERATE_RETRY_LIMIT_PER_MINUTE = '220';
  process.env.STATUS_LIMIT_PER_MINUTE = '20';
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };
const generate = (sent: SentRequest = {}) =>
  callRoute(generateRoute, 'POST', { key: tenant.key.key, body: deck, ...sent });
const withKey = (key: string, sent: SentRequest = {}) => generate({ ...sent, headers: { 'idempotency-key': key } });
const status = (jobId: string, sent: SentRequest = {}) =>
  callRoute(statusRoute, 'GET', { key: tenant.key.key, params: { job_id: jobId }, ...sent });

const times = (count: number, call: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const jobCount = () => service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } });
const statusesOf = (responses: Response[]) => responses.map((response) => response.status);

/** Limit, what remains, and whether the time until more is a plausible one. */
function limitOf({ headers }: Response): [limit: number, remaining: number] {
  expect(headers.get('ratelimit-reset')).toMatch(/^([1-9]|[1-5]\d|60)$/);
  return [Number(headers.get('ratelimit-limit')), Number(headers.get('ratelimit-remaining'))];
}

async function expectRefused(response: Response, limit: number): Promise<void> {
  expect(response.status).toBe(429);
  expect(limitOf(response)).toEqual([limit, 0]);
  expect(response.headers.get('retry-after')).toBe(response.headers.get('ratelimit-reset'));
  expect(await response.json()).toMatchObject({
    error: { code: 'rate_limit_exceeded', request_id: expect.any(String) },
  });
}

describe.each(limitStores)('limits kept in $store', ({ isThere, open }) => {
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (isThere) close = await open();
  });
  afterAll(() => close?.());

  it.skipIf(!isThere)('let exactly 60 of 200 parallel generate requests pass', async () => {
    const responses = await times(200, () => generate());
    const refused = responses.filter((response) => response.status !== 200);
    expect(refused).toHaveLength(140);
    for (const response of refused) await expectRefused(response, 60);
    expect(await jobCount()).toBe(60);
  });

  it.skipIf(!isThere)('let exactly 60 of 200 parallel requests with different idempotency keys pass', async () => {
    const responses = await times(200, (index) => withKey(`order-${index}`));
    const refused = responses.filter((response) => response.status !== 200);
    expect(refused).toHaveLength(140);
    for (const response of refused) await expectRefused(response, 60);
    expect(await jobCount()).toBe(60);
    expect(await service.database.prisma.idempotencyRecord.count({ where: { apiKeyId: tenant.key.id } })).toBe(60);
  });

  it.skipIf(!isThere)('count 100 simultaneous requests with one idempotency key as one', async () => {
    const responses = await times(100, () => withKey('one'));
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toHaveProperty('size', 1);
    expect(responses.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await jobCount()).toBe(1);
    expect(limitOf(await withKey('one'))).toEqual([60, 59]);
  });

  it.skipIf(!isThere)('refuse none of them when the first of them was the last that the limit allows', async () => {
    await times(59, () => generate());
    const responses = await times(100, () => withKey('last'));
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    expect(await jobCount()).toBe(60);
    await expectRefused(await withKey('one-more'), 60);
  });

  it.skipIf(!isThere)(
    'answer 429 from the 31st failed authentication of an address on, and to no one else',
    async () => {
      const clientAddress = '203.0.113.7';
      const fail = (key: string | null) => status(uuidv7(), { key, clientAddress });
      const failures = await times(30, (index) => fail([null, 'dw_short', createApiKeyText()][index % 3] ?? null));
      expect(new Set(statusesOf(failures))).toEqual(new Set([401]));
      const refused = await fail(createApiKeyText());
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
      expect(await refused.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
      expect((await generate({ key: null, clientAddress })).status).toBe(429);
      expect((await generate({ clientAddress })).status).toBe(200);
      expect((await generate({ key: null, clientAddress: '203.0.113.8' })).status).toBe(401);
      expect(
        (await status(uuidv7(), { key: null, clientAddress, headers: { 'x-forwarded-for': '198.51.100.1' } })).status,
      ).toBe(429);
    },
  );
});

describe('the generate limit', () => {
  it('is shown on every answer to a caller with a key, whatever the answer is', async () => {
    expect(limitOf(await generate())).toEqual([60, 59]);
    expect(limitOf(await generate({ body: '{' }))).toEqual([60, 58]);
    expect(limitOf(await generate({ body: { ...deck, template_name: 'None' } }))).toEqual([60, 57]);
    expect(limitOf(await withKey('key'))).toEqual([60, 56]);
    expect(limitOf(await withKey('key'))).toEqual([60, 56]);
    const conflict = await withKey('key', { body: { ...deck, prompt: 'Another' } });
    expect([conflict.status, ...limitOf(conflict)]).toEqual([409, 60, 56]);
    await setPlan({ ctx: tenant.system, input: { plan: 'free' } });
    const ineligible = await generate();
    expect([ineligible.status, ...limitOf(ineligible)]).toEqual([403, 60, 55]);
  });

  it('is not shown to strangers, nor for methods and paths that are not there', async () => {
    for (const response of [
      await generate({ key: null }),
      await callRoute(generateRoute, 'GET', { key: tenant.key.key }),
    ]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    }
  });

  it('belongs to one API key', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Other' } });
    await generate();
    expect(limitOf(await generate({ key: sibling.key }))).toEqual([60, 59]);
  });

  it('used up, still lets retries have their job, and leaves no trace of new requests', async () => {
    const { job_id: jobId } = await (await withKey('early')).json();
    await times(59, () => generate());
    await expectRefused(await generate(), 60);
    const retry = await withKey('early');
    expect(retry.headers.get('idempotency-replayed')).toBe('true');
    expect(await retry.json()).toMatchObject({ job_id: jobId });
    await expectRefused(await withKey('late'), 60);
    expect(await jobCount()).toBe(60);
    expect(await service.database.prisma.idempotencyRecord.count({ where: { apiKeyId: tenant.key.id } })).toBe(1);
  });

  it('has a wider one beside it for requests with an Idempotency-Key, valid or not', async () => {
    const invalid = await times(220, (index) => withKey(`order-${index}`, { body: {} }));
    expect(new Set(statusesOf(invalid))).toEqual(new Set([400]));
    await expectRefused(await withKey('order', { body: {} }), 220);
    await expectRefused(await withKey('order'), 220);
    expect(limitOf(await generate())).toEqual([60, 59]);
  });
});

describe('the status limits', () => {
  it('let a job be asked for twice in the first second of its life', async () => {
    const jobId = await acceptJob(tenant.api);
    const responses = [await status(jobId), await status(jobId), await status(jobId)];
    expect(statusesOf(responses)).toEqual([200, 200, 429]);
    const third = responses.at(-1) ?? Response.error();
    expect([third.headers.get('retry-after'), ...limitOf(third)]).toEqual(['1', expect.any(Number), 0]);
  });

  it('let an older job be asked for once a second', async () => {
    const jobId = uuidv7({ msecs: Date.now() - 2_000 });
    const responses = await times(5, () => status(jobId));
    expect(statusesOf(responses).sort()).toEqual([404, 429, 429, 429, 429]);
    await expectRefused(responses.find((response) => response.status === 429) ?? Response.error(), 1);
  });

  it.each([
    ['an unknown id', async () => uuidv7({ msecs: Date.now() - 2_000 })],
    ['a malformed id', async () => `nonsense \u0000 ${'x'.repeat(3_000)}`],
    ["another key's job", async () => acceptJob((await createTenant()).api)],
  ])('are the same for %s', async (name, makeId) => {
    const jobId = await makeId();
    const allowed = name.startsWith('another') ? 2 : 1;
    for (let asked = 0; asked < allowed; asked += 1) expect((await status(jobId)).status).toBe(404);
    await expectRefused(await status(jobId), allowed);
  });

  it('know a job by its id however it is written', async () => {
    const jobId = uuidv7({ msecs: Date.now() - 2_000 });
    expect((await status(jobId)).status).toBe(404);
    await expectRefused(await status(jobId.toUpperCase()), 1);
  });

  it('count the jobs of a key together', async () => {
    expect(limitOf(await status(uuidv7()))).toEqual([20, 19]);
    await times(19, () => status(uuidv7()));
    await expectRefused(await status(uuidv7()), 20);
    expect(limitOf(await generate())).toEqual([60, 59]);
  });
});
