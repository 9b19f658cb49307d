import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context, Role } from '../context';
import { requireRole } from '../require-role';

const mostListed = 200;

/** An expired invitation is still shown for a while, or it would seem to have vanished. */
const shownAfterExpiryMs = 30 * 24 * 60 * 60 * 1000;

export interface ListedInvitation {
  id: string;
  email: string;
  role: Role;
  /** Null where the operator invited, or somebody who is gone. */
  invitedBy: { name: string } | null;
  createdAt: Date;
  expiresAt: Date;
  expired: boolean;
}

/** Invitations that wait for an answer, and those that lately waited in vain; newest first. */
export async function listInvitations({ ctx }: Call<Context, Record<string, never>>): Promise<ListedInvitation[]> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const now = new Date();
  const invitations = await getPrisma().invitation.findMany({
    where: {
      organizationId: ctx.organizationId,
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: new Date(now.getTime() - shownAfterExpiryMs) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostListed,
    select: {
      id: true,
      email: true,
      role: true,
      invitedBy: { select: { name: true } },
      createdAt: true,
      expiresAt: true,
    },
  });
  return invitations.map((invitation) => ({ ...invitation, expired: invitation.expiresAt <= now }));
}
