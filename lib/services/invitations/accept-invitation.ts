import { AppError } from '@/lib/contracts/app-error';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Context } from '../context';
import { inTransaction, prismaOf, type Scope, type Within } from '../transaction';
import { findInvitation, hashInvitationToken, type FoundInvitation, type InvitationState } from './find-invitation';

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
  return inTransaction({}, async (ctx) => {
    const prisma = await prismaOf(ctx);
    // Two clicks at once wait for each other here.
    await prisma.$queryRaw`select id from invitations where token_hash = ${hashInvitationToken(input.token)} for update`;
    const member = await findAcceptedBefore(ctx, userId, input.token);
    if (member) return member;
    const invitation = await claimInvitation(ctx, input.token);
    await requireAddress(ctx, userId, invitation.email);
    const { organizationId, organizationName, role } = invitation;
    await prisma.membership.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { organizationId, userId, role },
      update: {},
    });
    await writeAcceptance({ ...ctx, organizationId, actor: { type: 'user', userId, role } }, invitation);
    return { organizationId, organizationName };
  });
}

/** The organization, where this very person used the link before and still belongs there. */
async function findAcceptedBefore(
  ctx: Within<Scope>,
  userId: string,
  token: string,
): Promise<AcceptedInvitation | null> {
  const invitation = await findInvitation({ ctx, input: { token } });
  if (invitation?.state !== 'accepted') return null;
  const { organizationId, organizationName, email } = invitation;
  const prisma = await prismaOf(ctx);
  const membership = await prisma.membership.findFirst({
    where: { organizationId, userId, user: { email } },
    select: { role: true },
  });
  return membership && { organizationId, organizationName };
}

async function requireAddress(ctx: Within<Scope>, userId: string, email: string): Promise<void> {
  const prisma = await prismaOf(ctx);
  const user = await prisma.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (user?.email === email) return;
  throw new AppError({
    code: 'forbidden',
    message: `This invitation is for ${email}. Sign in with that address to accept it.`,
  });
}

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
export async function claimInvitation(ctx: Within<Scope>, token: string): Promise<FoundInvitation> {
  const invitation = await findInvitation({ ctx, input: { token } });
  if (!invitation)
    throw new AppError({
      code: 'not_found',
      message: 'This is not an invitation. Check that the whole link was copied.',
    });
  if (invitation.state !== 'open') throw new AppError({ code: 'conflict', message: unusable[invitation.state] });
  const prisma = await prismaOf(ctx);
  const { count } = await prisma.invitation.updateMany({
    where: { id: invitation.id, acceptedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { acceptedAt: new Date() },
  });
  if (count === 0) throw new AppError({ code: 'conflict', message: unusable.accepted });
  return invitation;
}

/** What the audit log says of it, by the person who accepted. */
export function writeAcceptance(ctx: Within<Context>, { id, email, role }: FoundInvitation): Promise<void> {
  return writeAuditEntry(ctx, { action: 'invitation.accepted', targetId: id, detail: { email, role } });
}
