import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../api-keys/create-api-key';
import { operatorContext, type Context } from '../context';
import { findLedgerViolations } from '../credits/check-ledger';
import { getBalance } from '../credits/ledger';
import { acceptJob, deliverFile } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getJob } from './get-job';
import { getJobForOperator } from './get-job-for-operator';
import { completeJob, failJob, failOverdueJobs, startJob } from './job-life';
import { listJobs } from './list-jobs';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const baseUrl = 'http://localhost:3000';
const read = (ctx: Context, jobId: string) => getJob({ ctx, input: { jobId, baseUrl } });
const balanceOf = (ctx: Context) => getBalance({ ctx, input: {} });
const failure = { code: 'generation_failed', message: 'The slides could not be made.' } as const;

async function startedJob(tenant: TestTenant, largestCharge = 10): Promise<string> {
  const jobId = await acceptJob(tenant.api);
  await startJob({ ctx: tenant.system, input: { jobId, largestCharge } });
  return jobId;
}

describe('a job', () => {
  it('goes from pending to processing to completed, and is charged for what it delivered', async () => {
    const tenant = await createTenant({ credits: 50 });
    const { system, api } = tenant;
    const jobId = await startedJob(tenant, 15);
    expect(await read(api, jobId)).toMatchObject({
      body: { status: 'processing', downloads: null },
      retryAfterSeconds: 2,
    });
    expect(await balanceOf(system)).toEqual({ balance: 35, held: 15 });
    const files = [await deliverFile(system, jobId)];
    expect(await completeJob({ ctx: system, input: { jobId, files, charge: 8 } })).toBe(true);
    expect(await balanceOf(system)).toEqual({ balance: 42, held: 0 });
    const { body, retryAfterSeconds } = await read(api, jobId);
    expect(body).toMatchObject({ status: 'completed', error: null, downloads: [{ format: 'pptx', slide_count: 8 }] });
    expect(Object.keys(body.downloads?.[0] ?? {}).sort()).toEqual(['format', 'slide_count', 'url']);
    expect(retryAfterSeconds).toBeNull();
  });

  it('lists the variants of a single slide in order', async () => {
    const { system, api } = await createTenant();
    const jobId = await acceptJob(api, { prompt: 'A plan', output_type: 'single_slide', variant_count: 3 });
    await startJob({ ctx: system, input: { jobId, largestCharge: 3 } });
    const files = await Promise.all([3, 1, 2].map((variant) => deliverFile(system, jobId, variant)));
    await completeJob({ ctx: system, input: { jobId, files, charge: 3 } });
    const { body } = await read(api, jobId);
    expect(body.downloads).toEqual([1, 2, 3].map((variant) => ({ url: expect.any(String), format: 'pptx', variant })));
  });

  it('completes once: what is asked again changes nothing', async () => {
    const tenant = await createTenant();
    const { system, api } = tenant;
    const jobId = await startedJob(tenant);
    const files = [await deliverFile(system, jobId)];
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => completeJob({ ctx: system, input: { jobId, files, charge: 8 } })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await failJob({ ctx: system, input: { jobId, ...failure } })).toBe(false);
    expect(await balanceOf(system)).toEqual({ balance: 92, held: 0 });
    expect((await read(api, jobId)).body.downloads).toHaveLength(1);
  });

  it('costs nothing when it fails', async () => {
    const tenant = await createTenant();
    const { system, api } = tenant;
    const jobId = await startedJob(tenant);
    expect(await failJob({ ctx: system, input: { jobId, ...failure } })).toBe(true);
    expect(await balanceOf(system)).toEqual({ balance: 100, held: 0 });
    expect((await read(api, jobId)).body).toMatchObject({ status: 'failed', downloads: null, error: failure });
    expect(await completeJob({ ctx: system, input: { jobId, files: [], charge: 1 } })).toBe(false);
  });

  it('either completes or fails when both happen at once', async () => {
    const tenant = await createTenant();
    const { system } = tenant;
    for (let round = 0; round < 10; round += 1) {
      const jobId = await startedJob(tenant, 8);
      const files = [await deliverFile(system, jobId)];
      const outcomes = await Promise.all([
        completeJob({ ctx: system, input: { jobId, files, charge: 8 } }),
        failJob({ ctx: system, input: { jobId, ...failure } }),
      ]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    }
    expect((await balanceOf(system)).held).toBe(0);
    expect(await findLedgerViolations({ ctx: system, input: {} })).toEqual([]);
  });

  it('is not completed when the hold does not cover the charge', async () => {
    const tenant = await createTenant();
    const { system, api } = tenant;
    const jobId = await startedJob(tenant, 2);
    const files = [await deliverFile(system, jobId)];
    await expect(completeJob({ ctx: system, input: { jobId, files, charge: 3 } })).rejects.toThrow(/does not cover/);
    expect((await read(api, jobId)).body).toMatchObject({ status: 'processing', downloads: null });
  });
});

