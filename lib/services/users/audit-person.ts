import { v7 as uuidv7 } from 'uuid';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Actor } from '../context';

interface PersonAudit {
  userId: string;
  actor: Actor;
  action: string;
  detail?: Prisma.InputJsonObject;
}

/** A change of how a person gets in concerns each organization that they belong to: it stands in the log of each. */
export async function auditPerson(transaction: Prisma.TransactionClient, { userId, actor, action, detail = {} }: PersonAudit): Promise<void> {
  const memberships = await transaction.membership.findMany({ where: { userId }, select: { organizationId: true } });
  const entries = memberships.map(({ organizationId }) => ({ id: uuidv7(), organizationId, actorType: actor.type, actorId: actorIdOf(actor), action, targetId: userId, detail }));
  await transaction.auditEntry.createMany({ data: entries });
}
