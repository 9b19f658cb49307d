import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getEnv } from '@/lib/platform/env/env';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Actor, Call, Context, Role } from '../context';
import { lockPeople } from '../members/lock-people';
import { parseInput } from '../parse-input';
import { requireRole, roles, rolesManagedBy } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { emailSchema } from '../users/person-fields';
import { createInvitationToken, invitationPath } from './find-invitation';

export const invitationLifetimeDays = 7;

/** So that a list of open invitations stays one that people read. */
const mostOpenInvitations = 100;

const createInvitationSchema = z.strictObject({ email: emailSchema, role: z.enum(roles) });

export interface CreatedInvitation {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
  /** The link: shown now and never again. */
  url: string;
}

/**
 * Makes a link that lets the person with this address join, once. There is one open invitation per
 * address: a new one makes the link of the old one worthless.
 */
export async function createInvitation({
  ctx,
  input,
}: Call<Context, z.input<typeof createInvitationSchema>>): Promise<CreatedInvitation> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { email, role } = parseInput(createInvitationSchema, input);
  const { token, tokenHash } = createInvitationToken();
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    const actor = await lockPeople(ctx, ['owner', 'admin']);
    if (!rolesManagedBy(actor).includes(role))
      throw new AppError({ code: 'forbidden', message: 'Only owners may invite an owner.', param: 'role' });
    await assertNoMember(ctx, email);
    const replaced = await takeBackOlder(ctx, email, actor);
    await assertMayInviteAnother(ctx);
    const invitation = await prisma.invitation.create({
      data: {
        id: uuidv7(),
        organizationId: ctx.organizationId,
        email,
        role,
        tokenHash,
        invitedById: actor.type === 'user' ? actor.userId : null,
        expiresAt: expiryFrom(new Date()),
      },
      select: { id: true, email: true, role: true, expiresAt: true },
    });
    await writeAuditEntry(ctx, {
      action: 'invitation.created',
      targetId: invitation.id,
      detail: { email, role, replaced },
    });
    return { ...invitation, url: `${getEnv().NEXTAUTH_URL}${invitationPath(token)}` };
  });
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationLifetimeDays * 24 * 60 * 60 * 1000);
}

async function assertNoMember(ctx: Within<Context>, email: string): Promise<void> {
  const prisma = await prismaOf(ctx);
  const member = await prisma.membership.findFirst({
    where: { organizationId: ctx.organizationId, user: { email } },
    select: { role: true },
  });
  if (!member) return;
  throw new AppError({
    code: 'conflict',
    message: `${email} is a member already. Change their role in the list of members.`,
    param: 'email',
  });
}

/** Whether there was one that could still have been followed. */
async function takeBackOlder(ctx: Within<Context>, email: string, actor: Actor): Promise<boolean> {
  const { organizationId } = ctx;
  const { invitation } = await prismaOf(ctx);
  const now = new Date();
  const open = await invitation.findFirst({
    where: { ...openInvitationsOf(organizationId, now), email },
    select: { role: true },
  });
  if (open && !rolesManagedBy(actor).includes(open.role)) {
    throw new AppError({
      code: 'forbidden',
      message: `${email} is invited as an owner already, which only owners may change.`,
      param: 'email',
    });
  }
  await invitation.updateMany({
    where: { organizationId, email, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  return open !== null;
}

async function assertMayInviteAnother(ctx: Within<Context>): Promise<void> {
  const { invitation } = await prismaOf(ctx);
  const open = await invitation.count({ where: openInvitationsOf(ctx.organizationId, new Date()) });
  if (open < mostOpenInvitations) return;
  throw new AppError({
    code: 'conflict',
    message: `An organization has at most ${mostOpenInvitations} open invitations; revoke one first.`,
  });
}

/** What a link is still good for: nobody followed it, nobody took it back, and its time isn't up. */
function openInvitationsOf(organizationId: string, now: Date) {
  return { organizationId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
}

const revokeInvitationSchema = z.strictObject({ invitationId: z.uuid() });

/** Makes the link worthless from now on. Revoking it again changes nothing. */
export async function revokeInvitation({
  ctx,
  input,
}: Call<Context, z.input<typeof revokeInvitationSchema>>): Promise<{ email: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { invitationId: id } = parseInput(revokeInvitationSchema, input);
  const { organizationId } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const { invitation } = await prismaOf(ctx);
    const actor = await lockPeople(ctx, ['owner', 'admin']);
    const found = await invitation.findFirst({
      where: { id, organizationId },
      select: { email: true, role: true },
    });
    if (!found) throw new AppError({ code: 'not_found', message: 'There is no such invitation.' });
    const { email, role } = found;
    if (!rolesManagedBy(actor).includes(role))
      throw new AppError({ code: 'forbidden', message: 'Only owners may revoke the invitation of an owner.' });
    // A link may be followed at this very moment: one of the two wins.
    const { count } = await invitation.updateMany({
      where: { id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count > 0) await writeAuditEntry(ctx, { action: 'invitation.revoked', targetId: id, detail: { email, role } });
    else await assertRevoked(invitation.count({ where: { id, acceptedAt: { not: null } } }), email);
    return { email };
  });
}

async function assertRevoked(accepted: Promise<number>, email: string): Promise<void> {
  if ((await accepted) === 0) return;
  throw new AppError({
    code: 'conflict',
    message: `${email} has accepted this invitation. Remove them from the members instead.`,
  });
}
