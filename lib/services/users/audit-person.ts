import { v7 as uuidv7 } from 'uuid';
import type { Prisma } from '@/lib/platform/database/generated/client';

interface PersonAudit {
  userId: string;
  by: 'person' | 'operator';
  action: string;
  detail?: Prisma.InputJsonObject;
}

/** A change of how a person gets in concerns each organization that they belong to: it stands in the log of each. */
export async function auditPerson(
  transaction: Prisma.TransactionClient,
  { userId, by, action, detail = {} }: PersonAudit,
): Promise<void> {
  const memberships = await transaction.membership.findMany({ where: { userId }, select: { organizationId: true } });
  const actor =
    by === 'person' ? ({ actorType: 'user', actorId: userId } as const) : ({ actorType: 'system' } as const);
  const entries = memberships.map(({ organizationId }) => ({
    ...actor,
    id: uuidv7(),
    organizationId,
    action,
    targetId: userId,
    detail,
  }));
  await transaction.auditEntry.createMany({ data: entries });
}
