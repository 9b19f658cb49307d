import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { endMembership } from '../members/end-membership';
import { assertNotLastOwner, findMemberOrThrow } from '../members/find-member';
import { lockPeople } from '../members/lock-people';
import { roles } from '../members/role-rules';

/** Takes the person who asks out of the organization; everything that they made stays there. */
export async function leaveOrganization({ ctx }: Call<Context, Record<string, never>>): Promise<void> {
  const { organizationId, actor } = ctx;
  if (actor.type !== 'user')
    throw new AppError({ code: 'forbidden', message: 'Only a person can leave an organization.' });
  await getPrisma().$transaction(async (transaction) => {
    await lockPeople(transaction, ctx, roles);
    const member = await findMemberOrThrow(transaction, organizationId, actor.userId);
    await assertNotLastOwner(transaction, organizationId, member);
    await endMembership(transaction, organizationId, actor.userId);
    const { name, email, role } = member;
    await writeAuditEntry(transaction, ctx, {
      action: 'member.left',
      targetId: actor.userId,
      detail: { name, email, role },
    });
  });
}
