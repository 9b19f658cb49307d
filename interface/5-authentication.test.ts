import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/lib/contracts/operations/operations';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey, type CreatedApiKey } from '@/lib/services/api-keys/create-api-key';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { follow, linkOf } from './files';
import { accept, completed, createWaitingTenant, deck, generate, poll, slide, status } from './jobs';
import { call, environment, openService, refusalOf, type Answer } from './service';

openService();

/** A call of each operation that asks for a key. */
const calls = operations.flatMap(({ auth, id, method, path }) => {
  if (auth !== 'api_key') return [];
  const body = method === 'POST' ? deck : undefined;
  const ask = (key?: string): Promise<Answer> => call(method, path.replace(/\{\w+\}/, randomUUID()), { key, body });
  return [[id, ask] as const];
});

let tenant: TestTenant;
let revoked: CreatedApiKey;
beforeAll(async () => {
  tenant = await createWaitingTenant();
  revoked = await createApiKey({ ctx: tenant.system, input: { name: 'Revoked' } });
  await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: revoked.id } });
});

describe.each(calls)('5 %s', (_operation, ask) => {
  it('rule 1: Every request carries the header Authorization: Bearer <API_KEY>', async () => {
    expect([200, 404]).toContain((await ask(tenant.key.key)).status);
  });

  it.each([
    ['missing', () => undefined],
    ['invalid', () => 'dw_nonsense'],
    ['unknown', () => createApiKeyText()],
    ['revoked', () => revoked.key],
  ])('rule 2: a key that is %s: 401', async (_, key) => {
    expect(refusalOf(await ask(key()))).toBe('401 unauthorized');
  });

  it.each([
    ['Free', { plan: 'free' }],
    ['Starter', { plan: 'starter' }],
    ['trial', { plan: 'business', trial: true }],
  ] as const)(
    'rule 3: a valid key of an organization that is not on a paid Business or Enterprise plan (%s): 403',
    async (_, plan) => {
      const fallen = await createTenant();
      await setPlan({ ctx: fallen.system, input: plan });
      expect(refusalOf(await ask(fallen.key.key))).toBe('403 plan_not_eligible');
    },
  );
});

describe('5 rule 2: Revoked keys stop authenticating immediately', () => {
  let other: WebProcess;
  beforeAll(async () => {
    other = await startWeb({ env: environment });
  });
  afterAll(() => other.stop());

  it('on the very next request, on every server process', async () => {
    const key = await createApiKey({ ctx: tenant.system, input: { name: 'Leaked' } });
    const processes = [undefined, other.url];
    for (const at of processes) expect((await generate(tenant, deck, { key: key.key, at })).status).toBe(200);
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: key.id } });
    for (const at of processes)
      expect(refusalOf(await generate(tenant, deck, { key: key.key, at }))).toBe('401 unauthorized');
  });
});

describe('5 rule 4: A job is visible, pollable and downloadable only with the key that created it', () => {
  it('with that key it is', async () => {
    const maker = await createTenant();
    const job = await completed(maker, slide);
    expect((await poll(maker, job.job_id)).status).toBe(200);
    expect((await follow(linkOf(job))).status).toBe(200);
  });

  it('with another key the status endpoint returns 404', async () => {
    const jobId = await accept(tenant);
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    expect(refusalOf(await status(tenant, jobId, { key: sibling.key }))).toBe('404 not_found');
    expect(refusalOf(await status(await createTenant(), jobId))).toBe('404 not_found');
  });
});

describe('5 rule 5: A lost key is replaced by creating a new key and revoking the old one', () => {
  it('both work until then, and each sees its own jobs', async () => {
    const lost = await createApiKey({ ctx: tenant.system, input: { name: 'Lost' } });
    const jobId = await accept(tenant, deck, { key: lost.key });
    const replacement = await createApiKey({ ctx: tenant.system, input: { name: 'Replacement' } });
    expect((await status(tenant, jobId, { key: lost.key })).status).toBe(200);
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: lost.id } });
    expect((await generate(tenant, deck, { key: replacement.key })).status).toBe(200);
    expect(refusalOf(await status(tenant, jobId, { key: replacement.key }))).toBe('404 not_found');
  });
});

describe('5 rule 6: Recommended practices', () => {
  it('separate keys per integration, and rotation: an organization has several keys at a time', async () => {
    const keys = await Promise.all(
      ['CRM', 'Wiki', 'Reports'].map((name) => createApiKey({ ctx: tenant.system, input: { name } })),
    );
    for (const { key } of keys) expect((await generate(tenant, deck, { key })).status).toBe(200);
  });

  it.each([
    /a key for each integration/i,
    /rotate/i,
    /revoke one at once/i,
    /out of source control, client-side code, logs and analytics/i,
  ])('integrators read of them: %s', async (practice) => {
    expect((await call('GET', '/api/v1/openapi.json')).text).toMatch(practice);
  });
});
