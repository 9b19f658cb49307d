import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context';
import { createOwnOrganization } from '../organizations/create-organization';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { connectAccount, disconnectAccount, getSignInMethods } from './sign-in-methods';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function makePerson({ hasPassword = true } = {}) {
  const { system, organizationId } = await createTenant();
  const { id } = await createUser({
    ctx: system,
    input: { email: `${uuidv7()}@example.com`, password: 'a long enough sentence', role: 'member' },
  });
  if (!hasPassword) await service.database.prisma.user.update({ where: { id }, data: { passwordHash: null } });
  const ctx: Context = { organizationId, actor: { type: 'user', userId: id, role: 'member' } };
  const methods = async () => {
    const { hasPassword, connected } = await getSignInMethods({ ctx, input: {} });
    return [...(hasPassword ? ['password'] : []), ...connected.map(({ provider }) => provider)];
  };
  return {
    id,
    ctx,
    methods,
    connect: (provider: 'github' | 'google', providerAccountId: string = uuidv7()) =>
      connectAccount({ userId: id, input: { provider, providerAccountId } }),
  };
}

describe('accounts with providers', () => {
  it('connect once a provider, and each to one person', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const account = uuidv7();
    await person.connect('github', account);
    await person.connect('github', account);
    expect(await person.methods()).toEqual(['password', 'github']);
    await expect(other.connect('github', account)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('somebody else'),
    });
    await expect(person.connect('github')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Disconnect it first'),
    });
    expect(await other.methods()).toEqual(['password']);
    const actions = await service.database.prisma.auditEntry.findMany({
      where: { organizationId: person.ctx.organizationId, actorId: person.id },
      select: { action: true, detail: true },
    });
    expect(actions).toEqual([{ action: 'user.provider_connected', detail: { provider: 'github' } }]);
  });

  it('disconnect, and never the last way in, not even two at once', async () => {
    const person = await makePerson({ hasPassword: false });
    await person.connect('github');
    await person.connect('google');
    const disconnect = (provider: 'github' | 'google') => disconnectAccount({ ctx: person.ctx, input: { provider } });
    const results = await Promise.allSettled([disconnect('github'), disconnect('google')]);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'conflict', message: expect.stringContaining('Set a password first') } },
    ]);
    expect(await person.methods()).toHaveLength(1);
    const withPassword = await makePerson();
    await withPassword.connect('github');
    await disconnectAccount({ ctx: withPassword.ctx, input: { provider: 'github' } });
    await disconnectAccount({ ctx: withPassword.ctx, input: { provider: 'github' } });
    expect(await withPassword.methods()).toEqual(['password']);
    await expect(
      disconnectAccount({ ctx: withPassword.ctx, input: { provider: 'myspace' as 'github' } }),
    ).rejects.toMatchObject({ param: 'provider' });
  });
});

describe('createOwnOrganization', () => {
  it('is for people who belong nowhere, once, also with two clicks', async () => {
    const person = await makePerson();
    const create = (name = 'My own') => createOwnOrganization({ userId: person.id, input: { name } });
    await expect(create()).rejects.toMatchObject({ code: 'conflict' });
    await service.database.prisma.membership.deleteMany({ where: { userId: person.id } });
    await expect(create(' ')).rejects.toMatchObject({ param: 'name' });
    const results = await Promise.allSettled([create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const memberships = await service.database.prisma.membership.findMany({
      where: { userId: person.id },
      include: { organization: { include: { creditPool: true, auditEntries: true } } },
    });
    expect(memberships).toMatchObject([
      {
        role: 'owner',
        organization: {
          name: 'My own',
          plan: 'free',
          creditPool: { balance: 25 },
          auditEntries: [{ action: 'organization.created', actorId: person.id }],
        },
      },
    ]);
  });
});
