import { v7 as uuidv7 } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { selectInvitation, type FoundInvitation, type InvitationState } from './find-invitation';

const unusable: Record<Exclude<InvitationState, 'open'>, string> = {
  accepted: 'This invitation has been used. Each link works once; ask for another one.',
  revoked: 'This invitation was taken back. Ask the person who invited you for another one.',
  expired: 'This invitation has expired. Ask the person who invited you for another one.',
};

/**
 * Uses an invitation up inside a transaction. Of several attempts at once one succeeds.
 *
 * @throws AppError `not_found` for a link that never was one, `conflict` for one that is worth nothing any more
 */
export async function claimInvitation(transaction: Prisma.TransactionClient, token: string): Promise<FoundInvitation> {
  const invitation = await selectInvitation(transaction, token);
  if (!invitation)
    throw new AppError({
      code: 'not_found',
      message: 'This is not an invitation. Check that the whole link was copied.',
    });
  if (invitation.state !== 'open') throw new AppError({ code: 'conflict', message: unusable[invitation.state] });
  const { count } = await transaction.invitation.updateMany({
    where: { id: invitation.id, acceptedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { acceptedAt: new Date() },
  });
  if (count === 0) throw new AppError({ code: 'conflict', message: unusable.accepted });
  return invitation;
}

/** What the audit log says of it. */
export async function writeAcceptance(
  transaction: Prisma.TransactionClient,
  { id, organizationId, email, role }: FoundInvitation,
  userId: string,
): Promise<void> {
  const entry = {
    id: uuidv7(),
    organizationId,
    actorType: 'user',
    actorId: userId,
    action: 'invitation.accepted',
    targetId: id,
    detail: { email, role },
  } as const;
  await transaction.auditEntry.create({ data: entry });
}
