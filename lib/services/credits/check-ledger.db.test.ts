import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { operatorContext } from '../context';
import { completeJob, failJob, startJob } from '../jobs/job-life';
import { acceptJob, deckRequest, deliverFile } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { inTransaction, sqlOf } from '../transaction';
import {
  checkLedger,
  findLedgerViolations,
  jobRules,
  poolRules,
  type LedgerRule,
  type LedgerViolation,
} from './check-ledger';

let service: TestService;
let tenant: TestTenant;
let jobs: Awaited<ReturnType<typeof makeJobs>>;

// What the database itself refuses has to be found as well where a check is gone.
const loosen = `
  alter table credit_entries drop constraint credit_entries_amount_check, drop constraint credit_entries_job_check;
  alter table credit_pools drop constraint credit_pools_balance_check, drop constraint credit_pools_held_check;
  drop index credit_entries_job_id_kind_key`;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);

async function makeJob(
  { system, api }: TestTenant,
  largestCharge: number,
  request: GenerateRequest = deckRequest,
): Promise<string> {
  const jobId = await acceptJob(api, request);
  await startJob({ ctx: system, input: { jobId, largestCharge } });
  return jobId;
}

/** A job in every state, and two that cost less than was held. */
async function makeJobs(owner: TestTenant) {
  const ctx = owner.system;
  const deck = await makeJob(owner, 10);
  await completeJob({ ctx, input: { jobId: deck, files: [await deliverFile(ctx, deck)], charge: 8 } });
  const slide = await makeJob(owner, 3, { prompt: 'A plan', output_type: 'single_slide', variant_count: 3 });
  const variants = await Promise.all([1, 2].map((variant) => deliverFile(ctx, slide, variant)));
  await completeJob({ ctx, input: { jobId: slide, files: variants, charge: 2 } });
  const failed = await makeJob(owner, 5);
  await failJob({ ctx, input: { jobId: failed, code: 'generation_failed', message: 'No.' } });
  const refused = await makeJob(owner, 1_000);
  const running = await makeJob(owner, 6);
  const pending = await acceptJob(owner.api);
  return { deck, slide, failed, refused, running, pending };
}

