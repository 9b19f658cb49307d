import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context, Role } from '../context';
import { getJobDetails } from '../jobs/get-job-details';
import { completeJob, startJob } from '../jobs/job-life';
import { listJobs } from '../jobs/list-jobs';
import { acceptJob, deliverFile } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { grantCredits, holdCredits, releaseCredits, settleCredits } from './ledger';
import { filterOfView, listLedger, readLedger, type LedgerFilters, type ListedEntry } from './list-ledger';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const list = async (ctx: Context, input: LedgerFilters = {}) => (await listLedger({ ctx, input })).entries;
const shapeOf = ({ kind, amount, balance }: ListedEntry) => [kind, amount, balance];

async function spend({ system, api }: TestTenant, held: number, charged: number): Promise<string> {
  const jobId = await acceptJob(api);
  await holdCredits({ ctx: system, input: { jobId, credits: held } });
  await settleCredits({ ctx: system, input: { jobId, credits: charged } });
  return jobId;
}

/** All within a second, many within one millisecond. */
async function compress({ organizationId }: TestTenant): Promise<void> {
  await service.database.pool.query(
    `update credit_entries set created_at = date_trunc('second', created_at) where organization_id = $1`,
    [organizationId],
  );
}

describe('listLedger', () => {
  it('shows every entry with what was left after it, newest first', async () => {
    const tenant = await createTenant({ credits: 20 });
    await spend(tenant, 10, 8);
    await grantCredits({ ctx: tenant.system, input: { credits: 5 } });
    const failed = await acceptJob(tenant.api);
    await holdCredits({ ctx: tenant.system, input: { jobId: failed, credits: 3 } });
    await releaseCredits({ ctx: tenant.system, input: { jobId: failed } });
    expect((await list(tenant.system)).map(shapeOf)).toEqual([
      ['release', 3, 17],
      ['hold', -3, 14],
      ['grant', 5, 17],
      ['charge', -8, 12],
      ['release', 10, 20],
      ['hold', -10, 10],
      ['grant', 20, 20],
    ]);
  });

  it('leaves out what was set aside and came back, and keeps what is still set aside', async () => {
    const tenant = await createTenant({ credits: 20 });
    await spend(tenant, 10, 8);
    const failed = await acceptJob(tenant.api);
    await holdCredits({ ctx: tenant.system, input: { jobId: failed, credits: 3 } });
    await releaseCredits({ ctx: tenant.system, input: { jobId: failed } });
    await holdCredits({ ctx: tenant.system, input: { jobId: await acceptJob(tenant.api), credits: 5 } });
    expect((await list(tenant.system, filterOfView(undefined))).map(shapeOf)).toEqual([
      ['hold', -5, 7],
      ['charge', -8, 12],
      ['grant', 20, 20],
    ]);
    expect(await list(tenant.system, filterOfView('all'))).toHaveLength(7);
    const [, charge] = await list(tenant.system, filterOfView(undefined));
    expect((await list(tenant.system, { isNet: true, before: charge?.id })).map(shapeOf)).toEqual([['grant', 20, 20]]);
    expect((await list(tenant.system, filterOfView('release'))).map(({ kind }) => kind)).toEqual([
      'release',
      'release',
    ]);
  });

  it('names the job, its prompt and its key; a grant has none', async () => {
    const tenant = await createTenant();
    const jobId = await spend(tenant, 10, 8);
    const [charge, , , grant] = await list(tenant.system);
    expect(charge).toMatchObject({
      jobId,
      outputType: 'deck',
      title: 'A plan in 10 slides',
      apiKeyId: tenant.key.id,
      keyName: 'Key',
      personName: null,
    });
    expect(grant).toMatchObject({ jobId: null, outputType: null, title: null, apiKeyId: null, keyName: null });
  });

  it('adds up row by row where jobs ran at the same time', async () => {
    const tenant = await createTenant({ credits: 20 });
    const [one, other] = [await acceptJob(tenant.api), await acceptJob(tenant.api)];
    for (const jobId of [one, other]) await holdCredits({ ctx: tenant.system, input: { jobId, credits: 6 } });
    await settleCredits({ ctx: tenant.system, input: { jobId: one, credits: 3 } });
    await settleCredits({ ctx: tenant.system, input: { jobId: other, credits: 2 } });
    const net = await list(tenant.system, { isNet: true });
    expect(net.map(shapeOf)).toEqual([
      ['charge', -2, 15],
      ['charge', -3, 17],
      ['grant', 20, 20],
    ]);
    const pages = await Promise.all(net.map(({ id }) => list(tenant.system, { isNet: true, before: id, limit: 1 })));
    expect(pages.flat().map(shapeOf)).toEqual(net.slice(1).map(shapeOf));
  });

  it('calls a job as its slides are called, also when their file is gone', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const title = 'Größe & plan: what comes next';
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 10 } });
    const file = { ...(await deliverFile(tenant.system, jobId)), title };
    await completeJob({ ctx: tenant.system, input: { jobId, files: [file], charge: 8 } });
    const titles = async () => [
      (await list(tenant.system))[0]?.title,
      (await listJobs({ ctx: tenant.system, input: { limit: 1 } })).jobs[0]?.title,
      (await getJobDetails({ ctx: tenant.system, input: { jobId, baseUrl: '' } })).title,
    ];
    expect(await titles()).toEqual([title, title, title]);
    await service.database.pool.query('update artifacts set deleted_at = now() where job_id = $1', [jobId]);
    expect(await titles()).toEqual([title, title, title]);
    await service.database.pool.query('update artifacts set title = null where job_id = $1', [jobId]);
    expect(new Set(await titles())).toEqual(new Set(['Größe & plan']));
  });

  it('keeps the balance whatever the filters hide', async () => {
    const tenant = await createTenant({ credits: 50 });
    for (const charged of [1, 2, 3]) await spend(tenant, 5, charged);
    await grantCredits({ ctx: tenant.system, input: { credits: 7 } });
    const shapes = async (input: LedgerFilters) => (await list(tenant.system, input)).map(shapeOf);
    expect(await shapes({ kind: 'charge' })).toEqual([
      ['charge', -3, 44],
      ['charge', -2, 47],
      ['charge', -1, 49],
    ]);
    expect(await shapes({ kind: 'grant' })).toEqual([
      ['grant', 7, 51],
      ['grant', 50, 50],
    ]);
    const [newest] = await list(tenant.system, { kind: 'charge' });
    expect(await shapes({ kind: 'charge', before: newest?.id })).toEqual([
      ['charge', -2, 47],
      ['charge', -1, 49],
    ]);
  });

  it('filters by time, the beginning included and the end not', async () => {
    const tenant = await createTenant({ credits: 5 });
    await grantCredits({ ctx: tenant.system, input: { credits: 1 } });
    await service.database.pool.query(
      `update credit_entries set created_at = case amount when 5 then timestamptz '2026-03-01 23:59:59.999Z' else timestamptz '2026-03-02 00:00Z' end where organization_id = $1`,
      [tenant.organizationId],
    );
    const midnight = new Date('2026-03-02T00:00:00Z');
    expect((await list(tenant.system, { from: midnight })).map(({ amount }) => amount)).toEqual([1]);
    expect((await list(tenant.system, { to: midnight })).map(({ amount }) => amount)).toEqual([5]);
  });

  it.each([undefined, 'charge'] as const)(
    'goes from page to page through one second without a gap (kind %s)',
    async (kind) => {
      const tenant = await createTenant({ credits: 500 });
      for (let index = 0; index < 12; index += 1) await spend(tenant, 9, 1 + index);
      await compress(tenant);
      const all = await list(tenant.system, { kind, limit: 200 });
      const seen: ListedEntry[] = [];
      for (let before: string | undefined; ;) {
        const page = await listLedger({ ctx: tenant.system, input: { kind, limit: 5, before } });
        seen.push(...page.entries);
        before = page.entries.at(-1)?.id;
        if (!page.hasOlder) break;
        // What comes in between shifts nothing but today's balance.
        await grantCredits({ ctx: tenant.system, input: { credits: 1 } });
      }
      expect(seen).toEqual(all);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length);
    },
  );

  it("shows nobody else's, neither by a cursor nor through a job", async () => {
    const [one, other] = await Promise.all([createTenant({ credits: 3 }), createTenant({ credits: 4 })]);
    const [theirs] = await list(other.system);
    expect((await list(one.system)).map(({ amount }) => amount)).toEqual([3]);
    expect(await listLedger({ ctx: one.system, input: { before: theirs?.id } })).toEqual({
      entries: [],
      hasOlder: false,
    });
  });

  it('is for the people of the organization, not for keys', async () => {
    const { organizationId, api } = await createTenant();
    for (const role of ['owner', 'admin', 'member'] satisfies Role[]) {
      expect(await list({ organizationId, actor: { type: 'user', userId: uuidv7(), role } })).toHaveLength(1);
    }
    await expect(list(api)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([{ limit: 0 }, { limit: 2_001 }, { before: 'x' }, { kind: 'gift' as never }, { from: 'today' as never }])(
    'refuses %j',
    async (input) => {
      const { system } = await createTenant();
      await expect(list(system, input)).rejects.toMatchObject({ code: 'invalid_request' });
    },
  );
});

describe('readLedger', () => {
  it('reads the same entries to the end, beyond one page', async () => {
    const tenant = await createTenant({ credits: 10 });
    await service.database.pool.query(
      `insert into credit_entries (id, organization_id, kind, amount, created_at)
       select gen_random_uuid(), $1, 'grant', 1 + i % 7, date_trunc('second', now()) - make_interval(secs => i / 100) from generate_series(1, 4500) i`,
      [tenant.organizationId],
    );
    await service.database.pool.query(
      'update credit_pools set balance = (select sum(amount) from credit_entries where organization_id = $1) where organization_id = $1',
      [tenant.organizationId],
    );
    const entries: ListedEntry[] = [];
    for await (const entry of readLedger({ ctx: tenant.system, input: {} })) entries.push(entry);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4_501);
    let balance = 0;
    for (const entry of entries.toReversed()) expect(entry.balance).toBe((balance += entry.amount));
  });
});
