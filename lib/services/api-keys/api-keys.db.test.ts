import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operatorContext, systemContext, type Context, type Role } from '../context';
import { setPlan } from '../organizations/change-organization';
import { createOrganization } from '../organizations/create-organization';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { authenticateApiKey } from './authenticate-api-key';
import { revokeApiKey } from './change-api-key';
import { createApiKey } from './create-api-key';
import { listManagedKeys } from './list-managed-keys';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const authenticate = (key: string | null) => authenticateApiKey({ input: { key } });

async function person(organizationId: string, role: Role): Promise<Context> {
  const input = { email: `${uuidv7()}@example.com`, password: 'long enough', role };
  const user = await createUser({ ctx: systemContext(organizationId), input });
  return { organizationId, actor: { type: 'user', userId: user.id, role } };
}

describe('createApiKey', () => {
  it('gives the plaintext once and stores none of it', async () => {
    const { organizationId, system } = await createTenant();
    const owner = await person(organizationId, 'owner');
    const created = await createApiKey({ ctx: owner, input: { name: 'Integration' } });
    expect(created.key).toMatch(/^dw_[0-9A-Za-z]{40}$/);
    const { rows } = await service.database.pool.query('select * from api_keys where id = $1', [created.id]);
    expect(JSON.stringify(rows)).not.toContain(created.key.slice(9));
    const { live } = await listManagedKeys({ ctx: system, input: {} });
    expect(rows).toMatchObject([{ created_by_id: (owner.actor as { userId: string }).userId }]);
    expect(live[0]).toMatchObject({
      displayPrefix: created.key.slice(0, 8),
      createdBy: { name: expect.any(String) },
    });
  });

  it.each([
    ['free', false],
    ['starter', false],
    ['business', true],
    ['enterprise', true],
  ] as const)('is refused on the plan %s, trial %s', async (plan, trial) => {
    const { id } = await createOrganization({ ctx: operatorContext, input: { name: 'Tenant', plan, trial } });
    await expect(createApiKey({ ctx: systemContext(id), input: { name: 'Key' } })).rejects.toMatchObject({
      code: 'plan_not_eligible',
    });
  });

  it('is for owners and admins', async () => {
    const { organizationId, api } = await createTenant();
    for (const role of ['owner', 'admin'] as const) {
      await expect(
        createApiKey({ ctx: await person(organizationId, role), input: { name: role } }),
      ).resolves.toBeDefined();
    }
    const member = await person(organizationId, 'member');
    for (const ctx of [member, api]) {
      await expect(createApiKey({ ctx, input: { name: 'Key' } })).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('stops at 50 live keys, also when all are asked for at once', async () => {
    const { system } = await createTenant();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => createApiKey({ ctx: system, input: { name: `Key ${index}` } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
    const { live } = await listManagedKeys({ ctx: system, input: {} });
    await revokeApiKey({ ctx: system, input: { apiKeyId: live[0]?.id ?? '' } });
    await expect(createApiKey({ ctx: system, input: { name: 'One more' } })).resolves.toBeDefined();
  });
});

describe('authenticateApiKey', () => {
  it('knows the organization, its plan and the key', async () => {
    const { organizationId, key } = await createTenant({ plan: 'enterprise' });
    expect(await authenticate(key.key)).toEqual({
      ctx: { organizationId, actor: { type: 'api_key', apiKeyId: key.id } },
      plan: 'enterprise',
      trial: false,
    });
  });

  it('says the same of every key that is no good, and asks the database only about possible ones', async () => {
    const { system, key } = await createTenant();
    const expired = await createApiKey({
      ctx: system,
      input: { name: 'Old', expiresAt: new Date(Date.now() - 1_000) },
    });
    const revoked = await createApiKey({ ctx: system, input: { name: 'Gone' } });
    await revokeApiKey({ ctx: system, input: { apiKeyId: revoked.id } });
    const { createApiKeyText } = await import('@/lib/platform/crypto/api-key-text');
    const typo = key.key.slice(0, -1) + (key.key.endsWith('a') ? 'b' : 'a');
    const query = vi.spyOn(service.database.pool, 'query');
    const messages = new Set<unknown>();
    for (const text of [null, '', 'dw_short', typo]) {
      messages.add(await authenticate(text).catch((error: Error) => `${error.name} ${error.message}`));
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    for (const text of [createApiKeyText(), expired.key, revoked.key]) {
      messages.add(await authenticate(text).catch((error: Error) => `${error.name} ${error.message}`));
    }
    expect(messages.size).toBe(1);
  });

  it('notes the last use, and leaves the row alone while that is fresh', async () => {
    const { key } = await createTenant();
    const lastUse = async () => {
      const row = await service.database.prisma.apiKey.findUniqueOrThrow({ where: { id: key.id } });
      return row.lastUsedAt?.getTime() ?? null;
    };
    await authenticate(key.key);
    await vi.waitFor(async () => expect(await lastUse()).not.toBeNull());
    const first = await lastUse();
    await authenticate(key.key);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await lastUse()).toBe(first);
    await service.database.pool.query(
      "update api_keys set last_used_at = now() - interval '61 seconds' where id = $1",
      [key.id],
    );
    await authenticate(key.key);
    await vi.waitFor(async () => expect(await lastUse()).toBeGreaterThanOrEqual(first ?? 0));
  });
});

describe('revokeApiKey', () => {
  it('works at once, once, and only inside the organization', async () => {
    const { system, key } = await createTenant();
    const stranger = await createTenant();
    const input = { apiKeyId: key.id };
    await expect(revokeApiKey({ ctx: stranger.system, input })).rejects.toMatchObject({ code: 'not_found' });
    await expect(authenticate(key.key)).resolves.toBeDefined();
    const first = await revokeApiKey({ ctx: system, input });
    await expect(authenticate(key.key)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await revokeApiKey({ ctx: operatorContext, input })).toEqual(first);
    const entries = await service.database.prisma.auditEntry.findMany({
      where: { targetId: key.id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['api_key.created', 'api_key.revoked']);
  });

  it('says so when there is no such key', async () => {
    for (const apiKeyId of [uuidv7(), 'nonsense']) {
      await expect(revokeApiKey({ ctx: operatorContext, input: { apiKeyId } })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});

describe('a plan that changes', () => {
  it('is what the next authentication reports', async () => {
    const { system, key } = await createTenant();
    await setPlan({ ctx: system, input: { plan: 'business', trial: true } });
    expect(await authenticate(key.key)).toMatchObject({ plan: 'business', trial: true });
  });
});
