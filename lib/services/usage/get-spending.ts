import { z } from 'zod';
import type { OutputType } from '@/lib/contracts/job';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';

/** Charges of one day, one source and one type. */
export interface SpendingRow {
  /** In UTC, as `2026-11-21`. */
  day: string;
  /** Null for what people asked for in the portal. */
  apiKeyId: string | null;
  keyName: string | null;
  keyPrefix: string | null;
  outputType: OutputType;
  /** How many jobs were charged. */
  jobs: number;
  credits: number;
}

const inputSchema = z.strictObject({
  /** Inclusive. */
  from: z.date(),
  /** Exclusive. */
  to: z.date(),
});

// Added up before keys are named: a period has far more charges than keys.
const sumCharges = `
  select to_char(spent.day at time zone 'UTC', 'YYYY-MM-DD') as day, spent.api_key_id as "apiKeyId",
    api_keys.name as "keyName", api_keys.display_prefix as "keyPrefix", spent.output_type as "outputType",
    spent.jobs::int as jobs, spent.credits::float8 as credits
  from (
    select date_trunc('day', entry.created_at, 'UTC') as day, jobs.api_key_id, jobs.output_type,
      count(*) as jobs, -sum(entry.amount) as credits
    from credit_entries entry join jobs on jobs.id = entry.job_id
    where entry.organization_id = $1 and entry.kind = 'charge' and entry.created_at >= $2 and entry.created_at < $3
    group by 1, 2, 3
  ) spent
  left join api_keys on api_keys.id = spent.api_key_id and api_keys.organization_id = $1
  order by spent.day, api_keys.created_at, spent.api_key_id, spent.output_type`;

/** What the organization spent, added up from the charges of its ledger. Members may see it; keys may not. */
export async function getSpending({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<SpendingRow[]> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { from, to } = parseInput(inputSchema, input);
  const { rows } = await getPool().query<SpendingRow>(sumCharges, [ctx.organizationId, from, to]);
  return rows;
}
