import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context';
import { changeRole, removeMember } from '../members/change-members';
import { createTeam, type TestTeam } from '../members/testing/people';
import { renameOrganization } from '../organizations/change-organization';
import { openTestService, type TestService } from '../testing/test-service';
import { listAuditActors, listAuditEntries, readAuditEntries, type AuditRow } from './list-audit-entries';

let service: TestService;
let team: TestTeam;
beforeAll(async () => {
  service = await openTestService();
  team = await createTeam();
});
afterAll(() => service.close());

describe('the audit log', () => {
  it('says who did what, newest first, by name even after they are gone', async () => {
    await changeRole({ ctx: team.admin.ctx, input: { userId: team.member.userId, role: 'admin' } });
    await removeMember({ ctx: team.owner.ctx, input: { userId: team.admin.userId } });
    const { entries } = await listAuditEntries({ ctx: team.owner.ctx, input: {} });
    expect(entries.slice(0, 2)).toMatchObject([
      {
        action: 'member.removed',
        actor: { type: 'user', id: team.owner.userId, email: team.owner.email },
        targetId: team.admin.userId,
      },
      { action: 'member.role_changed', actor: { type: 'user', id: team.admin.userId, email: team.admin.email } },
    ]);
    expect(entries.at(-1)).toMatchObject({
      action: 'organization.created',
      actor: { type: 'system', id: null, name: null },
    });
  });

  it('is filtered by action and by actor', async () => {
    const read = async (input: object) =>
      (await listAuditEntries({ ctx: team.owner.ctx, input })).entries.map(({ action }) => action);
    expect(await read({ action: 'member.removed' })).toEqual(['member.removed']);
    expect(await read({ actor: team.owner.userId })).toEqual(['member.removed']);
    expect(await read({ actor: 'system', action: 'user.created' })).toHaveLength(3);
    expect(await read({ action: 'nothing.done' })).toEqual([]);
    const actors = await listAuditActors({ ctx: team.owner.ctx, input: {} });
    expect(actors.map(({ id }) => id).sort()).toEqual([null, team.admin.userId, team.owner.userId].sort());
  });

  it('is paged without a gap or a double, also within one millisecond', async () => {
    const { organizationId, owner } = await createTeam();
    const createdAt = new Date();
    await service.database.prisma.auditEntry.createMany({
      data: Array.from({ length: 7 }, () => ({
        id: uuidv7(),
        organizationId,
        actorType: 'api_key' as const,
        actorId: uuidv7(),
        action: 'comet.landed',
        createdAt,
      })),
    });
    const all = (await listAuditEntries({ ctx: owner.ctx, input: {} })).entries;
    const paged: AuditRow[] = [];
    let before: string | undefined;
    do {
      const page = await listAuditEntries({ ctx: owner.ctx, input: { limit: 3, before } });
      paged.push(...page.entries);
      before = page.next;
    } while (before);
    const read: AuditRow[] = [];
    for await (const entry of readAuditEntries({ ctx: owner.ctx, input: {} })) read.push(entry);
    expect(read).toEqual(all);
    expect(all).toHaveLength(11);
    expect(paged).toEqual(all);
    expect(paged[0]?.actor).toMatchObject({ type: 'api_key', name: null });
  });

  it.each([['member'], ['api']] as const)('is closed to %s', async (who) => {
    const { member, api } = await createTeam();
    const ctx = { member: member.ctx, api }[who];
    await expect(listAuditEntries({ ctx, input: {} })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listAuditActors({ ctx, input: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it("never shows another organization's entries, not even as a place to begin", async () => {
    const other = await createTeam();
    const theirs = (await listAuditEntries({ ctx: other.owner.ctx, input: {} })).entries;
    const ours = (await listAuditEntries({ ctx: team.owner.ctx, input: {} })).entries;
    expect(ours.filter(({ id }) => theirs.some((entry) => entry.id === id))).toEqual([]);
    expect((await listAuditEntries({ ctx: team.owner.ctx, input: { before: theirs[0]?.id } })).entries).toEqual([]);
    expect((await listAuditEntries({ ctx: team.owner.ctx, input: { actor: other.owner.userId } })).entries).toEqual([]);
  });
});

describe('renameOrganization', () => {
  it.each([
    ['owner', true],
    ['admin', true],
    ['member', false],
    ['system', true],
    ['api', false],
  ] as const)('by %s: %s', async (who, isAllowed) => {
    const own = await createTeam();
    const contexts: Record<string, Context> = {
      owner: own.owner.ctx,
      admin: own.admin.ctx,
      member: own.member.ctx,
      system: own.system,
      api: own.api,
    };
    const ctx = contexts[who] ?? own.api;
    const code = await renameOrganization({ ctx, input: { name: ' New\u0000 name ' } }).then(
      ({ name }) => name,
      (error: { code: string }) => error.code,
    );
    expect(code).toBe(isAllowed ? 'New name' : 'forbidden');
    await renameOrganization({ ctx, input: { name: 'New name' } }).catch(() => undefined);
    const { entries } = await listAuditEntries({ ctx: own.owner.ctx, input: { action: 'organization.renamed' } });
    expect(entries).toMatchObject(
      isAllowed ? [{ detail: { from: 'Team', to: 'New name' }, targetId: own.organizationId }] : [],
    );
  });

  it.each([[''], [' \u0007 '], ['two\nlines'], ['x'.repeat(201)]])('refuses the name %j', async (name) => {
    await expect(renameOrganization({ ctx: team.owner.ctx, input: { name } })).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'name',
    });
  });
});
