import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Role } from '../context';

export interface FoundMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
}

/** A person of this organization; anybody else's id is answered like one that doesn't exist. */
export async function findMemberOrThrow(
  transaction: Prisma.TransactionClient,
  organizationId: string,
  userId: string,
): Promise<FoundMember> {
  const found = await transaction.membership.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
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
export async function assertNotLastOwner(
  transaction: Prisma.TransactionClient,
  organizationId: string,
  member: FoundMember,
): Promise<void> {
  if (member.role !== 'owner') return;
  const owners = await transaction.membership.count({ where: { organizationId, role: 'owner' } });
  if (owners > 1) return;
  throw new AppError({
    code: 'conflict',
    message: 'An organization needs an owner, and this is the only one. Make somebody else an owner first.',
  });
}
