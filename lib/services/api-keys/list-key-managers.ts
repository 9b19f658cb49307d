import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';

const most = 5;

/** Whom to ask for a key: names of owners, then of admins; the first few. */
export async function listKeyManagers({ ctx }: Call<Context, Record<string, never>>): Promise<string[]> {
  const memberships = await getPrisma().membership.findMany({
    where: { organizationId: ctx.organizationId, role: { in: ['owner', 'admin'] } },
    orderBy: [{ role: 'asc' }, { createdAt: 'asc' }],
    take: most,
    select: { user: { select: { name: true } } },
  });
  return memberships.map(({ user }) => user.name);
}
