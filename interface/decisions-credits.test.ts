import { describe, expect, it } from 'vitest';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { getBalance } from '@/lib/services/credits/ledger';
import { startJob } from '@/lib/services/jobs/job-life';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { slidesOf } from './files';
import { accept, completed, createWaitingTenant, deck, ended, slide } from './jobs';
import { openService, times } from './service';
import { letGo } from './waiting-jobs';

const { pool } = openService();

const poolOf = ({ system }: TestTenant) => getBalance({ ctx: system, input: {} });

/** The rows of the ledger in the order in which they were written, such as `hold -3`. */
async function ledgerOf({ organizationId }: TestTenant): Promise<string[]> {
  const { rows } = await pool.query<{ entry: string }>(
    `select kind || ' ' || amount as entry from credit_entries where organization_id = $1 order by id`,
    [organizationId],
  );
  return rows.map(({ entry }) => entry);
}

async function expectSound(tenant: TestTenant): Promise<void> {
  expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
}

const topic = {
  prompt: 'Make 8 slides.\n\n# Depot\n\n- Repair the roof by May\n- Hire two drivers',
  output_type: 'deck',
};

describe('Credits: 1 credit', () => {
  it('per delivered slide of a deck', async () => {
    const tenant = await createTenant({ credits: 20 });
    const slides = await slidesOf(await completed(tenant, topic));
    expect(await poolOf(tenant)).toEqual({ balance: 20 - slides.length, held: 0 });
  });

  it.each([1, 4])('per delivered variant of a single slide: %i', async (variant_count) => {
    const tenant = await createTenant({ credits: 20 });
    await completed(tenant, { ...slide, variant_count });
    expect(await poolOf(tenant)).toEqual({ balance: 20 - variant_count, held: 0 });
  });
});

describe('Credits: when a worker starts a job it places a hold of the largest possible charge', () => {
  it('and not before: accepting a job costs nothing', async () => {
    const tenant = await createWaitingTenant({ credits: 20 });
    await accept(tenant);
    expect(await poolOf(tenant)).toEqual({ balance: 20, held: 0 });
  });

  it.each([
    ['a deck that asks for 8 slides', topic, 8],
    ['a deck that asks for no number', { prompt: 'A deck about the depot', output_type: 'deck' }, 15],
    [
      'a deck that asks for more than there can be',
      { prompt: 'Make 300 slides about the depot', output_type: 'deck' },
      50,
    ],
    ['three variants', { ...slide, variant_count: 3 }, 3],
  ])('of %s', async (_, body, hold) => {
    const tenant = await createWaitingTenant({ credits: 100 });
    const jobId = await accept(tenant, body);
    await letGo(pool, jobId);
    expect((await ended(tenant, jobId)).status).toBe('completed');
    expect((await ledgerOf(tenant))[1]).toBe(`hold -${hold}`);
  });
});

describe('Credits: at completion', () => {
  it('the hold is replaced by the charge for what was delivered', async () => {
    const tenant = await createTenant({ credits: 20 });
    const slides = await slidesOf(await completed(tenant, topic));
    expect(slides.length).toBeLessThanOrEqual(8);
    expect(await ledgerOf(tenant)).toEqual(['grant 20', 'hold -8', 'release 8', `charge -${slides.length}`]);
  });
});

describe('Credits: at failure', () => {
  it('the hold is released', async () => {
    const tenant = await createWaitingTenant({ credits: 20 });
    const jobId = await accept(tenant);
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 3 } });
    expect(await poolOf(tenant)).toEqual({ balance: 17, held: 3 });
    await pool.query('update jobs set deadline_at = now() where id = $1', [jobId]);
    expect((await ended(tenant, jobId)).status).toBe('failed');
    expect(await ledgerOf(tenant)).toEqual(['grant 20', 'hold -3', 'release 3']);
    expect(await poolOf(tenant)).toEqual({ balance: 20, held: 0 });
  });
});

describe("Credits: a pool that can't cover the hold", () => {
  it('fails the job with insufficient_credits', async () => {
    const tenant = await createTenant({ credits: 7 });
    expect((await ended(tenant, await accept(tenant, topic))).error?.code).toBe('insufficient_credits');
    expect(await ledgerOf(tenant)).toEqual(['grant 7']);
  });

  it('one that just covers it does not', async () => {
    const tenant = await createTenant({ credits: 8 });
    await completed(tenant, topic);
  });
});

describe('Credits: the pool is a ledger', () => {
  it('every hold, charge, release and grant is a row, and the sum of the rows is the balance', async () => {
    const tenant = await createTenant({ credits: 20 });
    await completed(tenant, slide);
    const entries = await ledgerOf(tenant);
    expect(entries).toEqual(['grant 20', 'hold -1', 'release 1', 'charge -1']);
    const sum = entries.reduce((total, entry) => total + Number(entry.split(' ')[1]), 0);
    expect((await poolOf(tenant)).balance).toBe(sum);
    await expectSound(tenant);
  });

  it('the balance is never negative: of ten jobs at once, as many complete as the pool covers', async () => {
    const tenant = await createTenant({ credits: 4 });
    const jobs = await times(10, async () => ended(tenant, await accept(tenant, slide)));
    expect(jobs.filter((job) => job.status === 'completed')).toHaveLength(4);
    expect(jobs.filter((job) => job.error?.code === 'insufficient_credits')).toHaveLength(6);
    expect(await poolOf(tenant)).toEqual({ balance: 0, held: 0 });
    await expectSound(tenant);
  });

  it('the database itself refuses a negative balance', async () => {
    const { organizationId } = await createTenant({ credits: 1 });
    await expect(
      pool.query('update credit_pools set balance = balance - 2 where organization_id = $1', [organizationId]),
    ).rejects.toThrow(/check/);
  });

  it('a deck that fails costs nothing in the ledger either', async () => {
    const tenant = await createTenant({ credits: 1 });
    await ended(tenant, await accept(tenant, deck));
    await expectSound(tenant);
  });
});
