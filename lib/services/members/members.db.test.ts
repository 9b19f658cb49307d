import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticateApiKey } from '../api-keys/authenticate-api-key';
import { createApiKey } from '../api-keys/create-api-key';
import type { Context, Role } from '../context';
import { findSession } from '../sessions/find-session';
import { chooseOrganization, createSession } from '../sessions/sessions';
import { openTestService, type TestService } from '../testing/test-service';
import { changeRole, leaveOrganization, removeMember } from './change-members';
import { countMembers, listMembers } from './list-members';
import { addPerson, createTeam, type TestTeam } from './testing/people';

let service: TestService;
let team: TestTeam;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  team = await createTeam();
});
afterAll(() => service.close());

const ownersOf = async (organizationId: string) =>
  (await countMembers({ ctx: { organizationId, actor: { type: 'system' } }, input: {} })).owner;
const auditOf = (organizationId: string) =>
  service.database.prisma.auditEntry.findMany({
    where: { organizationId, action: { startsWith: 'member.' } },
    orderBy: { id: 'asc' },
  });
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('changeRole', () => {
  const targets: readonly Role[] = ['owner', 'admin', 'member'];
  const allowed: Record<string, readonly string[]> = {
    owner: targets.flatMap((from) => targets.map((to) => `${from}>${to}`)),
    admin: ['admin>admin', 'admin>member', 'member>admin', 'member>member'],
    member: [],
    system: targets.flatMap((from) => targets.map((to) => `${from}>${to}`)),
    api: [],
  };

  it.each(Object.keys(allowed))('lets %s change what the role may, and nothing else', async (who) => {
    const ctx = contextOf(team, who);
    const done: string[] = [];
    for (const from of targets) {
      for (const to of targets) {
        const { userId } = await addPerson(team.organizationId, from);
        const code = await codeOf(changeRole({ ctx, input: { userId, role: to } }));
        if (code === 'ok') done.push(`${from}>${to}`);
        else expect(code).toBe('forbidden');
      }
    }
    expect(done).toEqual(allowed[who]);
  });

  it('counts from the next request on, and says who did it', async () => {
    const { userId, email } = team.member;
    const session = await createSession({ input: { userId } });
    await changeRole({ ctx: team.owner.ctx, input: { userId, role: 'admin' } });
    expect((await findSession({ input: { sessionId: session.id } }))?.active?.role).toBe('admin');
    await changeRole({ ctx: team.owner.ctx, input: { userId, role: 'admin' } });
    expect(await auditOf(team.organizationId)).toMatchObject([
      {
        action: 'member.role_changed',
        actorType: 'user',
        actorId: team.owner.userId,
        targetId: userId,
        detail: { email, from: 'member', to: 'admin' },
      },
    ]);
  });

  it('never leaves an organization without an owner', async () => {
    const attempt = changeRole({ ctx: team.owner.ctx, input: { userId: team.owner.userId, role: 'admin' } });
    await expect(attempt).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/somebody else an owner first/),
    });
    expect(await auditOf(team.organizationId)).toEqual([]);
  });

  it('never leaves it without one when two owners demote each other, or themselves, at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { organizationId, owner } = await createTeam();
      const second = await addPerson(organizationId, 'owner');
      const swap = round % 2 === 0;
      const outcomes = await Promise.all([
        codeOf(changeRole({ ctx: owner.ctx, input: { userId: (swap ? second : owner).userId, role: 'member' } })),
        codeOf(changeRole({ ctx: second.ctx, input: { userId: (swap ? owner : second).userId, role: 'member' } })),
      ]);
      expect(outcomes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(await ownersOf(organizationId)).toBe(1);
    }
  });

  it('goes by the role that the actor has when it happens, not when they asked', async () => {
    const former = team.admin.ctx;
    await changeRole({ ctx: team.owner.ctx, input: { userId: team.admin.userId, role: 'member' } });
    await expect(
      changeRole({ ctx: former, input: { userId: team.member.userId, role: 'admin' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await removeMember({ ctx: team.owner.ctx, input: { userId: team.admin.userId } });
    await expect(
      changeRole({ ctx: former, input: { userId: team.member.userId, role: 'admin' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    [{ userId: 'x', role: 'admin' }, 'userId'],
    [{ userId: uuidv7(), role: 'king' }, 'role'],
    [{ userId: uuidv7(), role: 'admin', organizationId: uuidv7() }, undefined],
  ])('refuses %j', async (input, param) => {
    await expect(changeRole({ ctx: team.owner.ctx, input: input as never })).rejects.toMatchObject({
      code: 'invalid_request',
      param,
    });
  });
});

describe('removeMember', () => {
  it.each([
    ['owner', ['owner', 'admin', 'member']],
    ['admin', ['admin', 'member']],
    ['member', []],
    ['system', ['owner', 'admin', 'member']],
    ['api', []],
  ])('lets %s remove %j alone', async (who, roles) => {
    const done: string[] = [];
    for (const role of ['owner', 'admin', 'member'] as const) {
      const { userId } = await addPerson(team.organizationId, role);
      const code = await codeOf(removeMember({ ctx: contextOf(team, who), input: { userId } }));
      if (code === 'ok') done.push(role);
      else expect(code).toBe('forbidden');
    }
    expect(done).toEqual(roles);
  });

  it('takes the organization from their sessions at once, and leaves their keys and their other organizations alone', async () => {
    const { organizationId } = team;
    const other = await createTeam();
    const { userId, email, ctx } = team.admin;
    await service.database.prisma.membership.create({
      data: { organizationId: other.organizationId, userId, role: 'member' },
    });
    const { key } = await createApiKey({ ctx, input: { name: 'Theirs' } });
    const session = await createSession({ input: { userId } });
    await chooseOrganization({ input: { sessionId: session.id, organizationId } });
    await removeMember({ ctx: team.owner.ctx, input: { userId } });
    const found = await findSession({ input: { sessionId: session.id } });
    expect(found?.memberships.map((membership) => membership.organizationId)).toEqual([other.organizationId]);
    expect(await service.database.prisma.session.findUnique({ where: { id: session.id } })).toMatchObject({
      activeOrganizationId: null,
      revokedAt: null,
    });
    await expect(authenticateApiKey({ input: { key } })).resolves.toBeDefined();
    expect(await auditOf(organizationId)).toMatchObject([
      { action: 'member.removed', actorId: team.owner.userId, targetId: userId, detail: { email, role: 'admin' } },
    ]);
  });

  it('refuses to remove oneself, the last owner, and nobody', async () => {
    const { owner, system } = team;
    await expect(removeMember({ ctx: owner.ctx, input: { userId: owner.userId } })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/leave/),
    });
    await expect(removeMember({ ctx: system, input: { userId: owner.userId } })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(removeMember({ ctx: owner.ctx, input: { userId: uuidv7() } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('keeps one owner when two remove each other at once', async () => {
    const second = await addPerson(team.organizationId, 'owner');
    const outcomes = await Promise.all([
      codeOf(removeMember({ ctx: team.owner.ctx, input: { userId: second.userId } })),
      codeOf(removeMember({ ctx: second.ctx, input: { userId: team.owner.userId } })),
    ]);
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(await ownersOf(team.organizationId)).toBe(1);
  });
});

describe('leaveOrganization', () => {
  it('is for people of every role but the last owner', async () => {
    const { organizationId, owner, admin, member } = team;
    await leaveOrganization({ ctx: member.ctx, input: {} });
    await leaveOrganization({ ctx: admin.ctx, input: {} });
    await expect(leaveOrganization({ ctx: owner.ctx, input: {} })).rejects.toMatchObject({ code: 'conflict' });
    const second = await addPerson(organizationId, 'owner');
    await leaveOrganization({ ctx: owner.ctx, input: {} });
    expect((await listMembers({ ctx: second.ctx, input: {} })).members.map(({ userId }) => userId)).toEqual([
      second.userId,
    ]);
    expect((await auditOf(organizationId)).map(({ action, actorId, targetId }) => [action, actorId, targetId])).toEqual(
      [member, admin, owner].map(({ userId }) => ['member.left', userId, userId]),
    );
    await expect(leaveOrganization({ ctx: owner.ctx, input: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('keeps one owner when both leave at once', async () => {
    const second = await addPerson(team.organizationId, 'owner');
    const outcomes = await Promise.all(
      [team.owner, second].map(({ ctx }) => codeOf(leaveOrganization({ ctx, input: {} }))),
    );
    expect(outcomes.sort()).toEqual(['conflict', 'ok']);
    expect(await ownersOf(team.organizationId)).toBe(1);
  });

  it.each(['system', 'api'])('means nothing for %s', async (who) => {
    await expect(leaveOrganization({ ctx: contextOf(team, who), input: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('listMembers', () => {
  it('shows people by name with role and last session, to people of the organization alone', async () => {
    const { organizationId } = team;
    const ada = await addPerson(organizationId, 'member', 'ada');
    const zoe = await addPerson(organizationId, 'member', 'Zoe 100%');
    await createSession({ input: { userId: ada.userId } });
    const newest = await createSession({ input: { userId: ada.userId } });
    const seen = (await service.database.prisma.session.findUniqueOrThrow({ where: { id: newest.id } })).lastSeenAt;
    for (const ctx of [team.owner.ctx, team.admin.ctx, team.member.ctx, team.system]) {
      const { members, next } = await listMembers({ ctx, input: {} });
      expect(members).toHaveLength(5);
      expect(members[0]).toMatchObject({ userId: ada.userId, name: 'ada', role: 'member', lastSeenAt: seen });
      expect(members.at(-1)).toMatchObject({ userId: zoe.userId, lastSeenAt: null });
      expect(next).toBeUndefined();
    }
    await expect(listMembers({ ctx: team.api, input: {} })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(countMembers({ ctx: team.api, input: {} })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await countMembers({ ctx: team.member.ctx, input: {} })).toEqual({ owner: 1, admin: 1, member: 3 });
  });

  it('finds a part of a name or an address, in any case and with no meaning of its own', async () => {
    const zoe = await addPerson(team.organizationId, 'admin', 'Zoe 100%');
    const find = async (search: string) =>
      (await listMembers({ ctx: team.owner.ctx, input: { search } })).members.map(({ userId }) => userId);
    expect(await find('ZOE')).toEqual([zoe.userId]);
    expect(await find('0%')).toEqual([zoe.userId]);
    expect(await find('%')).toEqual([zoe.userId]);
    expect(await find(zoe.email.toUpperCase())).toEqual([zoe.userId]);
    expect(await find('nobody')).toEqual([]);
    expect((await listMembers({ ctx: team.owner.ctx, input: { role: 'owner' } })).members).toHaveLength(1);
  });

  it('pages through everybody once, even past somebody who has left, and never into another organization', async () => {
    const twins = await Promise.all(
      ['Same', 'Same', 'same'].map((name) => addPerson(team.organizationId, 'member', name)),
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listMembers({ ctx: team.owner.ctx, input: { limit: 2, after } });
      seen.push(...page.members.map(({ userId }) => userId));
      after = page.next;
      if (after && after === twins[0]?.userId) await removeMember({ ctx: team.owner.ctx, input: { userId: after } });
    } while (after);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    const other = await createTeam();
    expect((await listMembers({ ctx: team.owner.ctx, input: { search: other.owner.email } })).members).toEqual([]);
  });
});

it("other organizations' people are nobody here", async () => {
  const other = await createTeam();
  const { userId } = other.member;
  for (const ctx of [team.owner.ctx, team.system]) {
    await expect(changeRole({ ctx, input: { userId, role: 'admin' } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeMember({ ctx, input: { userId } })).rejects.toMatchObject({ code: 'not_found' });
  }
  const forged: Context = { organizationId: other.organizationId, actor: team.owner.ctx.actor };
  await expect(changeRole({ ctx: forged, input: { userId, role: 'admin' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await auditOf(other.organizationId)).toEqual([]);
});

function contextOf(from: TestTeam, who: string): Context {
  const contexts: Record<string, Context> = {
    owner: from.owner.ctx,
    admin: from.admin.ctx,
    member: from.member.ctx,
    system: from.system,
    api: from.api,
  };
  return contexts[who] ?? from.api;
}
