import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateApiKey } from '../api-keys/authenticate-api-key';
import { operatorContext, systemContext, type Context } from '../context';
import { findLedgerViolations } from '../credits/check-ledger';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { verifyPassword } from '../users/sign-in';
import { setPlan } from './change-organization';
import { createOrganization } from './create-organization';
import { getOrganization } from './get-organization';
import { seedDemo } from './seed-demo';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

// First of all, because it speaks of an empty database.
describe('seedDemo', () => {
  it('fills an empty database once, with a sign-in and a key that work', async () => {
    const seeds = await Promise.all([1, 2, 3].map(() => seedDemo({ ctx: operatorContext, input: {} })));
    const [demo] = seeds.filter((seed) => seed !== null);
    expect(seeds.filter((seed) => seed !== null)).toHaveLength(1);
    expect(demo?.organization).toMatchObject({ plan: 'enterprise', trial: false, balance: 1_000 });
    const signIn = { email: demo?.owner.email ?? '', password: demo?.owner.password ?? '' };
    expect(await verifyPassword({ input: signIn })).toMatchObject({ memberships: [{ role: 'owner' }] });
    await expect(authenticateApiKey({ input: { key: demo?.key.key ?? null } })).resolves.toBeDefined();
  });
});

describe('organizations', () => {
  it('begin with the credits they were given, in the ledger too', async () => {
    const input = { name: ' Acme ', plan: 'business', trial: true, credits: 30 } as const;
    const created = await createOrganization({ ctx: operatorContext, input });
    expect(created).toMatchObject({ name: 'Acme', plan: 'business', trial: true, balance: 30 });
    const ctx = systemContext(created.id);
    expect(await getOrganization({ ctx, input: {} })).toEqual({ ...created, held: 0, keys: 0, jobs: 0 });
    expect(await findLedgerViolations({ ctx, input: {} })).toEqual([]);
  });

  it('count their live keys and their jobs', async () => {
    const { system, api } = await createTenant();
    await acceptJob(api);
    expect(await getOrganization({ ctx: system, input: {} })).toMatchObject({ keys: 1, jobs: 1 });
  });

  it('change plans by the operator alone', async () => {
    const { system, organizationId } = await createTenant();
    expect(await setPlan({ ctx: system, input: { plan: 'free' } })).toMatchObject({ plan: 'free', trial: false });
    const owner: Context = { organizationId, actor: { type: 'user', userId: uuidv7(), role: 'owner' } };
    await expect(setPlan({ ctx: owner, input: { plan: 'enterprise' } })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('say so when they do not exist', async () => {
    const ctx = systemContext(uuidv7());
    await expect(getOrganization({ ctx, input: {} })).rejects.toMatchObject({ code: 'not_found' });
    await expect(setPlan({ ctx, input: { plan: 'free' } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['no name', { name: ' ', plan: 'free' }, 'name'],
    ['an unknown plan', { name: 'A', plan: 'gold' }, 'plan'],
    ['negative credits', { name: 'A', plan: 'free', credits: -1 }, 'credits'],
  ])('are refused with %s', async (_, input, param) => {
    const attempt = createOrganization({ ctx: operatorContext, input: input as never });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_request', param });
  });
});

describe('users', () => {
  const password = 'correct horse';

  it('sign in with their address in any case, and their own password', async () => {
    const { system, organizationId } = await createTenant();
    const email = `Ada.${uuidv7()}@Example.com`;
    const user = await createUser({ ctx: system, input: { email, password, role: 'admin' } });
    expect(user.email).toBe(email.toLowerCase());
    expect(await verifyPassword({ input: { email: email.toUpperCase(), password } })).toMatchObject({
      id: user.id,
      memberships: [{ organizationId, role: 'admin' }],
    });
    expect(await verifyPassword({ input: { email, password: 'Correct horse' } })).toBeNull();
    expect(await verifyPassword({ input: { email: 'nobody@example.com', password } })).toBeNull();
    expect(await verifyPassword({ input: { email: 'nonsense', password } })).toBeNull();
  });

  it('have one address each, in a real organization, and a password worth the name', async () => {
    const { system } = await createTenant();
    const input = { email: `${uuidv7()}@example.com`, password, role: 'member' } as const;
    await createUser({ ctx: system, input });
    await expect(createUser({ ctx: system, input })).rejects.toMatchObject({ code: 'conflict', param: 'email' });
    const elsewhere = createUser({
      ctx: systemContext(uuidv7()),
      input: { ...input, email: `${uuidv7()}@example.com` },
    });
    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
    await expect(createUser({ ctx: system, input: { ...input, password: 'short' } })).rejects.toMatchObject({
      param: 'password',
    });
    await expect(createUser({ ctx: system, input: { ...input, email: 'x' } })).rejects.toMatchObject({
      param: 'email',
    });
  });
});
