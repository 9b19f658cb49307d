import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireRole } from '../require-role';

export interface UsageKey {
  id: string;
  name: string;
  displayPrefix: string;
  isRevoked: boolean;
}

/** The keys that usage can be told apart by, also those that work no longer; newest first. */
export async function listUsageKeys({ ctx }: Call<Context, Record<string, never>>): Promise<UsageKey[]> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const keys = await getPrisma().apiKey.findMany({
    where: { organizationId: ctx.organizationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, displayPrefix: true, revokedAt: true },
  });
  return keys.map(({ revokedAt, ...key }) => ({ ...key, isRevoked: revokedAt !== null }));
}
