import { addDays } from 'date-fns';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorContext, systemContext, type Context, type Role } from '../context';
import { setPlan } from '../organizations/change-organization';
import { createOrganization } from '../organizations/create-organization';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { authenticateApiKey } from './authenticate-api-key';
import { changeApiKeyExpiry, renameApiKey, revokeApiKey, rotateApiKey } from './change-api-key';
import { createApiKey } from './create-api-key';
import { listKeyManagers, listManagedKeys } from './list-managed-keys';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const list = (ctx: Context, search?: string) => listManagedKeys({ ctx, input: { search } });
const namesOf = (keys: readonly { name: string }[]) => keys.map(({ name }) => name);
const rowOf = (id: string) => service.database.prisma.apiKey.findUniqueOrThrow({ where: { id } });

async function person(
  { organizationId }: Pick<TestTenant, 'organizationId'>,
  role: Role,
  name?: string,
): Promise<Context> {
  const input = { email: `${uuidv7()}@example.com`, password: 'long enough', role, name };
  const user = await createUser({ ctx: systemContext(organizationId), input });
  return { organizationId, actor: { type: 'user', userId: user.id, role } };
}

/** Every change of a key, as somebody would ask for it. */
const changes: Record<string, (ctx: Context, apiKeyId: string) => Promise<unknown>> = {
  rename: (ctx, apiKeyId) => renameApiKey({ ctx, input: { apiKeyId, name: 'Other' } }),
  rotate: (ctx, apiKeyId) => rotateApiKey({ ctx, input: { apiKeyId } }),
  'change of expiry': (ctx, apiKeyId) => changeApiKeyExpiry({ ctx, input: { apiKeyId, expiresAt: '30' } }),
  revoke: (ctx, apiKeyId) => revokeApiKey({ ctx, input: { apiKeyId } }),
};

describe.each(Object.entries(changes))('%s', (_name, change) => {
  it('is for owners and admins', async () => {
    const tenant = await createTenant();
    for (const ctx of [await person(tenant, 'member'), tenant.api]) {
      await expect(change(ctx, tenant.key.id)).rejects.toMatchObject({ code: 'forbidden' });
    }
    for (const role of ['owner', 'admin'] as const) {
      const { id } = await createApiKey({ ctx: tenant.system, input: { name: role } });
      await expect(change(await person(tenant, role), id)).resolves.toBeDefined();
    }
  });

  it('knows no key of another organization, and leaves it as it is', async () => {
    const [tenant, stranger] = [await createTenant(), await createTenant()];
    const before = await rowOf(tenant.key.id);
    const owner = await person(stranger, 'owner');
    for (const apiKeyId of [tenant.key.id, uuidv7(), 'nonsense', '']) {
      await expect(change(owner, apiKeyId)).rejects.toMatchObject({
        code: 'not_found',
        message: 'There is no such key.',
      });
    }
    expect(await rowOf(tenant.key.id)).toEqual(before);
    expect(await service.database.prisma.apiKey.count({ where: { replacesId: tenant.key.id } })).toBe(0);
  });

  it('refuses what is not an id', async () => {
    const { system } = await createTenant();
    await expect(change(system, { gt: '' } as unknown as string)).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'apiKeyId',
    });
  });
});

describe.each(Object.entries(changes).filter(([name]) => name !== 'revoke'))(
  '%s of a key that has ended',
  (_name, change) => {
    it('is refused', async () => {
      const { system, key } = await createTenant();
      const expired = await createApiKey({
        ctx: system,
        input: { name: 'Old', expiresAt: new Date(Date.now() - 1_000) },
      });
      await revokeApiKey({ ctx: system, input: { apiKeyId: key.id } });
      await expect(change(system, key.id)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('revoked'),
      });
      await expect(change(system, expired.id)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('expired'),
      });
    });
  },
);

describe('the name of a key', () => {
  it('is one line of at most 100 characters', async () => {
    const { system, key } = await createTenant();
    const input = { apiKeyId: key.id, name: '  Billing\r\n\tservice\u0000 ' };
    expect(await renameApiKey({ ctx: system, input })).toMatchObject({ name: 'Billing service' });
    for (const name of ['', ' \n ', 'x'.repeat(101), 7 as unknown as string]) {
      await expect(renameApiKey({ ctx: system, input: { apiKeyId: key.id, name } })).rejects.toMatchObject({
        code: 'invalid_request',
        param: 'name',
      });
      await expect(createApiKey({ ctx: system, input: { name } })).rejects.toMatchObject({
        code: 'invalid_request',
        param: 'name',
      });
    }
  });

  it('is written down with the one before it, and not when nothing changes', async () => {
    const tenant = await createTenant();
    const owner = await person(tenant, 'owner');
    await renameApiKey({ ctx: owner, input: { apiKeyId: tenant.key.id, name: 'Billing' } });
    await renameApiKey({ ctx: owner, input: { apiKeyId: tenant.key.id, name: 'Billing' } });
    const entries = await service.database.prisma.auditEntry.findMany({
      where: { targetId: tenant.key.id, action: 'api_key.renamed' },
    });
    expect(entries).toMatchObject([
      {
        actorType: 'user',
        actorId: (owner.actor as { userId: string }).userId,
        detail: { name: 'Billing', previousName: 'Key' },
      },
    ]);
  });
});

