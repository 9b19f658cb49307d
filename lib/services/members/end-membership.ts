import type { Prisma } from '@/lib/platform/database/generated/client';

/** Takes a person out of an organization; their sessions look at another of theirs from the next request on. */
export async function endMembership(
  transaction: Prisma.TransactionClient,
  organizationId: string,
  userId: string,
): Promise<void> {
  await transaction.membership.delete({ where: { organizationId_userId: { organizationId, userId } } });
  // Or they would look at this one again, should they be invited back.
  await transaction.session.updateMany({
    where: { userId, activeOrganizationId: organizationId },
    data: { activeOrganizationId: null },
  });
}
