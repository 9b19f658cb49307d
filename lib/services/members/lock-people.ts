import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Actor, Context, Role } from '../context';
import { requireRole } from '../roles';

/**
 * Makes changes to one organization's people wait for each other until the transaction ends. Answers
 * with the actor as they are then: whoever lost their role while they waited is refused.
 */
export async function lockPeople(
  transaction: Prisma.TransactionClient,
  { organizationId, actor }: Context,
  allowed: readonly Role[],
): Promise<Actor> {
  // Weaker than `for update`, so that jobs, which refer to this row, are still accepted meanwhile.
  const found = await transaction.$queryRaw<
    object[]
  >`select id from organizations where id = ${organizationId}::uuid for no key update`;
  if (found.length === 0) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  const now = await asOfNow(transaction, organizationId, actor);
  requireRole(now, allowed);
  return now;
}

async function asOfNow(transaction: Prisma.TransactionClient, organizationId: string, actor: Actor): Promise<Actor> {
  if (actor.type !== 'user') return actor;
  const { userId } = actor;
  const membership = await transaction.membership.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
    select: { role: true },
  });
  if (!membership) throw new AppError({ code: 'forbidden', message: 'You no longer belong to this organization.' });
  return { ...actor, role: membership.role };
}
