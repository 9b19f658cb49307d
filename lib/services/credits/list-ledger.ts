import { z } from 'zod';
import type { OutputType } from '@/lib/contracts/job';
import type { Call, Context } from '../context';
import { firstFileOf, promptBeginningLength, titleOfJob } from '../jobs/job-title';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { sqlOf } from '../transaction';

export const entryKinds = ['grant', 'hold', 'release', 'charge'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a reader may ask to see; without a wish, what changed the balance for good. */
export const ledgerViews = ['all', ...entryKinds] as const;
export type LedgerView = (typeof ledgerViews)[number];

export function filterOfView(view: LedgerView | undefined): Pick<LedgerFilters, 'kind' | 'isNet'> {
  return { kind: view === 'all' ? undefined : view, isNet: view === undefined };
}

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(2_000).default(50),
  /** The last entry of the page before. */
  before: z.uuid().optional(),
  kind: z.enum(entryKinds).optional(),
  /** Only what changed the balance for good, and what is set aside at the moment: no holds that came back. */
  isNet: z.boolean().optional(),
  /** Inclusive. */
  from: z.date().optional(),
  /** Exclusive. */
  to: z.date().optional(),
});

export type LedgerFilters = z.input<typeof inputSchema>;

export interface ListedEntry {
  id: string;
  kind: EntryKind;
  /** Grants and releases add; holds and charges take away. */
  amount: number;
  /** What could be spent after this entry, whatever the filters hide; where only net entries are asked for, their sum up to it. */
  balance: number;
  createdAt: Date;
  /** Null for grants. */
  jobId: string | null;
  outputType: OutputType | null;
  /** Of the job. */
  title: string | null;
  /** The key that the job was sent with; null where it came from the portal. */
  apiKeyId: string | null;
  keyName: string | null;
  /** Who asked for the job in the portal. */
  personName: string | null;
}

export interface LedgerPage {
  entries: ListedEntry[];
  /** Whether there are older ones. */
  hasOlder: boolean;
}

/** Where a page begins: what is listed is older. */
export interface LedgerCursor {
  createdAt: Date | 'infinity';
  id: string;
  /** What could be spent before the entry at the cursor; null stands for today's balance. */
  balance: number | null;
}

const newest: LedgerCursor = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', balance: null };

/** A hold and its release cancel each other out, so that without both the balance comes to the same. */
const isCounted = (
  isNet: string,
) => `(not ${isNet} or case entry.kind when 'release' then false when 'hold' then not exists (
    select 1 from credit_entries back where back.job_id = entry.job_id and back.kind = 'release') else true end)`;

/**
 * The balance after an entry is the one at the cursor without what lies between them, hidden by the
 * filters or not. One statement sees one moment and reads no further than the page's last entry.
 */
const findPage = `
  with page as (
    select id, job_id, kind, amount, created_at from credit_entries entry
    where organization_id = $1 and (created_at, id) < ($2::timestamptz, $3::uuid)
      and ($4::credit_entry_kind is null or kind = $4)
      and created_at >= $5 and created_at < $6
      and ${isCounted('$10')}
    order by created_at desc, id desc limit $7
  ), span as materialized (
    select id, sum(amount) over (order by created_at desc, id desc) - amount as later
    from credit_entries entry
    where organization_id = $1 and (created_at, id) < ($2, $3) and ${isCounted('$10')}
      and created_at between (select min(created_at) from page) and (select max(created_at) from page)
  ), skipped as materialized (
    select coalesce(sum(amount), 0) as later from credit_entries entry
    where organization_id = $1 and (created_at, id) < ($2, $3) and ${isCounted('$10')}
      and created_at > (select max(created_at) from page)
  )
  select page.id, page.kind, page.amount, page.created_at as "createdAt", page.job_id as "jobId",
    (coalesce($9::float8, pool.balance) - skipped.later - span.later)::float8 as balance,
    jobs.output_type as "outputType", left(jobs.prompt, $8) as prompt,
    named.title as "fileTitle", named.file_name as "fileName",
    jobs.api_key_id as "apiKeyId", api_keys.name as "keyName", users.name as "personName"
  from page
  join span using (id)
  cross join skipped
  join credit_pools pool on pool.organization_id = $1
  left join jobs on jobs.id = page.job_id and jobs.organization_id = $1
  left join api_keys on api_keys.id = jobs.api_key_id
  left join users on users.id = jobs.user_id
  left join lateral (${firstFileOf('page.job_id')}) named on true
  order by page.created_at desc, page.id desc`;

/** The organization's ledger, newest first. */
export async function listLedger({ ctx, input }: Call<Context, LedgerFilters>): Promise<LedgerPage> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { before, ...filters } = parseInput(inputSchema, input);
  const cursor = before === undefined ? newest : await findCursor(ctx, before, filters.isNet);
  return cursor ? listFrom({ ctx, input: { ...filters, cursor } }) : { entries: [], hasOlder: false };
}

interface EntryRow extends Omit<ListedEntry, 'title'> {
  prompt: string | null;
  fileTitle: string | null;
  fileName: string | null;
}

type PageInput = Omit<z.output<typeof inputSchema>, 'before'> & { cursor: LedgerCursor };

/** The same for whoever knows the cursor from the page before. */
async function listFrom({ ctx, input }: Call<Context, PageInput>): Promise<LedgerPage> {
  const { limit, kind, isNet, from, to, cursor } = input;
  const values = [
    ctx.organizationId,
    cursor.createdAt,
    cursor.id,
    kind ?? null,
    from ?? '-infinity',
    to ?? 'infinity',
    limit + 1,
    promptBeginningLength,
    cursor.balance,
    isNet ?? false,
  ];
  const { rows } = await sqlOf(ctx).query<EntryRow>(findPage, values);
  const entries = rows.slice(0, limit).map(({ prompt, fileTitle, fileName, ...entry }) => ({
    ...entry,
    title: prompt === null ? null : titleOfJob({ title: fileTitle, fileName, prompt }),
  }));
  return { entries, hasOlder: rows.length > limit };
}

const findEntry = `
  select found.id, found.created_at as "createdAt", (pool.balance - (
    select sum(amount) from credit_entries entry
    where entry.organization_id = $1 and entry.created_at >= found.created_at
      and (entry.created_at > found.created_at or entry.id >= found.id) and ${isCounted('$3')}
  ))::float8 as balance
  from credit_entries found join credit_pools pool using (organization_id)
  where found.id = $2 and found.organization_id = $1`;

async function findCursor(ctx: Context, id: string, isNet = false): Promise<LedgerCursor | undefined> {
  return (await sqlOf(ctx).query<LedgerCursor>(findEntry, [ctx.organizationId, id, isNet])).rows[0];
}

/** The page after an entry begins here. */
function cursorAfter({ createdAt, id, balance, amount }: ListedEntry): LedgerCursor {
  return { createdAt, id, balance: balance - amount };
}

const entriesPerPage = 2_000;

/** The whole ledger, newest first, a page at a time: no connection waits for a slow reader. */
export async function* readLedger({
  ctx,
  input,
}: Call<Context, Omit<LedgerFilters, 'limit' | 'before'>>): AsyncGenerator<ListedEntry> {
  let page = await listLedger({ ctx, input: { ...input, limit: entriesPerPage } });
  for (;;) {
    yield* page.entries;
    const last = page.entries.at(-1);
    if (!page.hasOlder || !last) return;
    page = await listFrom({ ctx, input: { ...input, limit: entriesPerPage, cursor: cursorAfter(last) } });
  }
}
