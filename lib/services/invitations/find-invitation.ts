import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Role } from '../context';
import { hashInvitationToken, isInvitationToken } from './invitation-token';

/** What has become of an invitation. */
export type InvitationState = 'open' | 'expired' | 'revoked' | 'accepted';

export interface FoundInvitation {
  id: string;
  state: InvitationState;
  organizationId: string;
  organizationName: string;
  /** The one address whose person may accept it. */
  email: string;
  role: Role;
  /** Null where the person who invited has left the service. */
  invitedBy: string | null;
  expiresAt: Date;
}

/** The invitation behind a link; null for a link that never was one. Whoever holds the token may know what it says. */
export function findInvitation({ input }: { input: { token: string } }): Promise<FoundInvitation | null> {
  return selectInvitation(getPrisma(), input.token);
}

/** The same inside a transaction that does more. */
export async function selectInvitation(
  database: Pick<Prisma.TransactionClient, 'invitation'>,
  token: string,
): Promise<FoundInvitation | null> {
  if (!isInvitationToken(token)) return null;
  const row = await database.invitation.findUnique({
    where: { tokenHash: hashInvitationToken(token) },
    include: { organization: { select: { name: true } }, invitedBy: { select: { name: true } } },
  });
  if (!row) return null;
  const { id, organizationId, organization, email, role, invitedBy, expiresAt } = row;
  return {
    id,
    state: stateOf(row, new Date()),
    organizationId,
    organizationName: organization.name,
    email,
    role,
    invitedBy: invitedBy?.name ?? null,
    expiresAt,
  };
}

function stateOf(
  { acceptedAt, revokedAt, expiresAt }: { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
