import { v7 as uuidv7 } from 'uuid';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Actor, type Context } from '../context';
import { prismaOf, type Scope, type Within } from '../transaction';

export interface AuditNote {
  /** Entity and past participle, such as `member.removed`. */
  action: string;
  targetId: string;
  /** What a reader needs once the target itself is gone. */
  detail: Prisma.InputJsonObject;
}

/** Notes a change in the transaction that makes it. */
export async function writeAuditEntry(ctx: Within<Context>, note: AuditNote): Promise<void> {
  const { organizationId, actor } = ctx;
  const { auditEntry } = await prismaOf(ctx);
  await auditEntry.create({
    data: { id: uuidv7(), organizationId, actorType: actor.type, actorId: actorIdOf(actor), ...note },
  });
}

interface PersonAuditNote extends Omit<AuditNote, 'targetId'> {
  userId: string;
  by: 'person' | 'operator';
}

/** A change of how a person gets in concerns each organization that they belong to: it stands in the log of each. */
export async function writePersonAuditEntries(
  ctx: Within<Scope>,
  { userId, by, ...note }: PersonAuditNote,
): Promise<void> {
  const { membership } = await prismaOf(ctx);
  const memberships = await membership.findMany({ where: { userId }, select: { organizationId: true, role: true } });
  for (const { organizationId, role } of memberships) {
    const actor: Actor = by === 'person' ? { type: 'user', userId, role } : { type: 'system' };
    await writeAuditEntry({ ...ctx, organizationId, actor }, { ...note, targetId: userId });
  }
}
