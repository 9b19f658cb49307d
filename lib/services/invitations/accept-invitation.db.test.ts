import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../context';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { acceptInvitation } from './accept-invitation';
import { createInvitationToken, findInvitation, hashInvitationToken } from './find-invitation';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function makePerson() {
  const { system, organizationId } = await createTenant();
  const { id, email } = await createUser({
    ctx: system,
    input: { email: `${uuidv7()}@example.com`, password: 'a long enough sentence', role: 'owner', name: 'Ada' },
  });
  return { id, email, organizationId };
}

async function invite(
  email: string,
  { role = 'member', ...change }: { role?: Role; revokedAt?: Date; expiresAt?: Date } = {},
) {
  const host = await makePerson();
  const { token, tokenHash } = createInvitationToken();
  await service.database.prisma.invitation.create({
    data: {
      id: uuidv7(),
      organizationId: host.organizationId,
      email,
      role,
      tokenHash,
      invitedById: host.id,
      expiresAt: new Date(Date.now() + 60_000),
      ...change,
    },
  });
  return { token, organizationId: host.organizationId };
}

const roleOf = async (organizationId: string, userId: string) =>
  (
    await service.database.prisma.membership.findUnique({
      where: { organizationId_userId: { organizationId, userId } },
    })
  )?.role;

it('the token is in the link alone; the database holds what can’t be turned back', async () => {
  const { token } = await invite('ada@example.com');
  expect(token).toMatch(/^[\w-]{43}$/);
  const row = await service.database.prisma.invitation.findUniqueOrThrow({
    where: { tokenHash: hashInvitationToken(token) },
  });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await findInvitation({ input: { token } })).toMatchObject({
    state: 'open',
    organizationName: 'Tenant',
    email: 'ada@example.com',
    role: 'member',
    invitedBy: 'Ada',
  });
  expect(await findInvitation({ input: { token: createInvitationToken().token } })).toBeNull();
  expect(await findInvitation({ input: { token: "' or 1=1" } })).toBeNull();
});

it('accepting makes a member once; twice, or twice at once, changes nothing', async () => {
  const guest = await makePerson();
  const { token, organizationId } = await invite(guest.email, { role: 'admin' });
  const accept = () => acceptInvitation({ userId: guest.id, input: { token } });
  expect(await Promise.all([accept(), accept(), accept()])).toEqual(
    Array(3).fill({ organizationId, organizationName: 'Tenant' }),
  );
  expect(await accept()).toEqual({ organizationId, organizationName: 'Tenant' });
  expect(await roleOf(organizationId, guest.id)).toBe('admin');
  expect(
    await service.database.prisma.auditEntry.findMany({ where: { organizationId, action: 'invitation.accepted' } }),
  ).toMatchObject([{ actorType: 'user', actorId: guest.id, detail: { email: guest.email, role: 'admin' } }]);
});

it('whoever is a member already keeps their role', async () => {
  const guest = await makePerson();
  const { token, organizationId } = await invite(guest.email, { role: 'owner' });
  await service.database.prisma.membership.create({ data: { organizationId, userId: guest.id, role: 'member' } });
  await acceptInvitation({ userId: guest.id, input: { token } });
  expect(await roleOf(organizationId, guest.id)).toBe('member');
});

it('a used link doesn’t bring back somebody who was removed since', async () => {
  const guest = await makePerson();
  const { token, organizationId } = await invite(guest.email);
  await acceptInvitation({ userId: guest.id, input: { token } });
  await service.database.prisma.membership.delete({
    where: { organizationId_userId: { organizationId, userId: guest.id } },
  });
  await expect(acceptInvitation({ userId: guest.id, input: { token } })).rejects.toMatchObject({ code: 'conflict' });
  expect(await roleOf(organizationId, guest.id)).toBeUndefined();
});

it('a person with another address is refused, and the invitation stays open', async () => {
  const [guest, stranger] = [await makePerson(), await makePerson()];
  const { token, organizationId } = await invite(guest.email);
  await expect(acceptInvitation({ userId: stranger.id, input: { token } })).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining(guest.email),
  });
  expect(await roleOf(organizationId, stranger.id)).toBeUndefined();
  expect(await findInvitation({ input: { token } })).toMatchObject({ state: 'open' });
});

it.each([
  ['revoked', { revokedAt: new Date() }],
  ['expired', { expiresAt: new Date(Date.now() - 1) }],
])('an invitation that is %s is worth nothing', async (state, change) => {
  const guest = await makePerson();
  const { token, organizationId } = await invite(guest.email, change);
  expect(await findInvitation({ input: { token } })).toMatchObject({ state });
  await expect(acceptInvitation({ userId: guest.id, input: { token } })).rejects.toMatchObject({ code: 'conflict' });
  expect(await roleOf(organizationId, guest.id)).toBeUndefined();
});
