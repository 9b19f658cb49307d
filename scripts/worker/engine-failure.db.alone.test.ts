import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Composer } from '@/lib/generation/composers/composer';
import { BlobStoreError } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { getBalance } from '@/lib/services/credits/ledger';
import { getJob } from '@/lib/services/jobs/get-job';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { claimJob } from '@/lib/platform/queue/fair-queue';
import { createJobRunner, type JobRunner } from '@/lib/platform/queue/job-runner';
import { registerWorker } from '@/lib/platform/queue/live-workers';
import { runQueuedJob } from './run-queued-job';

/** The part of the engine that breaks, and how. */
const fault = vi.hoisted(() => ({ part: '', error: new Error() }));
const breakable = vi.hoisted(
  () =>
    <A extends unknown[], R>(part: string, work: (...args: A) => R) =>
    (...args: A): R => {
      if (fault.part === part) throw fault.error;
      return work(...args);
    },
);

vi.mock('@/lib/reading/read-prompt', async (load) => {
  const real = await load<typeof import('@/lib/reading/read-prompt')>();
  return { ...real, readPrompt: breakable('read', real.readPrompt) };
});
vi.mock('@/lib/generation/composers/choose-composer', async (load) => {
  const real = await load<typeof import('@/lib/generation/composers/choose-composer')>();
  const chooseComposer = (...args: Parameters<typeof real.chooseComposer>): Composer => {
    const composer = breakable('choose composer', real.chooseComposer)(...args);
    return { ...composer, plan: breakable('plan', composer.plan), writeSlide: breakable('write', composer.writeSlide) };
  };
  return { ...real, chooseComposer };
});
vi.mock('@/lib/templates/choose-theme', async (load) => {
  const real = await load<typeof import('@/lib/templates/choose-theme')>();
  return { ...real, chooseTheme: breakable('choose template', real.chooseTheme) };
});
vi.mock('@/lib/deck/layout/lay-out-deck', async (load) => {
  const real = await load<typeof import('@/lib/deck/layout/lay-out-deck')>();
  return { ...real, layOutDeck: breakable('lay out', real.layOutDeck) };
});
vi.mock('@/lib/deck/quality/inspect-scene', async (load) => {
  const real = await load<typeof import('@/lib/deck/quality/inspect-scene')>();
  return { ...real, inspectScene: breakable('inspect', real.inspectScene) };
});
vi.mock('@/lib/pptx/write-pptx', async (load) => {
  const real = await load<typeof import('@/lib/pptx/write-pptx')>();
  return { ...real, writePptx: breakable('write the file', real.writePptx) };
});
vi.mock('@/lib/services/jobs/job-life', async (load) => {
  const real = await load<typeof import('@/lib/services/jobs/job-life')>();
  return { ...real, completeJob: breakable('complete', real.completeJob) };
});

let service: TestService;
let runner: JobRunner | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
beforeAll(async () => {
  service = await openTestService();
});
afterEach(async () => {
  fault.part = '';
  vi.restoreAllMocks();
  clearInterval(looking);
  await runner?.drain();
  runner = undefined;
});
afterAll(() => service.close());

async function startWorker(): Promise<void> {
  const { pool } = service.database;
  const id = randomUUID();
  await registerWorker(pool, { id, slots: 1 });
  const started = createJobRunner({
    places: 1,
    reserve: 0,
    most: 1,
    claim: () => claimJob(pool, id),
    work: (job, place) => runQueuedJob(pool, id, job, place),
    onError: () => undefined,
  });
  runner = started;
  looking = setInterval(() => started.fill(), 200);
}
function breakPart(part: string, error: Error = new Error('a defect with a secret inside')): void {
  Object.assign(fault, { part, error });
}
/** Breaks each write whose key matches, as a full disk does. */
function fillDisk(keys: RegExp): void {
  const put = getBlobStore().put;
  vi.spyOn(getBlobStore(), 'put').mockImplementation((key, ...rest) =>
    keys.test(key)
      ? Promise.reject(new BlobStoreError('no-space', 'No space is left under /data.'))
      : put(key, ...rest),
  );
}
const haveOneAttempt = (jobId: string) =>
  service.database.pool.query('update job_queue set attempts = 5 where job_id = $1', [jobId]);
