import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { endMembership } from './end-membership';
import { assertNotLastOwner, findMemberOrThrow, type FoundMember } from './find-member';
import { lockPeople } from './lock-people';
import { rolesManagedBy } from './role-rules';

const inputSchema = z.strictObject({ userId: z.uuid() });

/** Takes somebody else out of the organization, from their next request on. Keys that they made go on working. */
export async function removeMember({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<FoundMember> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { userId } = parseInput(inputSchema, input);
  const { organizationId } = ctx;
  if (ctx.actor.type === 'user' && ctx.actor.userId === userId) {
    throw new AppError({ code: 'conflict', message: 'You can’t remove yourself; leave the organization instead.' });
  }
  return getPrisma().$transaction(async (transaction) => {
    const actor = await lockPeople(transaction, ctx, ['owner', 'admin']);
    const member = await findMemberOrThrow(transaction, organizationId, userId);
    if (!rolesManagedBy(actor).includes(member.role))
      throw new AppError({ code: 'forbidden', message: 'Only owners may remove an owner.' });
    await assertNotLastOwner(transaction, organizationId, member);
    await endMembership(transaction, organizationId, userId);
    const { name, email, role } = member;
    await writeAuditEntry(transaction, ctx, {
      action: 'member.removed',
      targetId: userId,
      detail: { name, email, role },
    });
    return member;
  });
}
