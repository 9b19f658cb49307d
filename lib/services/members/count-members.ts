import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context, Role } from '../context';
import { requireRole } from '../require-role';
import { roles } from './role-rules';

/** How many people hold each role. */
export async function countMembers({ ctx }: Call<Context, Record<string, never>>): Promise<Record<Role, number>> {
  requireRole(ctx.actor, roles);
  const groups = await getPrisma().membership.groupBy({
    by: ['role'],
    where: { organizationId: ctx.organizationId },
    _count: true,
  });
  const countOf = (role: Role) => groups.find((group) => group.role === role)?._count ?? 0;
  return { owner: countOf('owner'), admin: countOf('admin'), member: countOf('member') };
}