const stateOf = async ({ api }: TestTenant, jobId: string) =>
  (await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost' } })).body;
const statusOf = async (tenant: TestTenant, jobId: string) => (await stateOf(tenant, jobId)).status;
const violations = ({ system }: TestTenant) => findLedgerViolations({ ctx: system, input: {} });
const entriesOf = async (jobId: string) =>
  (
    await service.database.pool.query<{ kind: string }>(
      'select kind from credit_entries where job_id = $1 order by id',
      [jobId],
    )
  ).rows.map(({ kind }) => kind);

/** The same worker does the next job as if nothing had been. */
async function expectNextJobToComplete(tenant: TestTenant): Promise<void> {
  fault.part = '';
  vi.restoreAllMocks();
  const next = await acceptJob(tenant.api);
  await expect.poll(() => statusOf(tenant, next), { timeout: 20_000 }).toBe('completed');
  expect(await violations(tenant)).toEqual([]);
}

const unmade = { code: 'generation_failed', message: 'The slides could not be made.' };

describe('a defect in the engine', () => {
  it.each(['plan', 'write', 'choose template', 'lay out', 'inspect', 'write the file'])(
    'in the part "%s" fails the job at once, and that job alone',
    async (part) => {
      const tenant = await createTenant();
      breakPart(part);
      await startWorker();
      const jobId = await acceptJob(tenant.api);
      await expect.poll(() => statusOf(tenant, jobId), { timeout: 20_000 }).toBe('failed');
      expect(await stateOf(tenant, jobId)).toEqual({
        job_id: jobId,
        status: 'failed',
        output_type: 'deck',
        downloads: null,
        error: unmade,
      });
      expect(await entriesOf(jobId)).toEqual(['hold', 'release']);
      expect(await getBalance({ ctx: tenant.system, input: {} })).toEqual({ balance: 100, held: 0 });
      expect(await violations(tenant)).toEqual([]);
      await expectNextJobToComplete(tenant);
    },
  );

  it('in reading the request fails the job before anything is held', async () => {
    const tenant = await createTenant();
    breakPart('read');
    await startWorker();
    const jobId = await acceptJob(tenant.api);
    await expect.poll(() => statusOf(tenant, jobId), { timeout: 20_000 }).toBe('failed');
    expect((await stateOf(tenant, jobId)).error).toEqual(unmade);
    expect(await entriesOf(jobId)).toEqual([]);
    await expectNextJobToComplete(tenant);
  });

  it('is a failure also when what is thrown is no error', async () => {
    const tenant = await createTenant();
    breakPart('lay out', 'just a text' as unknown as Error);
    await startWorker();
    const jobId = await acceptJob(tenant.api);
    await expect.poll(() => statusOf(tenant, jobId), { timeout: 20_000 }).toBe('failed');
    await expectNextJobToComplete(tenant);
  });
});

describe('a job that is gone', () => {
  it('leaves the queue at the first attempt', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const queued = async () =>
      (await service.database.pool.query('select attempts from job_queue where job_id = $1', [jobId])).rows;
    expect(await queued()).toHaveLength(1);
    await service.database.pool.query('delete from jobs where id = $1', [jobId]);
    await startWorker();
    await expect.poll(queued, { timeout: 20_000 }).toEqual([]);
    await expectNextJobToComplete(tenant);
  });
});

describe('trouble around the engine', () => {
  it.each([
    ['a full disk while drafts are stored', () => fillDisk(/\.json$/), 'provider_unavailable'],
    ['a full disk while the file is stored', () => fillDisk(/\.pptx$/), 'provider_unavailable'],
    ['a defect at completion', () => breakPart('complete'), 'generation_failed'],
    ['a composer that cannot be opened', () => breakPart('choose composer'), 'generation_failed'],
  ])('%s fails the job once its attempts are used up', async (_, cause, code) => {
    const tenant = await createTenant();
    cause();
    const jobId = await acceptJob(tenant.api);
    await haveOneAttempt(jobId);
    await startWorker();
    await expect.poll(() => statusOf(tenant, jobId), { timeout: 20_000 }).toBe('failed');
    const { error } = await stateOf(tenant, jobId);
    expect(error).toEqual({ code, message: expect.stringMatching(/^[A-Z][^/]*\.$/) });
    expect(error?.message).not.toMatch(/secret|data/);
    expect(await getBalance({ ctx: tenant.system, input: {} })).toEqual({ balance: 100, held: 0 });
    expect(await violations(tenant)).toEqual([]);
    await expectNextJobToComplete(tenant);
  });

  it('a disk that has room again lets the job complete at the next attempt, charged once', async () => {
    const tenant = await createTenant();
    fillDisk(/\.pptx$/);
    await startWorker();
    const jobId = await acceptJob(tenant.api);
    const failedAttempts = async () =>
      (
        await service.database.pool.query(
          `select from job_steps where job_id = $1 and name = 'render' and finished_at is null`,
          [jobId],
        )
      ).rowCount;
    await expect.poll(failedAttempts, { timeout: 20_000 }).toBe(1);
    expect(await statusOf(tenant, jobId)).toBe('processing');
    vi.restoreAllMocks();
    await expect.poll(() => statusOf(tenant, jobId), { timeout: 30_000 }).toBe('completed');
    expect(await entriesOf(jobId)).toEqual(['hold', 'release', 'charge']);
    expect(await violations(tenant)).toEqual([]);
  });
});
