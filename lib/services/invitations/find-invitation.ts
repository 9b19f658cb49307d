import { createHash, randomBytes } from 'node:crypto';
import type { Call, Context, Role } from '../context';
import { requireRole } from '../roles';
import { prismaOf, type Scope } from '../transaction';

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
export async function findInvitation({
  ctx = {},
  input: { token },
}: {
  ctx?: Scope;
  input: { token: string };
}): Promise<FoundInvitation | null> {
  if (!isInvitationToken(token)) return null;
  const { invitation } = await prismaOf(ctx);
  const row = await invitation.findUnique({
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

const tokenBytes = 32;

/** How a token looks; anything else is not worth a look into the database. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

interface InvitationToken {
  /** What stands in the link, and nowhere else: base64url, 43 characters. */
  token: string;
  /** What is kept: `invitations.token_hash`. */
  tokenHash: string;
}

export function createInvitationToken(): InvitationToken {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashInvitationToken(token) };
}

/** SHA-256, hexadecimal. No salt and no slowness is needed for 256 bits that chance made. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isInvitationToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** Where the person who is invited goes, without the origin. */
export function invitationPath(token: string): string {
  return `/invitations/${token}`;
}

const mostListed = 200;

/** An expired invitation is still shown for a while, or it would seem to have vanished. */
const shownAfterExpiryMs = 30 * 24 * 60 * 60 * 1000;

interface ListedInvitation {
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
  const { invitation } = await prismaOf(ctx);
  const found = await invitation.findMany({
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
  return found.map((row) => ({ ...row, expired: row.expiresAt <= now }));
}
