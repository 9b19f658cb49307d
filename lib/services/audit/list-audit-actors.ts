import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireRole } from '../require-role';
import { nameActors, type NamedActor } from './name-actors';

const mostListed = 200;

/** Everybody who stands in the audit log, to choose from. */
export async function listAuditActors({ ctx }: Call<Context, Record<string, never>>): Promise<NamedActor[]> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { organizationId } = ctx;
  const actors = await getPrisma().auditEntry.groupBy({
    by: ['actorType', 'actorId'],
    where: { organizationId },
    orderBy: { actorId: 'asc' },
    take: mostListed,
  });
  const nameOf = await nameActors(organizationId, actors);
  return actors.map(nameOf).sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}
