import { v7 as uuidv7 } from 'uuid';
import { storableValue } from '@/lib/platform/database/storable-text';
import { actorIdOf, type Actor, type Context } from '../context';
import { prismaOf, type Scope, type Within } from '../transaction';
import type { AuditEntry } from './audit-actions';

/** Notes a change in the transaction that makes it. Nothing else writes into the audit log. */
export async function writeAuditEntry(ctx: Within<Context>, entry: AuditEntry): Promise<void> {
  const { organizationId, actor } = ctx;
  const { auditEntry } = await prismaOf(ctx);
  await auditEntry.create({
    data: { id: uuidv7(), organizationId, actorType: actor.type, actorId: actorIdOf(actor), ...storableValue(entry) },
  });
}

type PersonAuditEntry = Extract<AuditEntry, { action: `user.${string}` }>;

/** A change of how a person gets in concerns each organization that they belong to: it stands in the log of each. */
export async function writePersonAuditEntries(
  ctx: Within<Scope>,
  by: 'person' | 'operator',
  entry: PersonAuditEntry,
): Promise<void> {
  const { targetId: userId } = entry;
  const { membership } = await prismaOf(ctx);
  const memberships = await membership.findMany({ where: { userId }, select: { organizationId: true, role: true } });
  for (const { organizationId, role } of memberships) {
    const actor: Actor = by === 'person' ? { type: 'user', userId, role } : { type: 'system' };
    await writeAuditEntry({ ...ctx, organizationId, actor }, entry);
  }
}
