import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import { claimInvitation, writeAcceptance } from './claim-invitation';
import { selectInvitation } from './find-invitation';
import { hashInvitationToken } from './invitation-token';

export interface AcceptedInvitation {
  organizationId: string;
  organizationName: string;
}

/**
 * Makes the person a member of the organization that invited them. Accepting twice changes nothing, and whoever is a
 * member already keeps the role they have.
 *
 * @param userId of the session, never from a form
 */
export async function acceptInvitation({
  userId,
  input,
}: {
  userId: string;
  input: { token: string };
}): Promise<AcceptedInvitation> {
  return getPrisma().$transaction(async (transaction) => {
    // Two clicks at once wait for each other here.
    await transaction.$queryRaw`select id from invitations where token_hash = ${hashInvitationToken(input.token)} for update`;
    const member = await findAcceptedBefore(transaction, userId, input.token);
    if (member) return member;
    const invitation = await claimInvitation(transaction, input.token);
    await requireAddress(transaction, userId, invitation.email);
    const { organizationId, organizationName, role } = invitation;
    await transaction.membership.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { organizationId, userId, role },
      update: {},
    });
    await writeAcceptance(transaction, invitation, userId);
    return { organizationId, organizationName };
  });
}

/** The organization, where this very person used the link before and still belongs there. */
async function findAcceptedBefore(
  transaction: Prisma.TransactionClient,
  userId: string,
  token: string,
): Promise<AcceptedInvitation | null> {
  const invitation = await selectInvitation(transaction, token);
  if (invitation?.state !== 'accepted') return null;
  const { organizationId, organizationName, email } = invitation;
  const membership = await transaction.membership.findFirst({
    where: { organizationId, userId, user: { email } },
    select: { role: true },
  });
  return membership && { organizationId, organizationName };
}

async function requireAddress(transaction: Prisma.TransactionClient, userId: string, email: string): Promise<void> {
  const user = await transaction.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (user?.email === email) return;
  throw new AppError({
    code: 'forbidden',
    message: `This invitation is for ${email}. Sign in with that address to accept it.`,
  });
}
