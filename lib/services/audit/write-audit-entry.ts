import { v7 as uuidv7 } from 'uuid';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Context } from '../context';

export interface AuditNote {
  /** Entity and past participle, such as `member.removed`. */
  action: string;
  targetId: string;
  /** What a reader needs once the target itself is gone. */
  detail: Prisma.InputJsonObject;
}

/** Notes a change in the transaction that makes it. */
export async function writeAuditEntry(
  transaction: Pick<Prisma.TransactionClient, 'auditEntry'>,
  ctx: Context,
  note: AuditNote,
): Promise<void> {
  const { organizationId, actor } = ctx;
  await transaction.auditEntry.create({
    data: { id: uuidv7(), organizationId, actorType: actor.type, actorId: actorIdOf(actor), ...note },
  });
}
