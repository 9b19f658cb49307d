import { AppError } from '@/lib/contracts/app-error';
import type { Actor, Context, Role } from '../context';
import { requireRole } from '../roles';
import { prismaOf, type Within } from '../transaction';

/**
 * Makes changes to one organization's people wait for each other until the transaction ends. Answers
 * with the actor as they are then: whoever lost their role while they waited is refused.
 */
export async function lockPeople(ctx: Within<Context>, allowed: readonly Role[]): Promise<Actor> {
  const prisma = await prismaOf(ctx);
  // Weaker than `for update`, so that jobs, which refer to this row, are still accepted meanwhile.
  const found = await prisma.$queryRaw<
    object[]
  >`select id from organizations where id = ${ctx.organizationId}::uuid for no key update`;
  if (found.length === 0) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  const now = await asOfNow(ctx);
  requireRole(now, allowed);
  return now;
}

async function asOfNow(ctx: Within<Context>): Promise<Actor> {
  const { organizationId, actor } = ctx;
  if (actor.type !== 'user') return actor;
  const { userId } = actor;
  const prisma = await prismaOf(ctx);
  const membership = await prisma.membership.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
    select: { role: true },
  });
  if (!membership) throw new AppError({ code: 'forbidden', message: 'You no longer belong to this organization.' });
  return { ...actor, role: membership.role };
}
