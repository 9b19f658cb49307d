import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiKeyText, hashApiKey } from '@/lib/platform/crypto/api-key-text';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { listManagedKeys } from '@/lib/services/api-keys/list-managed-keys';
import type { Context, Role } from '@/lib/services/context';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { accept, createWaitingTenant, deck, generate, status } from './jobs';
import { call, environment, openService, refusalOf } from './service';

const { pool } = openService();

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createWaitingTenant();
});

/** Acts as a person of the organization. */
async function personOf({ organizationId, system }: TestTenant, role: Role): Promise<Context> {
  const { id } = await createUser({
    ctx: system,
    input: { email: `${role}@${organizationId}.example.com`, password: 'a long enough one', role },
  });
  return { organizationId, actor: { type: 'user', userId: id, role } };
}

/** The key with one letter changed. */
function mistyped(key: string, at: number): string {
  return key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1);
}

describe('API keys: dw_ + 40 base-62 characters', () => {
  it('is what a key is', () => {
    expect(tenant.key.key).toMatch(/^dw_[0-9A-Za-z]{40}$/);
  });

  it.each([3, 20, 36, 37, 42])('the last 6 are a checksum of the rest: a typo in letter %i is refused', async (at) => {
    expect(refusalOf(await generate(tenant, deck, { key: mistyped(tenant.key.key, at) }))).toBe('401 unauthorized');
  });
});