describe('the expiry of a key', () => {
  it.each([
    ['30', 30],
    ['90', 90],
    ['365', 365],
  ])('is %s days from now where that is chosen', async (expiresAt, days) => {
    const { system } = await createTenant();
    const key = await createApiKey({ ctx: system, input: { name: 'Key', expiresAt } });
    expect(Math.abs(Number(key.expiresAt) - addDays(Date.now(), days).getTime())).toBeLessThan(60_000);
  });

  it('is the end of a day, or never', async () => {
    const { system, key } = await createTenant();
    const day = addDays(Date.now(), 40).toISOString().slice(0, 10);
    await changeApiKeyExpiry({ ctx: system, input: { apiKeyId: key.id, expiresAt: day } });
    expect((await rowOf(key.id)).expiresAt).toEqual(new Date(`${day}T23:59:59.999Z`));
    await changeApiKeyExpiry({ ctx: system, input: { apiKeyId: key.id, expiresAt: 'never' } });
    expect((await rowOf(key.id)).expiresAt).toBeNull();
    const entries = await service.database.prisma.auditEntry.findMany({
      where: { targetId: key.id, action: 'api_key.expiry_changed' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ detail }) => detail)).toMatchObject([
      { expiresAt: `${day}T23:59:59.999Z`, previousExpiresAt: null },
      { expiresAt: null },
    ]);
  });

  it.each(['2020-01-01', '9000-01-01', '2027-02-30', '31', 'tomorrow', ''])('is never %j', async (expiresAt) => {
    const tenant = await createTenant();
    const owner = await person(tenant, 'owner');
    const refusal = { code: 'invalid_request', param: 'expiresAt' };
    await expect(createApiKey({ ctx: owner, input: { name: 'Key', expiresAt } })).rejects.toMatchObject(refusal);
    await expect(
      changeApiKeyExpiry({ ctx: owner, input: { apiKeyId: tenant.key.id, expiresAt } }),
    ).rejects.toMatchObject(refusal);
  });

  it('ends the key when it comes', async () => {
    const { system, key } = await createTenant();
    await changeApiKeyExpiry({ ctx: system, input: { apiKeyId: key.id, expiresAt: new Date(Date.now() - 1) } });
    await expect(authenticateApiKey({ input: { key: key.key } })).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('listManagedKeys', () => {
  it('shows live keys, ended ones apart, and nothing of another organization or of a plaintext', async () => {
    const { system, key } = await createTenant();
    await createTenant();
    const revoked = await createApiKey({ ctx: system, input: { name: 'Gone' } });
    await revokeApiKey({ ctx: system, input: { apiKeyId: revoked.id } });
    await createApiKey({ ctx: system, input: { name: 'Past', expiresAt: new Date(0) } });
    const listed = await list(system);
    expect(namesOf(listed.live)).toEqual(['Key']);
    expect(namesOf(listed.ended)).toEqual(['Past', 'Gone']);
    expect(listed).toMatchObject({ liveCount: 1, endedCount: 2, rotations: [] });
    const text = JSON.stringify(listed);
    for (const { key: plaintext } of [key, revoked]) expect(text).not.toContain(plaintext.slice(0, 9));
    expect(text).not.toContain((await rowOf(key.id)).hash);
  });

  it('finds by part of a name and by the beginning of a key, and counts them all', async () => {
    const { system, key } = await createTenant();
    const billing = await createApiKey({ ctx: system, input: { name: 'Billing 100%_\\' } });
    const gone = await createApiKey({ ctx: system, input: { name: 'Old billing' } });
    await revokeApiKey({ ctx: system, input: { apiKeyId: gone.id } });
    for (const search of ['bILL', '100%_\\', billing.displayPrefix])
      expect(namesOf((await list(system, search)).live)).toEqual(['Billing 100%_\\']);
    const found = await list(system, 'billing');
    expect(found).toMatchObject({ liveCount: 2, endedCount: 1, ended: [{ id: gone.id }] });
    expect(namesOf((await list(system, key.displayPrefix)).live)).toEqual(['Key']);
  });

  it('shows the latest 50 ended keys and says how many there are', async () => {
    const { system, organizationId } = await createTenant();
    const row = (index: number) => ({
      id: uuidv7(),
      organizationId,
      name: `Key ${index}`,
      hash: uuidv7(),
      displayPrefix: 'dw_00000',
      createdAt: new Date(index),
      revokedAt: new Date(),
    });
    await service.database.prisma.apiKey.createMany({ data: Array.from({ length: 60 }, (_, index) => row(index)) });
    const { ended, endedCount } = await list(system);
    expect(endedCount).toBe(60);
    expect([ended.length, ended[0]?.name, ended[49]?.name]).toEqual([50, 'Key 59', 'Key 10']);
  });
});

it('names those who may be asked for a key, owners first', async () => {
  const tenant = await createTenant();
  await person(tenant, 'member', 'Mia');
  await person(tenant, 'admin', 'Ada');
  await person(tenant, 'owner', 'Olga');
  const stranger = await createTenant();
  await person(stranger, 'owner', 'Stan');
  expect(await listKeyManagers({ ctx: tenant.system, input: {} })).toEqual(['Olga', 'Ada']);
});

it('revoking stays possible on every plan; making a successor does not', async () => {
  const { id } = await createOrganization({ ctx: operatorContext, input: { name: 'Tenant', plan: 'business' } });
  const system = systemContext(id);
  const key = await createApiKey({ ctx: system, input: { name: 'Key' } });
  await setPlan({ ctx: system, input: { plan: 'business', trial: true } });
  const owner = await person({ organizationId: id }, 'owner');
  await expect(rotateApiKey({ ctx: owner, input: { apiKeyId: key.id } })).rejects.toMatchObject({
    code: 'plan_not_eligible',
  });
  await expect(revokeApiKey({ ctx: owner, input: { apiKeyId: key.id } })).resolves.toMatchObject({ id: key.id });
});
