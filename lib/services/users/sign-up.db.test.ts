import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorContext, systemContext } from '../context';
import { findLedgerViolations } from '../credits/check-ledger';
import { createInvitationToken } from '../invitations/find-invitation';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { setPassword } from './change-user';
import { createUser } from './create-user';
import { verifyPassword } from './sign-in';
import { signUp, signUpWithInvitation } from './sign-up';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const password = 'a long enough sentence';
const newEmail = () => `${uuidv7()}@example.com`;
const person = (change: object = {}) => ({
  name: 'Ada',
  email: newEmail(),
  password,
  organizationName: 'Engines',
  ...change,
});

describe('signUp', () => {
  it('makes a person who owns an organization on the Free plan, with its first credits in the ledger', async () => {
    const input = person({ name: ' Ada ', email: `ADA-${uuidv7()}@Example.com` });
    const { userId, organizationId } = await signUp({ input });
    const signedIn = await verifyPassword({ input: { email: input.email, password } });
    expect(signedIn).toMatchObject({ id: userId, name: 'Ada', memberships: [{ organizationId, role: 'owner' }] });
    const organization = await service.database.prisma.organization.findUniqueOrThrow({
      where: { id: organizationId },
      include: { creditPool: true, creditEntries: true, auditEntries: { orderBy: { id: 'asc' } } },
    });
    expect(organization).toMatchObject({
      name: 'Engines',
      plan: 'free',
      trial: false,
      creditPool: { balance: 25 },
      creditEntries: [{ kind: 'grant', amount: 25 }],
    });
    expect(organization.auditEntries).toMatchObject([
      { action: 'organization.created', actorType: 'user', actorId: userId },
      { action: 'user.created', actorType: 'user', actorId: userId },
    ]);
    expect(await findLedgerViolations({ ctx: systemContext(organizationId), input: {} })).toEqual([]);
  });

  it('makes nothing at all where the address is taken, also by two at once', async () => {
    const input = person();
    const attempts = await Promise.allSettled(
      [1, 2, 3].map((number) => signUp({ input: { ...input, organizationName: `Twin ${number} ${input.email}` } })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.find((attempt) => attempt.status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', param: 'email' },
    });
    expect(await service.database.prisma.organization.count({ where: { name: { endsWith: input.email } } })).toBe(1);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['no address', { email: 'ada' }, 'email'],
    ['a short password', { password: '1234567' }, 'password'],
    ['a common password', { password: '12345678' }, 'password'],
    ['a password made of their name', { name: 'Ada Lovelace', password: 'Lovelace1' }, 'password'],
    ['a password that is their address', { email: 'ada.l@example.com', password: 'ada.l@example.com' }, 'password'],
    ['an endless password', { password: 'x'.repeat(1_001) }, 'password'],
    ['no organization', { organizationName: '' }, 'organizationName'],
    ['an endless organization', { organizationName: 'x'.repeat(201) }, 'organizationName'],
    ['a plan of their own choice', { plan: 'enterprise' }, undefined],
  ])('refuses %s', async (_, change, param) => {
    await expect(signUp({ input: person(change) })).rejects.toMatchObject({ code: 'invalid_request', param });
  });
});

it.each([
  [
    'a person who is invited',
    (word: string) => signUpWithInvitation({ input: { name: 'Ada', password: word, token: 'x' } }),
  ],
  [
    'the operator',
    (word: string) => setPassword({ ctx: operatorContext, input: { email: newEmail(), password: word } }),
  ],
])('a common password is refused from %s too', async (_, choose) => {
  await expect(choose('password1')).rejects.toMatchObject({ code: 'invalid_request', param: 'password' });
});

describe('signUpWithInvitation', () => {
  async function invite(email: string, change: object = {}) {
    const { organizationId } = await createTenant();
    const { token, tokenHash } = createInvitationToken();
    await service.database.prisma.invitation.create({
      data: {
        id: uuidv7(),
        organizationId,
        email,
        role: 'admin',
        tokenHash,
        expiresAt: new Date(Date.now() + 60_000),
        ...change,
      },
    });
    return { organizationId, token };
  }

  it('makes a person with the invited address and role, once, and no other organization', async () => {
    const email = newEmail();
    const { organizationId, token } = await invite(email);
    const before = await service.database.prisma.organization.count();
    const { userId } = await signUpWithInvitation({ input: { name: 'Grace', password, token } });
    expect(await verifyPassword({ input: { email, password } })).toMatchObject({
      id: userId,
      memberships: [{ organizationId, role: 'admin' }],
    });
    expect(await service.database.prisma.organization.count()).toBe(before);
    const actions = await service.database.prisma.auditEntry.findMany({
      where: { organizationId, actorId: userId },
      select: { action: true },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['user.created', 'invitation.accepted']);
    await expect(signUpWithInvitation({ input: { name: 'Again', password, token } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('keeps the invitation for a person whose address has an account', async () => {
    const email = newEmail();
    const { system } = await createTenant();
    await createUser({ ctx: system, input: { email, password, role: 'owner' } });
    const { token, organizationId } = await invite(email);
    await expect(signUpWithInvitation({ input: { name: 'Eve', password, token } })).rejects.toMatchObject({
      code: 'conflict',
      param: 'email',
    });
    expect(await service.database.prisma.invitation.count({ where: { organizationId, acceptedAt: null } })).toBe(1);
  });

  it.each([
    ['revoked', { revokedAt: new Date() }, /taken back/],
    ['expired', { expiresAt: new Date(Date.now() - 1) }, /expired/],
  ])('refuses an invitation that is %s', async (_, change, message) => {
    const { token } = await invite(newEmail(), change);
    await expect(signUpWithInvitation({ input: { name: 'Grace', password, token } })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(message),
    });
    await expect(signUpWithInvitation({ input: { name: 'Grace', password, token: 'nonsense' } })).rejects.toMatchObject(
      { code: 'not_found' },
    );
  });
});

describe('setPassword', () => {
  it('gives a person another password, ends their sessions, and stands in the log of each organization', async () => {
    const input = person();
    const { userId, organizationId } = await signUp({ input });
    await service.database.prisma.session.create({
      data: { id: uuidv7(), userId, expiresAt: new Date(Date.now() + 60_000) },
    });
    const set = await setPassword({
      ctx: operatorContext,
      input: { email: input.email, password: 'set by the operator' },
    });
    expect(set).toEqual({ id: userId, email: input.email, endedSessions: 1 });
    expect(await verifyPassword({ input })).toBeNull();
    expect(await verifyPassword({ input: { email: input.email, password: 'set by the operator' } })).toMatchObject({
      id: userId,
    });
    expect(
      await service.database.prisma.auditEntry.count({
        where: { organizationId, action: 'user.password_set', actorType: 'system', targetId: userId },
      }),
    ).toBe(1);
    await expect(setPassword({ ctx: operatorContext, input: { email: newEmail(), password } })).rejects.toMatchObject({
      code: 'not_found',
      param: 'email',
    });
  });
});
