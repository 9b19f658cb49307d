import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { tries } from '@/lib/testing/test-run';
import { createApiKey } from '../api-keys/create-api-key';
import type { Context, Role } from '../context';
import { readLedger } from '../credits/list-ledger';
import { completeJob, failJob, startJob } from '../jobs/job-life';
import { recordRequest } from '../requests/record-request';
import { flushRequestLog } from '../requests/request-log';
import { recountUsage } from '../testing/recount-usage';
import { acceptJob, deliverFile } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { countRequests } from './count-requests';
import { getUsage, listUsageKeys } from './get-usage';
import { arrangeSpending, listSpending, spendingGroups } from './spending';
import { dayOf, readUsagePeriod } from './usage-period';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const period = readUsagePeriod({ from: '2026-02-25', to: '2026-03-06' }, new Date());
const asMember = (organizationId: string): Context => ({
  organizationId,
  actor: { type: 'user', userId: uuidv7(), role: 'member' },
});

/** A job, how it ended, and when. */
interface Past {
  key: number;
  deck: boolean;
  ends: 'completed' | 'failed' | 'running';
  credits: number;
  at: Date;
}

const past: fc.Arbitrary<Past> = fc.record({
  key: fc.nat(2),
  deck: fc.boolean(),
  ends: fc.constantFrom('completed', 'completed', 'completed', 'failed', 'running'),
  credits: fc.integer({ min: 1, max: 9 }),
  // Also before and after the period, and on the borders of its days.
  at: fc.oneof(
    fc.date({ min: new Date('2026-02-24T00:00:00Z'), max: new Date('2026-03-07T23:59:59Z'), noInvalidDate: true }),
    fc
      .integer({ min: 0, max: 11 })
      .chain((day) => fc.constantFrom(-1, 0).map((ms) => new Date(Date.UTC(2026, 1, 25 + day) + ms))),
  ),
});

const requests: Record<'true' | 'false', GenerateRequest> = {
  true: { prompt: 'A plan in 10 slides', output_type: 'deck' },
  false: { prompt: 'A plan', output_type: 'single_slide' },
};

/** A job from its acceptance at that time to its end now. */
async function liveUntilNow(
  tenant: TestTenant,
  callers: readonly Context[],
  { key, deck, ends, credits, at }: Past,
): Promise<string> {
  const ctx = tenant.system;
  const jobId = await acceptJob(callers[key] ?? tenant.api, requests[`${deck}`]);
  await service.database.pool.query('update jobs set created_at = $2 where id = $1', [jobId, at]);
  await startJob({ ctx, input: { jobId, largestCharge: 10 } });
  if (ends === 'completed')
    await completeJob({
      ctx,
      input: { jobId, files: [await deliverFile(ctx, jobId, deck ? null : 1)], charge: credits },
    });
  if (ends === 'failed') await failJob({ ctx, input: { jobId, code: 'generation_failed', message: 'No.' } });
  return jobId;
}

/** The same wholly in the past; what was counted has to be counted again then. */
async function live(tenant: TestTenant, callers: readonly Context[], each: Past): Promise<void> {
  const jobId = await liveUntilNow(tenant, callers, each);
  const { at } = each;
  const { pool } = service.database;
  await Promise.all([
    pool.query('update credit_entries set created_at = $2 where job_id = $1', [jobId, at]),
    pool.query('update artifacts set created_at = $2 where job_id = $1', [jobId, at]),
  ]);
}

/** Two keys and the portal. */
async function callersOf(tenant: TestTenant): Promise<Context[]> {
  const second = await createApiKey({ ctx: tenant.system, input: { name: 'Second' } });
  return [
    tenant.api,
    { organizationId: tenant.organizationId, actor: { type: 'api_key', apiKeyId: second.id } },
    tenant.system,
  ];
}

/** The charges as the ledger itself lists them. */
async function chargesOf(ctx: Context) {
  const charges: { day: string; source: string; type: string; credits: number }[] = [];
  for await (const { createdAt, apiKeyId, outputType, amount } of readLedger({
    ctx,
    input: { kind: 'charge', from: period.from, to: period.to },
  })) {
    charges.push({ day: dayOf(createdAt), source: apiKeyId ?? 'portal', type: outputType ?? '', credits: -amount });
  }
  return charges;
}

