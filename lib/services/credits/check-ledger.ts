import { NIL } from 'uuid';
import { getEnv } from '@/lib/platform/env/env';
import { systemContext, type Call, type Context, type OperatorContext } from '../context';
import { sqlOf } from '../transaction';

export interface LedgerReport {
  violations: LedgerViolation[];
  /** How many were looked at. */
  organizations: number;
}

const organizationsPerPage = 500;

const findOrganizations = 'select id from organizations where id > $1 order by id limit $2';

/** Checks the ledger of every organization, one after the other, so that no statement takes long. */
export async function checkLedger({ ctx }: Call<OperatorContext, Record<string, never>>): Promise<LedgerReport> {
  const report: LedgerReport = { violations: [], organizations: 0 };
  for (let last: string = NIL; ;) {
    const { rows } = await sqlOf(ctx).query<{ id: string }>(findOrganizations, [last, organizationsPerPage]);
    for (const { id } of rows) {
      report.violations.push(...(await findLedgerViolations({ ctx: systemContext(id), input: {} })));
      report.organizations += 1;
      last = id;
    }
    if (rows.length < organizationsPerPage) return report;
  }
}

export interface LedgerViolation {
  organizationId: string;
  /** Null where the pool as a whole is at fault. */
  jobId: string | null;
  rule: LedgerRule;
}

/**
 * Where an organization's ledger contradicts itself, the pool or the jobs; empty in a sound database,
 * also while jobs run, because one statement sees one moment.
 */
export async function findLedgerViolations({ ctx }: Call<Context, Record<string, never>>): Promise<LedgerViolation[]> {
  const { organizationId } = ctx;
  const { CREDITS_PER_SLIDE, CREDITS_PER_VARIANT } = getEnv();
  const values = [organizationId, CREDITS_PER_SLIDE, CREDITS_PER_VARIANT];
  const { rows } = await sqlOf(ctx).query<Omit<LedgerViolation, 'organizationId'>>(findBrokenRules, values);
  return rows.map((row) => ({ organizationId, ...row }));
}

/**
 * What holds in a sound ledger, each rule beside the condition under which it is broken. The price of
 * the day a job ran is not on record: a single slide's follows from its hold, and that of a deck has
 * to divide both its hold and its charge.
 */

/** Conditions on a row of `pool`. */
export const poolRules = {
  'every organization has a pool': 'pool.balance is null',
  'neither the balance nor what is held is negative': 'pool.balance < 0 or pool.held < 0',
  'the balance is the sum of the entries': 'pool.balance <> pool.sum_of_entries',
  'what is held is the sum of the open holds': 'pool.held <> pool.open_holds',
  'grants and releases add, holds and charges take, and only grants stand without a job': 'pool.misfits > 0',
  'what was spent by day adds up to the charges': 'pool.spent <> pool.charges',
};

/** Conditions on a row of `job`. */
export const jobRules = {
  'the organization of a job pays for it': 'job.owner <> $1',
  'a job has one hold, one release and one charge at most': 'job.repeated',
  'a release gives back the whole hold': 'job.released not in (0, job.held)',
  'a charge takes the place of a hold that covers it':
    'job.charged > 0 and (job.released = 0 or job.charged > job.held)',
  'a job that has not started has no entries': `job.status = 'pending' and job.has_entries`,
  'a running job has its hold': `job.status = 'processing' and job.price > 0 and job.held = 0`,
  'a running job keeps its hold': `job.status = 'processing' and job.released > 0`,
  'a job that is not finished is not charged': `job.status in ('pending', 'processing') and job.charged > 0`,
  'a finished job holds nothing': `job.status in ('completed', 'failed') and job.held <> job.released`,
  'a failed job is not charged': `job.status = 'failed' and job.charged > 0`,
  'a completed job is charged for what it delivered': `
    job.status = 'completed' and case
      when job.delivered = 0 then job.charged <> 0
      when job.held = 0 then job.price > 0
      when job.variants is not null then job.charged * job.variants <> job.delivered * job.held
      when job.charged = 0 or job.charged % job.delivered <> 0 then true
      else job.held % (job.charged / job.delivered) <> 0
    end`,
};

export type LedgerRule = keyof typeof poolRules | keyof typeof jobRules;

const pool = `
  select organization.id, credit_pools.balance, credit_pools.held, sums.*
  from organizations organization
  left join credit_pools on credit_pools.organization_id = organization.id
  cross join (
    select
      coalesce(sum(amount), 0) as sum_of_entries,
      -coalesce(sum(amount) filter (where kind in ('hold', 'release')), 0) as open_holds,
      -coalesce(sum(amount) filter (where kind = 'charge'), 0) as charges,
      (select coalesce(sum(credits), 0) from usage_days where organization_id = $1) as spent,
      count(*) filter (where (kind in ('grant', 'release')) <> (amount > 0) or (kind = 'grant') <> (job_id is null)) as misfits
    from credit_entries where organization_id = $1
  ) sums
  where organization.id = $1`;

// The jobs of the organization, and those of others that its entries name.
const job = `
  select jobs.id, jobs.organization_id as owner, jobs.status,
    case when output_type = 'single_slide' then variant_count end as variants,
    case when output_type = 'single_slide' then $3::int else $2::int end as price,
    entries.job_id is not null as has_entries, coalesce(repeated, false) as repeated,
    coalesce(entries.held, 0) as held, coalesce(released, 0) as released, coalesce(charged, 0) as charged,
    coalesce(case when output_type = 'single_slide' then files else slides end, 0) as delivered
  from (
    select id from jobs where organization_id = $1
    union select job_id from credit_entries where organization_id = $1 and job_id is not null
  ) known
  join jobs on jobs.id = known.id
  left join (
    select job_id, count(*) > count(distinct kind) as repeated,
      coalesce(sum(-amount) filter (where kind = 'hold'), 0) as held,
      coalesce(sum(amount) filter (where kind = 'release'), 0) as released,
      coalesce(sum(-amount) filter (where kind = 'charge'), 0) as charged
    from credit_entries where organization_id = $1 group by job_id
  ) entries on entries.job_id = jobs.id
  left join (
    select job_id, count(*) as files, sum(slide_count) as slides from artifacts where organization_id = $1 group by job_id
  ) delivered on delivered.job_id = jobs.id`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Finds what one organization's ledger breaks: its id, the price of a deck's slide, the price of a variant. */
const findBrokenRules = `
  with pool as (${pool}), job as (${job})
  ${[
    ...Object.entries(poolRules).map(
      ([rule, broken]) => `select null::uuid as "jobId", ${literal(rule)} as rule from pool where ${broken}`,
    ),
    ...Object.entries(jobRules).map(([rule, broken]) => `select job.id, ${literal(rule)} from job where ${broken}`),
  ].join('\n  union all\n  ')}`;
