import { AppError } from '@/lib/contracts/app-error';
import { getEnv } from '@/lib/platform/env/env';
import { isLive } from '../api-keys/key-rules';
import type { Call, Context } from '../context';
import { prismaOf } from '../transaction';
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
  const prisma = await prismaOf(ctx);
  const found = await prisma.organization.findUnique({
    where: { id: ctx.organizationId },
    include: { creditPool: true, _count: { select: { apiKeys: { where: isLive() }, jobs: true } } },
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

export interface KeepingTimes {
  fileDays: number;
  requestLogDays: number;
  downloadLinkMinutes: number;
}

/** How long this installation keeps what it makes and notes. */
export function keepingTimes(): KeepingTimes {
  const { FILE_RETENTION_DAYS, REQUEST_LOG_RETENTION_DAYS, DOWNLOAD_URL_TTL_MINUTES } = getEnv();
  return {
    fileDays: FILE_RETENTION_DAYS,
    requestLogDays: REQUEST_LOG_RETENTION_DAYS,
    downloadLinkMinutes: DOWNLOAD_URL_TTL_MINUTES,
  };
}
