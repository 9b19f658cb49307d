import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import type { Plan } from './plans';

export interface OrganizationOverview {
  id: string;
  name: string;
  plan: Plan;
  trial: boolean;
  /** What can still be spent. */
  balance: number;
  /** What running jobs have set aside. */
  held: number;
  /** Keys that are neither revoked nor expired. */
  keys: number;
  jobs: number;
}

export async function getOrganization({ ctx }: Call<Context, Record<string, never>>): Promise<OrganizationOverview> {
  const live = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
  const found = await getPrisma().organization.findUnique({
    where: { id: ctx.organizationId },
    include: { creditPool: true, _count: { select: { apiKeys: { where: live }, jobs: true } } },
  });
  if (!found) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  const { id, name, plan, trial, creditPool, _count } = found;
  return {
    id,
    name,
    plan,
    trial,
    balance: creditPool?.balance ?? 0,
    held: creditPool?.held ?? 0,
    keys: _count.apiKeys,
    jobs: _count.jobs,
  };
}
