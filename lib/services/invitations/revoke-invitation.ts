import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { lockPeople } from '../members/lock-people';
import { rolesManagedBy } from '../members/role-rules';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';

const inputSchema = z.strictObject({ invitationId: z.uuid() });

/** Makes the link worthless from now on. Revoking it again changes nothing. */
export async function revokeInvitation({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<{ email: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { invitationId: id } = parseInput(inputSchema, input);
  const { organizationId } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    const actor = await lockPeople(transaction, ctx, ['owner', 'admin']);
    const found = await transaction.invitation.findFirst({
      where: { id, organizationId },
      select: { email: true, role: true },
    });
    if (!found) throw new AppError({ code: 'not_found', message: 'There is no such invitation.' });
    const { email, role } = found;
    if (!rolesManagedBy(actor).includes(role))
      throw new AppError({ code: 'forbidden', message: 'Only owners may revoke the invitation of an owner.' });
    // A link may be followed at this very moment: one of the two wins.
    const { count } = await transaction.invitation.updateMany({
      where: { id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count > 0)
      await writeAuditEntry(transaction, ctx, { action: 'invitation.revoked', targetId: id, detail: { email, role } });
    else await assertRevoked(transaction.invitation.count({ where: { id, acceptedAt: { not: null } } }), email);
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
