import { NIL } from 'uuid';
import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { prismaOf, sqlOf } from '../transaction';
import type { SourceSpending } from './spending';

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

/*
 * The table `usage_days`: what an organization's jobs came to by day in UTC, by source (a key, or the portal) and by
 * type. Triggers of the database count in the transaction that ends a job, so that a page reads as many rows as it
 * shows however many jobs there were.
 */

/** As the source of what people asked for in the portal. */
const portalSourceId = NIL;

/** A row for each source and type, with the charges by day in one value: a tenth of the rows and of the time. */
interface SourceRow extends SourceSpending {
  completed: number;
  failed: number;
  slides: number;
}

const findSources = `
  select nullif(known.source, '${portalSourceId}') as "apiKeyId", api_keys.name as "keyName",
    api_keys.display_prefix as "keyPrefix", known.output_type as "outputType",
    known.completed, known.failed, known.slides, known.days
  from (
    select source, output_type, sum(completed)::int as completed, sum(failed)::int as failed, sum(slides)::int as slides,
      coalesce(json_agg(json_build_array(day, charged, credits)) filter (where charged > 0), '[]') as days
    from usage_days where organization_id = $1
      and day >= ($2::timestamptz at time zone 'UTC')::date and day < ($3::timestamptz at time zone 'UTC')::date
    group by source, output_type
  ) known
  left join api_keys on api_keys.id = known.source and api_keys.organization_id = $1
  order by api_keys.created_at, known.source, known.output_type`;

/** From a midnight in UTC to another one. */
const inputSchema = z.strictObject({ from: z.date(), to: z.date() });

const findPool = `
  select balance, held, (select count(*)::int from jobs where organization_id = $1 and status = 'processing') as "holdingJobs",
    (select count(*)::int from jobs
      where organization_id = $1 and status in ('pending', 'processing') and created_at >= $2 and created_at < $3) as unfinished
  from credit_pools where organization_id = $1`;

type Pool = Pick<UsageSummary, 'balance' | 'held' | 'holdingJobs'> & Pick<UsageSummary['jobs'], 'unfinished'>;

/** What an organization has left, and what it made and was charged for in a period. Members may see it; keys may not. */
export async function getUsage({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<{ summary: UsageSummary; spending: SourceSpending[] }> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { from, to } = parseInput(inputSchema, input);
  const values = [ctx.organizationId, from, to];
  const [pools, { rows }] = await Promise.all([
    sqlOf(ctx).query<Pool>(findPool, values),
    sqlOf(ctx).query<SourceRow>(findSources, values),
  ]);
  const { unfinished, ...pool } = pools.rows[0] ?? { balance: 0, held: 0, holdingJobs: 0, unfinished: 0 };
  const sum = (field: 'completed' | 'failed' | 'slides') => rows.reduce((total, row) => total + row[field], 0);
  return {
    summary: {
      ...pool,
      jobs: { completed: sum('completed'), failed: sum('failed'), unfinished },
      slides: sum('slides'),
    },
    spending: rows,
  };
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
