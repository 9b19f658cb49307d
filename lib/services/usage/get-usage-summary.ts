import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { prismaOf, sqlOf } from '../transaction';
import { withinDays } from './spending';

export interface UsageSummary {
  /** What can still be spent. */
  balance: number;
  /** What running jobs have set aside; already taken from the balance. */
  held: number;
  /** Jobs that have something set aside now, whenever they began. */
  holdingJobs: number;
  /** Jobs accepted in the period, and what became of them. */
  jobs: { completed: number; failed: number; unfinished: number };
  /** Slides of the files that were delivered in the period. */
  slides: number;
}

/** From a midnight in UTC to another one. */
const inputSchema = z.strictObject({ from: z.date(), to: z.date() });

const findPool = `
  select balance, held, (select count(*)::int from jobs where organization_id = $1 and status = 'processing') as "holdingJobs"
  from credit_pools where organization_id = $1`;

const countJobs = `
  select coalesce(sum(completed), 0)::int as completed, coalesce(sum(failed), 0)::int as failed,
    coalesce(sum(slides), 0)::int as slides,
    (select count(*)::int from jobs
      where organization_id = $1 and status in ('pending', 'processing') and created_at >= $2 and created_at < $3) as unfinished
  from usage_days where organization_id = $1 and ${withinDays('$2', '$3')}`;

type Pool = Pick<UsageSummary, 'balance' | 'held' | 'holdingJobs'>;
type Counts = UsageSummary['jobs'] & { slides: number };

/** What an organization has left, and what it made in a period. */
export async function getUsageSummary({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<UsageSummary> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { from, to } = parseInput(inputSchema, input);
  const [pools, counts] = await Promise.all([
    sqlOf(ctx).query<Pool>(findPool, [ctx.organizationId]),
    sqlOf(ctx).query<Counts>(countJobs, [ctx.organizationId, from, to]),
  ]);
  const { balance, held, holdingJobs } = pools.rows[0] ?? { balance: 0, held: 0, holdingJobs: 0 };
  const { slides, ...jobs } = counts.rows[0] ?? { completed: 0, failed: 0, unfinished: 0, slides: 0 };
  return { balance, held, holdingJobs, jobs, slides };
}

export interface UsageSettings {
  /** How far the request log reaches back. */
  requestLogRetentionDays: number;
  creditsPerSlide: number;
  creditsPerVariant: number;
}

/** What this installation counts, and for how long it is kept. */
export function getUsageSettings(): UsageSettings {
  const { REQUEST_LOG_RETENTION_DAYS, CREDITS_PER_SLIDE, CREDITS_PER_VARIANT } = getEnv();
  return {
    requestLogRetentionDays: REQUEST_LOG_RETENTION_DAYS,
    creditsPerSlide: CREDITS_PER_SLIDE,
    creditsPerVariant: CREDITS_PER_VARIANT,
  };
}

export interface UsageKey {
  id: string;
  name: string;
  displayPrefix: string;
  isRevoked: boolean;
}

/** The keys that usage can be told apart by, also those that work no longer; newest first. */
export async function listUsageKeys({ ctx }: Call<Context, Record<string, never>>): Promise<UsageKey[]> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const prisma = await prismaOf(ctx);
  const keys = await prisma.apiKey.findMany({
    where: { organizationId: ctx.organizationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, displayPrefix: true, revokedAt: true },
  });
  return keys.map(({ revokedAt, ...key }) => ({ ...key, isRevoked: revokedAt !== null }));
}