/** The rules that are broken after the statements, which then are undone. */
async function foundAfter(statements: readonly string[], jobId: string | null) {
  const undone = new Error('enough was seen');
  const found: Pick<LedgerViolation, 'rule' | 'jobId'>[] = [];
  const work = inTransaction(tenant.system, async (ctx) => {
    await sqlOf(ctx).query(loosen);
    for (const statement of statements)
      await sqlOf(ctx).query(statement, statement.includes('$2') ? [ctx.organizationId, jobId] : [ctx.organizationId]);
    const violations = await findLedgerViolations({ ctx, input: {} });
    found.push(...violations.map(({ rule, jobId: of }) => ({ rule, jobId: of })));
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return found;
}

describe('a ledger that only the verbs have written', () => {
  it('breaks no rule, with jobs in every state, and each organization is looked at', async () => {
    const tenants = [await createTenant(), await createTenant({ credits: 0 })];
    for (const owner of tenants) await makeJobs(owner);
    const { rows } = await sql('select count(*)::int as count from organizations');
    expect(await checkLedger({ ctx: operatorContext, input: {} })).toEqual({
      violations: [],
      organizations: rows[0].count,
    });
  });

  it('breaks none when deliveries are free, or cost more than one credit', async () => {
    const owner = await createTenant();
    const ctx = owner.system;
    const dear = await makeJob(owner, 30);
    await completeJob({ ctx, input: { jobId: dear, files: [await deliverFile(ctx, dear)], charge: 24 } });
    expect(await findLedgerViolations({ ctx, input: {} })).toEqual([]);
  });
});

interface Corruption {
  rule: LedgerRule;
  job: keyof typeof jobs | null;
  /** With the organization and the job as parameters. */
  statements: string[];
}

const entry = (kind: string, amount: number, job = '$2') =>
  `insert into credit_entries (id, organization_id, job_id, kind, amount) values (gen_random_uuid(), $1, ${job}::uuid, '${kind}', ${amount})`;
const setAmount = (kind: string, amount: number) =>
  `update credit_entries set amount = ${amount} where organization_id = $1 and job_id = $2 and kind = '${kind}'`;
const remove = (kind: string) =>
  `delete from credit_entries where organization_id = $1 and job_id = $2 and kind = '${kind}'`;
const finish = (status: string) => `
  update jobs set status = '${status}', finished_at = now(), error_code = ${status === 'failed' ? `'generation_failed'` : 'null'}
  where organization_id = $1 and id = $2`;
/** What the entries say, so that nothing but the rule in question is broken. */
const settlePool = `
  update credit_pools set
    balance = (select sum(amount) from credit_entries where organization_id = $1),
    held = -(select sum(amount) from credit_entries where organization_id = $1 and kind in ('hold', 'release'))
  where organization_id = $1`;

const corruptions: Corruption[] = [
  {
    rule: 'every organization has a pool',
    job: null,
    statements: ['delete from credit_pools where organization_id = $1'],
  },
  {
    rule: 'neither the balance nor what is held is negative',
    job: null,
    statements: [entry('grant', -500, 'null'), settlePool],
  },
  {
    rule: 'the balance is the sum of the entries',
    job: null,
    statements: ['update credit_pools set balance = balance + 1 where organization_id = $1'],
  },
  { rule: 'the balance is the sum of the entries', job: null, statements: [entry('grant', 5, 'null')] },
  {
    rule: 'the balance is the sum of the entries',
    job: null,
    statements: ["delete from credit_entries where kind = 'grant' and organization_id = $1"],
  },
  {
    rule: 'what is held is the sum of the open holds',
    job: null,
    statements: ['update credit_pools set held = held + 1 where organization_id = $1'],
  },
  {
    rule: 'grants and releases add, holds and charges take, and only grants stand without a job',
    job: null,
    statements: [entry('charge', -1, 'null'), settlePool],
  },
  {
    rule: 'grants and releases add, holds and charges take, and only grants stand without a job',
    job: 'failed',
    statements: [entry('grant', 1), settlePool],
  },
  {
    rule: 'what was spent by day adds up to the charges',
    job: null,
    statements: ['update usage_days set credits = credits + 1 where organization_id = $1'],
  },
  {
    rule: 'what was spent by day adds up to the charges',
    job: 'deck',
    statements: [setAmount('charge', -7), settlePool],
  },
  {
    rule: 'a job has one hold, one release and one charge at most',
    job: 'deck',
    statements: [setAmount('charge', -4), entry('charge', -4), settlePool],
  },
  { rule: 'a release gives back the whole hold', job: 'deck', statements: [setAmount('release', 9), settlePool] },
  { rule: 'a release gives back the whole hold', job: 'refused', statements: [entry('release', 5), settlePool] },
  {
    rule: 'a charge takes the place of a hold that covers it',
    job: 'deck',
    statements: [setAmount('hold', -7), setAmount('release', 7), settlePool],
  },
  {
    rule: 'a charge takes the place of a hold that covers it',
    job: 'deck',
    statements: [remove('hold'), remove('release'), settlePool],
  },
  { rule: 'a job that has not started has no entries', job: 'pending', statements: [entry('hold', -2), settlePool] },
  { rule: 'a running job has its hold', job: 'running', statements: [remove('hold'), settlePool] },
  { rule: 'a running job keeps its hold', job: 'running', statements: [entry('release', 6), settlePool] },
  {
    rule: 'a job that is not finished is not charged',
    job: 'running',
    statements: [entry('release', 6), entry('charge', -2), settlePool],
  },
  { rule: 'a finished job holds nothing', job: 'running', statements: [finish('completed')] },
  { rule: 'a finished job holds nothing', job: 'failed', statements: [remove('release'), settlePool] },
  { rule: 'a failed job is not charged', job: 'failed', statements: [entry('charge', -3), settlePool] },
  {
    rule: 'a completed job is charged for what it delivered',
    job: 'deck',
    statements: [setAmount('charge', -7), settlePool],
  },
  {
    rule: 'a completed job is charged for what it delivered',
    job: 'deck',
    statements: [setAmount('charge', -9), settlePool],
  },
  { rule: 'a completed job is charged for what it delivered', job: 'deck', statements: [remove('charge'), settlePool] },
  {
    rule: 'a completed job is charged for what it delivered',
    job: 'deck',
    statements: [remove('hold'), remove('release'), remove('charge'), settlePool],
  },
  {
    rule: 'a completed job is charged for what it delivered',
    job: 'slide',
    statements: [setAmount('charge', -3), settlePool],
  },
  {
    rule: 'a completed job is charged for what it delivered',
    job: 'slide',
    statements: ['delete from artifacts where organization_id = $1 and job_id = $2'],
  },
];

describe('what went wrong is found', () => {
  beforeAll(async () => {
    tenant = await createTenant();
    jobs = await makeJobs(tenant);
    expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
  });

  it.each(corruptions)('$rule ($job: $statements.0)', async ({ rule, job, statements }) => {
    const jobId = job && jobs[job];
    expect(await foundAfter(statements, jobId)).toContainEqual({ rule, jobId: rule in poolRules ? null : jobId });
  });

  it('when an organization pays for the job of another', async () => {
    const other = await createTenant();
    const theirs = await makeJob(other, 4);
    const theirOwn = 'delete from credit_entries where organization_id <> $1 and job_id = $2';
    expect(await foundAfter([theirOwn, entry('hold', -4), settlePool], theirs)).toEqual([
      { rule: 'the organization of a job pays for it', jobId: theirs },
    ]);
  });

  it('by a corruption of each rule', () => {
    const tried = new Set<LedgerRule>([
      ...corruptions.map(({ rule }) => rule),
      'the organization of a job pays for it',
    ]);
    expect([...tried].sort()).toEqual(Object.keys({ ...poolRules, ...jobRules }).sort());
  });

  it('in the organization that has it, and only there', async () => {
    const other = await createTenant();
    await makeJobs(other);
    const { organizationId } = other;
    await sql('update credit_pools set balance = balance + 1 where organization_id = $1', [organizationId]);
    expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
    const { violations } = await checkLedger({ ctx: operatorContext, input: {} });
    expect(violations).toEqual([{ organizationId, jobId: null, rule: 'the balance is the sum of the entries' }]);
  });
});
