import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Actor, Call, Context, Role } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { assertNotLastOwner, findMemberOrThrow, type FoundMember } from './find-member';
import { lockPeople } from './lock-people';
import { roles, rolesManagedBy } from './role-rules';

const inputSchema = z.strictObject({ userId: z.uuid(), role: z.enum(roles) });

/** Gives a member another role, which counts from their next request on. Giving the one they have changes nothing. */
export async function changeRole({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<FoundMember> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { userId, role } = parseInput(inputSchema, input);
  const { organizationId } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    const actor = await lockPeople(transaction, ctx, ['owner', 'admin']);
    const member = await findMemberOrThrow(transaction, organizationId, userId);
    assertMayChange(actor, member.role, role);
    if (member.role === role) return member;
    await assertNotLastOwner(transaction, organizationId, member);
    await transaction.membership.update({
      where: { organizationId_userId: { organizationId, userId } },
      data: { role },
    });
    const { name, email } = member;
    await writeAuditEntry(transaction, ctx, {
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