describe('API keys: without a database look-up', () => {
  let cutOff: WebProcess;
  beforeAll(async () => {
    // Nobody listens there.
    cutOff = await startWeb({ env: { ...environment, DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' } });
  });
  afterAll(() => cutOff.stop());

  it('a typo is refused', async () => {
    const path = '/api/v1/status/any';
    expect(refusalOf(await call('GET', path, { at: cutOff.url, key: mistyped(tenant.key.key, 20) }))).toBe(
      '401 unauthorized',
    );
    const lookedUp = await call('GET', path, { at: cutOff.url, key: tenant.key.key });
    expect(refusalOf(lookedUp)).toBe('503 unavailable');
    expect(lookedUp.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});

describe('API keys: stored', () => {
  const rowOf = async (id: string) =>
    (await pool.query<{ hash: string; last_used_at: Date | null }>('select * from api_keys where id = $1', [id]))
      .rows[0]!;

  it('as SHA-256 with a server-side pepper', async () => {
    const { hash } = await rowOf(tenant.key.id);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).toBe(hashApiKey(tenant.key.key, environment.KEY_PEPPER ?? ''));
    expect(hash).not.toBe(createHash('sha256').update(tenant.key.key).digest('hex'));
  });

  it('with the first 8 characters for display, name, creator, created, expiry and revocation', async () => {
    const owner = await personOf(tenant, 'owner');
    const expiresAt = new Date(Date.now() + 86_400_000);
    const key = await createApiKey({ ctx: owner, input: { name: 'CRM', expiresAt } });
    const { revokedAt } = await revokeApiKey({ ctx: owner, input: { apiKeyId: key.id } });
    const { ended } = await listManagedKeys({ ctx: owner, input: {} });
    const listed = ended.find(({ id }) => id === key.id);
    expect(listed).toEqual({
      id: key.id,
      name: 'CRM',
      displayPrefix: key.key.slice(0, 8),
      createdBy: { name: 'owner' },
      createdAt: key.createdAt,
      lastUsedAt: null,
      expiresAt,
      revokedAt,
      replacesId: null,
    });
  });

  it('with the time of last use, at most a minute stale', async () => {
    const key = await createApiKey({ ctx: tenant.system, input: { name: 'Used' } });
    const ago = (seconds: number) =>
      pool.query('update api_keys set last_used_at = now() - make_interval(secs => $2) where id = $1', [
        key.id,
        seconds,
      ]);
    const ageSeconds = async () => (Date.now() - Number((await rowOf(key.id)).last_used_at)) / 1_000;
    await generate(tenant, deck, { key: key.key });
    await vi.waitUntil(async () => (await rowOf(key.id)).last_used_at, { timeout: 5_000 });
    await ago(61);
    await generate(tenant, deck, { key: key.key });
    await vi.waitUntil(async () => (await ageSeconds()) < 60, { timeout: 5_000 });
  });

  it('with an optional expiry, from which on the key is refused', async () => {
    const key = await createApiKey({
      ctx: tenant.system,
      input: { name: 'Short', expiresAt: new Date(Date.now() + 60_000) },
    });
    expect((await generate(tenant, deck, { key: key.key })).status).toBe(200);
    await pool.query('update api_keys set expires_at = now() where id = $1', [key.id]);
    expect(refusalOf(await generate(tenant, deck, { key: key.key }))).toBe('401 unauthorized');
  });
});

it('API keys: revocation takes effect on the next request', async () => {
  const key = await createApiKey({ ctx: tenant.system, input: { name: 'Leaked' } });
  const jobId = await accept(tenant, deck, { key: key.key });
  await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: key.id } });
  expect(refusalOf(await generate(tenant, deck, { key: key.key }))).toBe('401 unauthorized');
  expect(refusalOf(await status(tenant, jobId, { key: key.key }))).toBe('401 unauthorized');
});

describe('API keys: at most 50 live keys per organization', () => {
  it('the 51st is refused until one is revoked or expires', async () => {
    const full = await createTenant();
    const create = () => createApiKey({ ctx: full.system, input: { name: 'One of many' } });
    const made = await Promise.allSettled(Array.from({ length: 55 }, create));
    expect(made.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(49);
    await expect(create()).rejects.toMatchObject({ message: expect.stringContaining('50') });
    await revokeApiKey({ ctx: full.system, input: { apiKeyId: full.key.id } });
    await create();
    await pool.query(
      'update api_keys set expires_at = now() where id = (select id from api_keys where organization_id = $1 and revoked_at is null limit 1)',
      [full.organizationId],
    );
    await create();
    await expect(create()).rejects.toThrow();
  });
});

describe('API keys: only owners and admins', () => {
  it.each(['owner', 'admin'] as const)('%s: creates and revokes keys', async (role) => {
    const ctx = await personOf(await createTenant(), role);
    const key = await createApiKey({ ctx, input: { name: 'Mine' } });
    expect((await revokeApiKey({ ctx, input: { apiKeyId: key.id } })).id).toBe(key.id);
  });

  it('a member does neither', async () => {
    const other = await createTenant();
    const ctx = await personOf(other, 'member');
    await expect(createApiKey({ ctx, input: { name: 'Mine' } })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(revokeApiKey({ ctx, input: { apiKeyId: other.key.id } })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('nobody revokes the key of another organization', async () => {
    const ctx = await personOf(await createTenant(), 'owner');
    await expect(revokeApiKey({ ctx, input: { apiKeyId: tenant.key.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('API keys: only while the organization is on a paid Business or Enterprise plan', () => {
  it.each([{ plan: 'free' }, { plan: 'starter' }, { plan: 'business', trial: true }] as const)(
    'they are not created on %j',
    async (plan) => {
      const fallen = await createTenant();
      await setPlan({ ctx: fallen.system, input: plan });
      await expect(createApiKey({ ctx: fallen.system, input: { name: 'Late' } })).rejects.toMatchObject({
        code: 'plan_not_eligible',
      });
    },
  );

  it('existing keys of an organization that falls back answer 403 and work again when it returns', async () => {
    const wavering = await createWaitingTenant();
    const jobId = await accept(wavering);
    await setPlan({ ctx: wavering.system, input: { plan: 'starter' } });
    expect(refusalOf(await generate(wavering))).toBe('403 plan_not_eligible');
    expect(refusalOf(await status(wavering, jobId))).toBe('403 plan_not_eligible');
    await setPlan({ ctx: wavering.system, input: { plan: 'enterprise' } });
    expect((await generate(wavering)).status).toBe(200);
  });
});

it('API keys: an unknown one that looks right is refused', async () => {
  expect(refusalOf(await generate(tenant, deck, { key: createApiKeyText() }))).toBe('401 unauthorized');
});
