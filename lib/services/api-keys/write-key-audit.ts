import { v7 as uuidv7 } from 'uuid';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Actor } from '../context';

export interface KeyAudit {
  action: `api_key.${'created' | 'renamed' | 'rotated' | 'revoked' | 'expiry_changed'}`;
  key: { id: string; name: string; displayPrefix: string; organizationId: string };
  /** What else there is to know, beside the key's name and prefix. */
  detail?: Prisma.InputJsonObject;
}

/** Says in the transaction of the change who changed which key. */
export async function writeKeyAudit(
  transaction: Prisma.TransactionClient,
  actor: Actor,
  { action, key, detail = {} }: KeyAudit,
): Promise<void> {
  await transaction.auditEntry.create({
    data: {
      id: uuidv7(),
      organizationId: key.organizationId,
      actorType: actor.type,
      actorId: actorIdOf(actor),
      action,
      targetId: key.id,
      detail: { name: key.name, displayPrefix: key.displayPrefix, ...detail },
    },
  });
}
