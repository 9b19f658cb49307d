import { z } from 'zod';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { sqlOf } from '../transaction';

const hourMs = 3_600_000;

/** The shortest span that gives at most so many bars. */
const bucketHours = [1, 3, 6, 24] as const;
const mostBuckets = 60;

const inputSchema = z
  .strictObject({
    /** Inclusive. */
    from: z.date(),
    /** Exclusive. */
    to: z.date(),
    apiKeyId: z.uuid().optional(),
    operation: z.string().max(100).optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'The beginning is after the end.', path: ['from'] });

export interface RequestBucket {
  /** When it begins. */
  start: Date;
  succeeded: number;
  /** 4xx: the caller's to mend. */
  refused: number;
  /** 5xx: the service's to mend. */
  failed: number;
}

export interface RequestCounts {
  bucketHours: (typeof bucketHours)[number];
  buckets: RequestBucket[];
}

const count = `
  select date_bin(make_interval(hours => $4), created_at, timestamptz '2000-01-01 00:00Z') as start,
    count(*) filter (where status < 400)::int as succeeded,
    count(*) filter (where status between 400 and 499)::int as refused,
    count(*) filter (where status >= 500)::int as failed
  from request_log
  where organization_id = $1 and created_at >= $2 and created_at < $3`;

/** The organization's calls by time and outcome, empty spans included. */
export async function countRequests({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<RequestCounts> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { from, to, apiKeyId, operation } = parseInput(inputSchema, input);
  const hours = bucketHours.find((each) => to.getTime() - from.getTime() <= mostBuckets * each * hourMs) ?? 24;
  const values: unknown[] = [ctx.organizationId, from, to, hours];
  const conditions = Object.entries({ api_key_id: apiKeyId, operation })
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => ` and ${column} = $${values.push(value)}`);
  const { rows } = await sqlOf(ctx).query<RequestBucket>(`${count}${conditions.join('')} group by 1`, values);
  return { bucketHours: hours, buckets: withEmptyOnes(rows, from, to, hours * hourMs) };
}

function withEmptyOnes(rows: readonly RequestBucket[], from: Date, to: Date, bucketMs: number): RequestBucket[] {
  const found = new Map(rows.map((row) => [row.start.getTime(), row]));
  const first = Math.floor(from.getTime() / bucketMs) * bucketMs;
  const buckets: RequestBucket[] = [];
  for (let at = first; at < to.getTime(); at += bucketMs)
    buckets.push(found.get(at) ?? { start: new Date(at), succeeded: 0, refused: 0, failed: 0 });
  return buckets;
}
