import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Actor, Call, Context, Role } from '../context';
import { parseInput } from '../parse-input';
import { requireRole, roles, rolesManagedBy } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { lockPeople } from './lock-people';

const changeRoleSchema = z.strictObject({ userId: z.uuid(), role: z.enum(roles) });

/** Gives a member another role, which counts from their next request on. Giving the one they have changes nothing. */
export async function changeRole({
  ctx,
  input,
}: Call<Context, z.input<typeof changeRoleSchema>>): Promise<FoundMember> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { userId, role } = parseInput(changeRoleSchema, input);
  return inTransaction(ctx, async (ctx) => {
    const { organizationId } = ctx;
    const actor = await lockPeople(ctx, ['owner', 'admin']);
    const member = await findMemberOrThrow(ctx, userId);
    assertMayChange(actor, member.role, role);
    if (member.role === role) return member;
    await assertNotLastOwner(ctx, member);
    const { membership } = await prismaOf(ctx);
    await membership.update({
      where: { organizationId_userId: { organizationId, userId } },
      data: { role },
    });
    const { name, email } = member;
    await writeAuditEntry(ctx, {
      action: 'member.role_changed',
      targetId: userId,
      detail: { name, email, from: member.role, to: role },
    });
    return { ...member, role };
  });
}

function assertMayChange(actor: Actor, from: Role, to: Role): void {
  const managed = rolesManagedBy(actor);
  if (managed.includes(from) && managed.includes(to)) return;
  const message = managed.includes(from)
    ? 'Only owners may make somebody an owner.'
    : 'Only owners may change the role of an owner.';
  throw new AppError({ code: 'forbidden', message });
}

const removeMemberSchema = z.strictObject({ userId: z.uuid() });

/** Takes somebody else out of the organization, from their next request on. Keys that they made go on working. */
export async function removeMember({
  ctx,
  input,
}: Call<Context, z.input<typeof removeMemberSchema>>): Promise<FoundMember> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { userId } = parseInput(removeMemberSchema, input);
  if (ctx.actor.type === 'user' && ctx.actor.userId === userId) {
    throw new AppError({ code: 'conflict', message: 'You can’t remove yourself; leave the organization instead.' });
  }
  return inTransaction(ctx, async (ctx) => {
    const actor = await lockPeople(ctx, ['owner', 'admin']);
    const member = await findMemberOrThrow(ctx, userId);
    if (!rolesManagedBy(actor).includes(member.role))
      throw new AppError({ code: 'forbidden', message: 'Only owners may remove an owner.' });
    await assertNotLastOwner(ctx, member);
    await endMembership(ctx, userId);
    const { name, email, role } = member;
    await writeAuditEntry(ctx, {
      action: 'member.removed',
      targetId: userId,
      detail: { name, email, role },
    });
    return member;
  });
}

/** Takes the person who asks out of the organization; everything that they made stays there. */
export async function leaveOrganization({ ctx }: Call<Context, Record<string, never>>): Promise<void> {
  const { actor } = ctx;
  if (actor.type !== 'user')
    throw new AppError({ code: 'forbidden', message: 'Only a person can leave an organization.' });
  await inTransaction(ctx, async (ctx) => {
    await lockPeople(ctx, roles);
    const member = await findMemberOrThrow(ctx, actor.userId);
    await assertNotLastOwner(ctx, member);
    await endMembership(ctx, actor.userId);
    const { name, email, role } = member;
    await writeAuditEntry(ctx, {
      action: 'member.left',
      targetId: actor.userId,
      detail: { name, email, role },
    });
  });
}

/** Takes a person out of an organization; their sessions look at another of theirs from the next request on. */
async function endMembership(ctx: Within<Context>, userId: string): Promise<void> {
  const { organizationId } = ctx;
  const { membership, session } = await prismaOf(ctx);
  await membership.delete({ where: { organizationId_userId: { organizationId, userId } } });
  // Or they would look at this one again, should they be invited back.
  await session.updateMany({
    where: { userId, activeOrganizationId: organizationId },
    data: { activeOrganizationId: null },
  });
}

interface FoundMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
}

/** A person of this organization; anybody else's id is answered like one that doesn't exist. */
async function findMemberOrThrow(ctx: Within<Context>, userId: string): Promise<FoundMember> {
  const { membership } = await prismaOf(ctx);
  const found = await membership.findUnique({
    where: { organizationId_userId: { organizationId: ctx.organizationId, userId } },
    select: { role: true, user: { select: { name: true, email: true } } },
  });
  if (!found)
    throw new AppError({
      code: 'not_found',
      message: 'This person is not a member of your organization; they may have left or been removed.',
    });
  return { userId, role: found.role, ...found.user };
}

/** Asked under the lock of `lockPeople`: an organization that nobody owns could never be managed again. */
async function assertNotLastOwner(ctx: Within<Context>, member: FoundMember): Promise<void> {
  if (member.role !== 'owner') return;
  const { membership } = await prismaOf(ctx);
  const owners = await membership.count({ where: { organizationId: ctx.organizationId, role: 'owner' } });
  if (owners > 1) return;
  throw new AppError({
    code: 'conflict',
    message: 'An organization needs an owner, and this is the only one. Make somebody else an owner first.',
  });
}