describe('startJob', () => {
  it('holds once, and says yes again to the worker that takes the job up', async () => {
    const { system, api } = await createTenant();
    const jobId = await acceptJob(api);
    const input = { jobId, largestCharge: 10 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => startJob({ ctx: system, input })));
    expect(answers).toEqual([true, true, true, true, true]);
    expect(await balanceOf(system)).toEqual({ balance: 90, held: 10 });
  });

  it('fails a job that the pool cannot cover', async () => {
    const { system, api } = await createTenant({ credits: 3 });
    const jobId = await acceptJob(api);
    expect(await startJob({ ctx: system, input: { jobId, largestCharge: 4 } })).toBe(false);
    expect((await read(api, jobId)).body).toMatchObject({ status: 'failed', error: { code: 'insufficient_credits' } });
    expect(await balanceOf(system)).toEqual({ balance: 3, held: 0 });
  });

  it('lets 30 jobs at once start as far as the pool reaches', async () => {
    const { system, api } = await createTenant({ credits: 25 });
    const jobs = await Promise.all(Array.from({ length: 30 }, () => acceptJob(api)));
    const started = await Promise.all(
      jobs.map((jobId) => startJob({ ctx: system, input: { jobId, largestCharge: 5 } })),
    );
    expect(started.filter(Boolean)).toHaveLength(5);
    expect(await balanceOf(system)).toEqual({ balance: 0, held: 25 });
    expect(await findLedgerViolations({ ctx: system, input: {} })).toEqual([]);
  });

  it('does not start what has failed, or what belongs to another organization', async () => {
    const { system, api } = await createTenant();
    const jobId = await acceptJob(api);
    const stranger = await createTenant();
    expect(await startJob({ ctx: stranger.system, input: { jobId, largestCharge: 1 } })).toBe(false);
    await failJob({ ctx: system, input: { jobId, ...failure } });
    expect(await startJob({ ctx: system, input: { jobId, largestCharge: 1 } })).toBe(false);
  });
});

describe('failOverdueJobs', () => {
  it('ends unfinished jobs past their time limit and gives their holds back', async () => {
    const tenant = await createTenant();
    const { system, api } = tenant;
    const [late, waiting] = [await startedJob(tenant), await acceptJob(api)];
    const inTime = await startedJob(tenant, 5);
    const makeLate = "update jobs set deadline_at = now() - interval '1 second' where id = any($1)";
    await service.database.pool.query(makeLate, [[late, waiting]]);
    expect(await startJob({ ctx: system, input: { jobId: waiting, largestCharge: 1 } })).toBe(false);
    expect(await failOverdueJobs({ ctx: operatorContext, input: {} })).toEqual([late]);
    for (const jobId of [late, waiting]) {
      expect((await read(api, jobId)).body).toMatchObject({ status: 'failed', error: { code: 'generation_timeout' } });
    }
    expect((await read(api, inTime)).body.status).toBe('processing');
    expect(await balanceOf(system)).toEqual({ balance: 95, held: 5 });
  });
});

describe('getJob', () => {
  it('tells an unknown id, a malformed one and the job of another key the same', async () => {
    const { system, api } = await createTenant();
    const jobId = await acceptJob(api);
    const otherKey = await createApiKey({ ctx: system, input: { name: 'Other' } });
    const sibling: Context = { ...api, actor: { type: 'api_key', apiKeyId: otherKey.id } };
    const stranger = await createTenant();
    const attempts: [Context, string][] = [
      [api, uuidv7()],
      [api, 'nonsense'],
      [api, "' or 1=1"],
      [sibling, jobId],
      [stranger.api, jobId],
    ];
    const errors = await Promise.all(attempts.map(([ctx, id]) => read(ctx, id).catch((error: unknown) => error)));
    for (const error of errors) {
      expect(error).toMatchObject({ code: 'not_found', message: 'There is no such job for this API key.' });
    }
  });

  it('asks for longer pauses the longer a job stays unfinished', async () => {
    const { api } = await createTenant();
    const jobId = await acceptJob(api);
    const pauses: (number | null)[] = [];
    for (const age of [0, 20, 40, 600]) {
      await service.database.pool.query(
        'update jobs set created_at = now() - make_interval(secs => $2) where id = $1',
        [jobId, age],
      );
      pauses.push((await read(api, jobId)).retryAfterSeconds);
    }
    expect(pauses).toEqual([2, 3, 4, 5]);
  });

  it('answers with an empty array once the files were deleted', async () => {
    const tenant = await createTenant();
    const jobId = await startedJob(tenant);
    const files = [await deliverFile(tenant.system, jobId)];
    await completeJob({ ctx: tenant.system, input: { jobId, files, charge: 8 } });
    await service.database.pool.query('update artifacts set deleted_at = now() where job_id = $1', [jobId]);
    expect((await read(tenant.api, jobId)).body).toMatchObject({ status: 'completed', downloads: [] });
  });
});

describe('what people see of jobs', () => {
  it('lists the jobs of the organization, newest first, page by page', async () => {
    const { system, api } = await createTenant();
    const stranger = await createTenant();
    await acceptJob(stranger.api);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push(await acceptJob(api));
    ids.reverse();
    const first = await listJobs({ ctx: system, input: { limit: 2 } });
    expect(first.jobs.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await listJobs({ ctx: system, input: { limit: 2, olderThan: first.older ?? undefined } });
    expect(second.jobs.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('shows the operator everything but the prompt', async () => {
    const tenant = await createTenant();
    const jobId = await startedJob(tenant);
    await completeJob({
      ctx: tenant.system,
      input: { jobId, files: [await deliverFile(tenant.system, jobId)], charge: 8 },
    });
    const job = await getJobForOperator({ ctx: operatorContext, input: { jobId } });
    expect(job).toMatchObject({ id: jobId, status: 'completed', error: null, files: [{ slideCount: 8 }] });
    expect(job.credits.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['hold', -10],
        ['release', 10],
        ['charge', -8],
      ]),
    );
    expect(JSON.stringify(job)).not.toContain('A plan');
    await expect(getJobForOperator({ ctx: operatorContext, input: { jobId: 'x' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