function sumBy<T extends { credits: number }>(rows: readonly T[], nameOf: (row: T) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[nameOf(row)] = (sums[nameOf(row)] ?? 0) + row.credits;
  return sums;
}

describe('spending', () => {
  it('equals the charges of the ledger by day, key and type, whatever happened', { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(fc.array(past, { minLength: 1, maxLength: 12 }), async (history) => {
      const [tenant, stranger] = await Promise.all([createTenant({ credits: 500 }), createTenant({ credits: 500 })]);
      const callers = await callersOf(tenant);
      await Promise.all(history.map((each) => live(tenant, callers, each)));
      await Promise.all(history.slice(0, 2).map((each) => live(stranger, [], each)));
      await service.database.pool.query(recountUsage);
      const [{ summary, spending }, charges] = await Promise.all([
        getUsage({ ctx: asMember(tenant.organizationId), input: { from: period.from, to: period.to } }),
        chargesOf(tenant.system),
      ]);
      const rows = listSpending(spending);
      expect(sumBy(rows, ({ day }) => day)).toEqual(sumBy(charges, ({ day }) => day));
      expect(sumBy(rows, ({ apiKeyId }) => apiKeyId ?? 'portal')).toEqual(sumBy(charges, ({ source }) => source));
      expect(sumBy(rows, ({ outputType }) => outputType)).toEqual(sumBy(charges, ({ type }) => type));
      expect(rows.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(charges.length);
      const inPeriod = history.filter(({ at }) => at >= period.from && at < period.to);
      const count = (ends: Past['ends']) => inPeriod.filter((each) => each.ends === ends).length;
      const total = charges.reduce((sum, { credits }) => sum + credits, 0);
      expect(total).toBe(
        inPeriod.filter(({ ends }) => ends === 'completed').reduce((sum, { credits }) => sum + credits, 0),
      );
      for (const by of spendingGroups) {
        const arranged = arrangeSpending(spending, period.days, by);
        expect(arranged.total).toBe(total);
        expect(arranged.days.reduce((sum, day) => sum + day.total, 0)).toBe(total);
      }
      expect(summary).toMatchObject({
        jobs: { completed: count('completed'), failed: count('failed'), unfinished: count('running') },
        slides: inPeriod.filter(({ ends }) => ends === 'completed').reduce((sum, { deck }) => sum + (deck ? 8 : 1), 0),
        held: 10 * history.filter(({ ends }) => ends === 'running').length,
        holdingJobs: history.filter(({ ends }) => ends === 'running').length,
      });
    });
    await fc.assert(property, { numRuns: tries(5, 30), endOnFailure: true });
  });

  it('is counted as jobs end as if it were added up from all rows, also when they end at once', async () => {
    const readCounts = async () =>
      (await service.database.pool.query('select * from usage_days order by 1, 2, 3, 4')).rows;
    const property = fc.asyncProperty(fc.array(past, { minLength: 1, maxLength: 20 }), async (history) => {
      const tenant = await createTenant({ credits: 500 });
      const callers = await callersOf(tenant);
      await Promise.all(history.map((each) => liveUntilNow(tenant, callers, each)));
      const counted = await readCounts();
      await service.database.pool.query(recountUsage);
      expect(counted).toEqual(await readCounts());
    });
    await service.database.pool.query(recountUsage);
    await fc.assert(property, { numRuns: tries(4, 30), endOnFailure: true });
  });

  it('counts the last millisecond of a day in UTC to it, and midnight to the next', async () => {
    const tenant = await createTenant({ credits: 100 });
    const moments = [
      '2026-02-28T23:59:59.999Z',
      '2026-03-01T00:00:00.000Z',
      '2026-03-06T23:59:59.999Z',
      '2026-03-07T00:00:00.000Z',
      '2026-02-24T23:59:59.999Z',
    ];
    for (const [index, at] of moments.entries())
      await live(tenant, [tenant.api], { key: 0, deck: true, ends: 'completed', credits: index + 1, at: new Date(at) });
    await service.database.pool.query(recountUsage);
    const { spending } = await getUsage({ ctx: tenant.system, input: { from: period.from, to: period.to } });
    expect(listSpending(spending).map(({ day, credits }) => [day, credits])).toEqual([
      ['2026-02-28', 1],
      ['2026-03-01', 2],
      ['2026-03-06', 3],
    ]);
  });

  it('is for the people of the organization, not for keys', async () => {
    const { organizationId, api } = await createTenant();
    const range = { from: period.from, to: period.to };
    const verbs = [
      (ctx: Context) => getUsage({ ctx, input: range }),
      (ctx: Context) => countRequests({ ctx, input: range }),
      (ctx: Context) => listUsageKeys({ ctx, input: {} }),
    ];
    for (const verb of verbs) {
      for (const role of ['owner', 'admin', 'member'] satisfies Role[])
        await verb({ organizationId, actor: { type: 'user', userId: uuidv7(), role } });
      await expect(verb(api)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});

describe('countRequests', () => {
  const record = (ctx: Context, status: number, minutesAgo: number, operation: 'generate' | 'status' = 'generate') =>
    recordRequest({
      ctx,
      input: {
        requestId: uuidv7(),
        method: 'POST',
        route: '/api/v1/generate',
        operation,
        status,
        elapsedMs: minutesAgo * 60_000,
        jobId: undefined,
      },
    });

  it('counts by outcome, with empty spans, one organization and what was asked for', async () => {
    const [tenant, other] = await Promise.all([createTenant(), createTenant()]);
    for (const status of [200, 206, 304, 404, 429, 500]) record(tenant.api, status, 5);
    record(tenant.api, 200, 5, 'status');
    record(tenant.api, 200, 60 * 30);
    record(other.api, 200, 5);
    await flushRequestLog();
    const now = new Date();
    const range = { from: new Date(now.getTime() - 24 * 3_600_000), to: now };
    const total = async (input: object) => {
      const { buckets } = await countRequests({ ctx: tenant.system, input: { ...range, ...input } });
      const sum = (field: 'succeeded' | 'refused' | 'failed') => buckets.reduce((all, each) => all + each[field], 0);
      return { succeeded: sum('succeeded'), refused: sum('refused'), failed: sum('failed') };
    };
    expect(await total({})).toEqual({ succeeded: 4, refused: 2, failed: 1 });
    expect(await total({ operation: 'status' })).toEqual({ succeeded: 1, refused: 0, failed: 0 });
    expect(await total({ apiKeyId: other.key.id })).toEqual({ succeeded: 0, refused: 0, failed: 0 });
    const { buckets, bucketHours } = await countRequests({ ctx: tenant.system, input: range });
    expect(bucketHours).toBe(1);
    expect([24, 25]).toContain(buckets.length);
    expect(
      buckets.every(
        ({ start }, index) => index === 0 || start.getTime() - (buckets[index - 1]?.start.getTime() ?? 0) === 3_600_000,
      ),
    ).toBe(true);
  });

  it.each([
    [1, 1],
    [7, 3],
    [30, 24],
  ])('makes %i days bars of %i hours, each of them in UTC', async (days, hours) => {
    const { system } = await createTenant();
    const to = new Date('2026-05-05T12:34:56Z');
    const { buckets, bucketHours } = await countRequests({
      ctx: system,
      input: { from: new Date(to.getTime() - days * 86_400_000), to },
    });
    expect(bucketHours).toBe(hours);
    expect(buckets.length).toBeLessThanOrEqual(62);
    expect(buckets.every(({ start }) => start.getUTCHours() % hours === 0 && start.getUTCMinutes() === 0)).toBe(true);
  });

  it('refuses a time that ends before it begins', async () => {
    const { system } = await createTenant();
    await expect(countRequests({ ctx: system, input: { from: period.to, to: period.from } })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});
