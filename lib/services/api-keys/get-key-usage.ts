import { z } from 'zod';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { sqlOf } from '../transaction';

const mostDays = 30;
const dayMs = 86_400_000;

const inputSchema = z.strictObject({ apiKeyIds: z.array(z.uuid()).max(500) });

export interface DayOfUse {
  /** As in `2026-11-21`, in UTC. */
  day: string;
  requests: number;
  /** Those of them that were answered with 400 or above. */
  errors: number;
}

export interface KeyUsage {
  requests: number;
  errors: number;
  /** Every day, the last one today. */
  days: DayOfUse[];
}

export interface UsageOfKeys {
  /** How far back it goes: 30 days, or as long as the log of requests is kept. */
  dayCount: number;
  byKey: Record<string, KeyUsage>;
}

/** One look at the log for all keys. */
const countByDay = `
  select id, day::text, requests, errors
  from (
    select api_key_id as id, (created_at at time zone 'UTC')::date as day,
      count(*)::int as requests, (count(*) filter (where status >= 400))::int as errors
    from request_log
    where organization_id = $1 and api_key_id = any($2::uuid[]) and created_at >= $3
    group by 1, 2
  ) counted`;

/** What the organization's keys were used for in the last 30 days, counted by day; keys of others are left out. */
export async function getKeyUsage({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<UsageOfKeys> {
  const { apiKeyIds } = parseInput(inputSchema, input);
  const days = lastDays(Math.min(mostDays, getEnv().REQUEST_LOG_RETENTION_DAYS));
  const from = new Date(`${days[0]}T00:00:00Z`);
  const { rows } = await sqlOf(ctx).query<DayOfUse & { id: string }>({
    name: 'key-usage',
    text: countByDay,
    values: [ctx.organizationId, apiKeyIds, from],
  });
  const found = new Map(rows.map((row) => [`${row.id} ${row.day}`, row]));
  const usageOf = (id: string) =>
    sumUp(days.map((day) => found.get(`${id} ${day}`) ?? { day, requests: 0, errors: 0 }));
  return { dayCount: days.length, byKey: Object.fromEntries(apiKeyIds.map((id) => [id, usageOf(id)])) };
}

function lastDays(count: number): string[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

function sumUp(days: readonly DayOfUse[]): KeyUsage {
  return {
    requests: days.reduce((sum, { requests }) => sum + requests, 0),
    errors: days.reduce((sum, { errors }) => sum + errors, 0),
    days: days.map(({ day, requests, errors }) => ({ day, requests, errors })),
  };
}
