import { validate, version } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobStatus } from '@/lib/contracts/job';
import { completeJob, startJob, failJob } from '@/lib/services/jobs/job-life';
import { createTenant } from '@/lib/services/testing/test-service';
import { accept, completed, createWaitingTenant, ended, generate, poll, slide } from './jobs';
import { openService } from './service';
import { createOwnTemplate } from './templates';
import { letGo } from './waiting-jobs';

const { pool } = openService();

describe('Jobs: job_id', () => {
  it('is a UUID version 7', async () => {
    const jobId = await accept(await createWaitingTenant());
    expect([validate(jobId), version(jobId)]).toEqual([true, 7]);
  });
});

describe('Jobs: transitions', () => {
  /** What the database saw, in order. */
  const moves = async (jobId: string) =>
    (
      await pool.query<{ move: string }>(
        'select "from" || \' to \' || "to" as move from seen_moves where job_id = $1 order by id',
        [jobId],
      )
    ).rows.map(({ move }) => move);
  beforeAll(() =>
    pool.query(`
      create table seen_moves (id serial, job_id uuid, "from" text, "to" text);
      create function see_move() returns trigger language plpgsql as $$
      begin
        insert into seen_moves (job_id, "from", "to") values (new.id, old.status, new.status);
        return new;
      end $$;
      create trigger see_move after update of status on jobs for each row when (old.status <> new.status) execute function see_move();`),
  );
  afterAll(() => pool.query('drop trigger see_move on jobs; drop function see_move; drop table seen_moves'));

  it('pending to processing when a worker takes it, processing to completed', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    await letGo(pool, jobId);
    await ended(tenant, jobId);
    expect(await moves(jobId)).toEqual(['pending to processing', 'processing to completed']);
  });

  it('processing to failed', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 3 } });
    await pool.query('update jobs set deadline_at = now() where id = $1', [jobId]);
    await ended(tenant, jobId);
    expect(await moves(jobId)).toEqual(['pending to processing', 'processing to failed']);
  });

  it("pending to failed when it can't start", async () => {
    const tenant = await createTenant({ credits: 0 });
    const jobId = await accept(tenant);
    await ended(tenant, jobId);
    expect(await moves(jobId)).toEqual(['pending to failed']);
  });

  it.each<{ status: JobStatus; credits: number }>([
    { status: 'completed', credits: 10 },
    { status: 'failed', credits: 0 },
  ])('a $status job never changes again', async ({ status, credits }) => {
    const tenant = await createTenant({ credits });
    const { system: ctx } = tenant;
    const jobId = await accept(tenant, slide);
    const before = await ended(tenant, jobId);
    expect(before.status).toBe(status);
    expect(await failJob({ ctx, input: { jobId, code: 'generation_failed', message: 'No.' } })).toBe(false);
    expect(await startJob({ ctx, input: { jobId, largestCharge: 1 } })).toBe(false);
    expect(await completeJob({ ctx, input: { jobId, files: [], charge: 0 } })).toBe(false);
    const after = (await poll(tenant, jobId)).job();
    expect({ ...after, downloads: null }).toEqual({ ...before, downloads: null });
    expect(after.downloads?.length).toBe(before.downloads?.length);
  });
});

describe('Jobs: error of a failed job is {"code","message"}, with the code', () => {
  it('insufficient_credits', async () => {
    const tenant = await createTenant({ credits: 0 });
    const { error } = await ended(tenant, await accept(tenant));
    expect(error).toEqual({ code: 'insufficient_credits', message: expect.stringMatching(/credit/) });
  });

  it('template_unavailable', async () => {
    const tenant = await createWaitingTenant();
    const templateId = await createOwnTemplate(tenant, 'House style');
    const jobId = await accept(tenant, { ...slide, template_name: 'House style' });
    await pool.query('delete from templates where id = $1', [templateId]);
    await letGo(pool, jobId);
    expect((await ended(tenant, jobId)).error).toEqual({
      code: 'template_unavailable',
      message: expect.stringMatching(/template/),
    });
  });

  it('generation_timeout', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    await pool.query('update jobs set deadline_at = now() where id = $1', [jobId]);
    expect((await ended(tenant, jobId)).error).toEqual({
      code: 'generation_timeout',
      message: expect.stringMatching(/time limit/),
    });
  });

  it.each(['content_rejected', 'provider_unavailable', 'generation_failed'] as const)('%s', async (code) => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    await failJob({ ctx: tenant.system, input: { jobId, code, message: 'What went wrong.' } });
    expect((await poll(tenant, jobId)).job().error).toEqual({ code, message: 'What went wrong.' });
  });
});

describe('Jobs: time limit of a job', () => {
  it('is 15 minutes from the start, and 24 hours of waiting for it', async () => {
    const tenant = await createWaitingTenant();
    const jobId = await accept(tenant);
    const seconds = async (since: 'created_at' | 'started_at') =>
      Number(
        (
          await pool.query<{ seconds: string }>(
            `select extract(epoch from deadline_at - ${since}) as seconds from jobs where id = $1`,
            [jobId],
          )
        ).rows[0]?.seconds,
      );
    expect(await seconds('created_at')).toBeCloseTo(24 * 3_600, 0);
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 1 } });
    expect(await seconds('started_at')).toBeCloseTo(15 * 60, 0);
  });

  it('fails a job that is past it, whether or not a worker has taken it', async () => {
    const tenant = await createWaitingTenant();
    const [untouched, begun] = [await accept(tenant), await accept(tenant)];
    await startJob({ ctx: tenant.system, input: { jobId: begun, largestCharge: 3 } });
    await pool.query('update jobs set deadline_at = now() where id = any($1)', [[untouched, begun]]);
    for (const jobId of [untouched, begun]) expect((await ended(tenant, jobId)).error?.code).toBe('generation_timeout');
  });

  it('leaves a job alone that is not past it', async () => {
    const tenant = await createWaitingTenant();
    const [late, early] = [await accept(tenant), await accept(tenant)];
    await pool.query(`update jobs set deadline_at = now() + interval '1 minute' where id = $1`, [early]);
    await pool.query('update jobs set deadline_at = now() where id = $1', [late]);
    await ended(tenant, late);
    expect((await poll(tenant, early)).job().status).toBe('pending');
  });
});

describe('Jobs: extra fields', () => {
  it('a job has none', async () => {
    const tenant = await createTenant();
    expect(Object.keys((await generate(tenant)).job())).toEqual([
      'job_id',
      'status',
      'output_type',
      'downloads',
      'error',
    ]);
    expect(Object.keys(await completed(tenant))).toEqual(['job_id', 'status', 'output_type', 'downloads', 'error']);
  });

  it('a downloads item has url, format, and variant or slide_count, nothing else', async () => {
    const tenant = await createTenant();
    const [deckJob, slideJob] = [await completed(tenant), await completed(tenant, slide)];
    expect(Object.keys(deckJob.downloads?.[0] ?? {})).toEqual(['url', 'format', 'slide_count']);
    expect(Object.keys(slideJob.downloads?.[0] ?? {})).toEqual(['url', 'format', 'variant']);
  });
});
