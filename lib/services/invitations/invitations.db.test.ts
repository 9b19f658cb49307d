import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, Role } from '../context';
import { createTeam, type TestTeam } from '../members/testing/people';
import { openTestService, type TestService } from '../testing/test-service';
import { createInvitation, revokeInvitation } from './create-invitation';
import { hashInvitationToken, listInvitations } from './find-invitation';

let service: TestService;
let team: TestTeam;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  team = await createTeam();
});
afterAll(() => service.close());

const someone = () => `${uuidv7()}@example.com`;
const invite = (ctx: Context, role: Role = 'member', email = someone()) =>
  createInvitation({ ctx, input: { email, role } });
const rowOf = (id: string) => service.database.prisma.invitation.findUniqueOrThrow({ where: { id } });
const auditOf = (organizationId: string) =>
  service.database.prisma.auditEntry.findMany({
    where: { organizationId, action: { startsWith: 'invitation.' } },
    orderBy: { id: 'asc' },
  });

describe('createInvitation', () => {
  it('makes a link for seven days of which only the hash is kept', async () => {
    const email = someone();
    const created = await createInvitation({
      ctx: team.owner.ctx,
      input: { email: ` ${email.toUpperCase()} `, role: 'admin' },
    });
    expect(created).toMatchObject({
      email,
      role: 'admin',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/invitations\/[\w-]{43}$/),
    });
    const row = await rowOf(created.id);
    expect(row).toMatchObject({
      email,
      organizationId: team.organizationId,
      invitedById: team.owner.userId,
      tokenHash: hashInvitationToken(created.url.split('/').at(-1) ?? ''),
    });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(7 * 24 * 3_600_000, -4);
    expect(await auditOf(team.organizationId)).toMatchObject([
      {
        action: 'invitation.created',
        actorId: team.owner.userId,
        targetId: created.id,
        detail: { email, role: 'admin', replaced: false },
      },
    ]);
  });

  it.each([
    ['owner', ['owner', 'admin', 'member']],
    ['admin', ['admin', 'member']],
    ['member', []],
    ['system', ['owner', 'admin', 'member']],
    ['api', []],
  ] as const)('lets %s invite %j alone', async (who, roles) => {
    const outcomes = await Promise.all(
      (['owner', 'admin', 'member'] as const).map((role) =>
        invite(contextOf(who), role).then(
          () => [role],
          (error: { code: string }) => (expect(error.code).toBe('forbidden'), []),
        ),
      ),
    );
    expect(outcomes.flat()).toEqual(roles);
  });

  it('replaces the open invitation of the same address, so that the old link is dead', async () => {
    const email = someone();
    const first = await invite(team.owner.ctx, 'member', email);
    const second = await invite(team.admin.ctx, 'admin', email);
    expect((await rowOf(first.id)).revokedAt).not.toBeNull();
    expect(await listInvitations({ ctx: team.owner.ctx, input: {} })).toMatchObject([
      { id: second.id, role: 'admin', expired: false },
    ]);
    expect((await auditOf(team.organizationId)).at(-1)).toMatchObject({ detail: { replaced: true } });
  });

  it('leaves one open invitation when several people invite the same address at once', async () => {
    const email = someone();
    await Promise.all([1, 2, 3, 4].map(() => invite(team.owner.ctx, 'member', email)));
    expect(await listInvitations({ ctx: team.owner.ctx, input: {} })).toHaveLength(1);
  });

  it('leaves the invitation of an owner to owners', async () => {
    const email = someone();
    const { id } = await invite(team.owner.ctx, 'owner', email);
    await expect(invite(team.admin.ctx, 'member', email)).rejects.toMatchObject({ code: 'forbidden', param: 'email' });
    await expect(revokeInvitation({ ctx: team.admin.ctx, input: { invitationId: id } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect((await rowOf(id)).revokedAt).toBeNull();
  });

  it('says so when the person is a member already, but not of whom else it knows', async () => {
    await expect(invite(team.owner.ctx, 'admin', team.member.email)).rejects.toMatchObject({
      code: 'conflict',
      param: 'email',
    });
    const other = await createTeam();
    await expect(invite(team.owner.ctx, 'admin', other.member.email)).resolves.toMatchObject({
      email: other.member.email,
    });
  });

  it('stops at a hundred open ones, however many come at once', async () => {
    const { organizationId } = team;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const row = () => ({
      id: uuidv7(),
      organizationId,
      email: someone(),
      role: 'member' as const,
      tokenHash: uuidv7(),
      expiresAt,
    });
    const rows = Array.from({ length: 98 }, row);
    const gone = [
      { ...row(), expiresAt: new Date() },
      { ...row(), revokedAt: new Date() },
      { ...row(), acceptedAt: new Date() },
    ];
    await service.database.prisma.invitation.createMany({ data: [...rows, ...gone] });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => invite(team.owner.ctx)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(invite(team.owner.ctx)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/100/),
    });
    await expect(invite(team.owner.ctx, 'member', rows[0]?.email)).resolves.toBeDefined();
  });

  it.each([
    [{ email: 'nobody', role: 'member' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.com`, role: 'member' }, 'email'],
    [{ email: 'a@example.com', role: 'king' }, 'role'],
    [{ email: 'a@example.com', role: 'member', organizationId: uuidv7() }, undefined],
  ])('refuses %j', async (input, param) => {
    await expect(createInvitation({ ctx: team.owner.ctx, input: input as never })).rejects.toMatchObject({
      code: 'invalid_request',
      param,
    });
  });
});

describe('revokeInvitation', () => {
  it.each([['owner'], ['admin'], ['system']] as const)('lets %s take a link back, once', async (who) => {
    const { id, email } = await invite(team.owner.ctx);
    await revokeInvitation({ ctx: contextOf(who), input: { invitationId: id } });
    const { revokedAt } = await rowOf(id);
    expect(revokedAt).not.toBeNull();
    await revokeInvitation({ ctx: contextOf(who), input: { invitationId: id } });
    expect((await rowOf(id)).revokedAt).toEqual(revokedAt);
    expect((await auditOf(team.organizationId)).slice(1)).toMatchObject([
      { action: 'invitation.revoked', targetId: id, detail: { email, role: 'member' } },
    ]);
  });

  it.each([['member'], ['api']] as const)('refuses %s', async (who) => {
    const { id } = await invite(team.owner.ctx);
    await expect(revokeInvitation({ ctx: contextOf(who), input: { invitationId: id } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(listInvitations({ ctx: contextOf(who), input: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('says so when the link was followed before', async () => {
    const { id } = await invite(team.owner.ctx);
    await service.database.prisma.invitation.update({ where: { id }, data: { acceptedAt: new Date() } });
    await expect(revokeInvitation({ ctx: team.owner.ctx, input: { invitationId: id } })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await rowOf(id)).revokedAt).toBeNull();
  });

  it("never touches other organizations' invitations", async () => {
    const other = await createTeam();
    const { id } = await invite(other.owner.ctx);
    await expect(revokeInvitation({ ctx: team.owner.ctx, input: { invitationId: id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await listInvitations({ ctx: team.owner.ctx, input: {} })).toEqual([]);
    expect((await rowOf(id)).revokedAt).toBeNull();
  });
});

describe('listInvitations', () => {
  it('shows what waits and what lately waited in vain, newest first, and never a token', async () => {
    const open = await invite(team.admin.ctx);
    const expired = await invite(team.owner.ctx);
    const longGone = await invite(team.owner.ctx);
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3_600_000);
    await service.database.prisma.invitation.update({ where: { id: expired.id }, data: { expiresAt: at(1) } });
    await service.database.prisma.invitation.update({ where: { id: longGone.id }, data: { expiresAt: at(31) } });
    const listed = await listInvitations({ ctx: team.owner.ctx, input: {} });
    expect(listed.map(({ id, expired: isExpired }) => [id, isExpired])).toEqual([
      [expired.id, true],
      [open.id, false],
    ]);
    expect(listed[1]?.invitedBy?.name).toBe(team.admin.email.split('@')[0]);
    expect(JSON.stringify(listed)).not.toContain((await rowOf(open.id)).tokenHash);
  });
});

function contextOf(who: 'owner' | 'admin' | 'member' | 'system' | 'api'): Context {
  return { owner: team.owner.ctx, admin: team.admin.ctx, member: team.member.ctx, system: team.system, api: team.api }[
    who
  ];
}
