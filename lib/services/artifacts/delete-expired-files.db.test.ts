import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { getJob } from '../jobs/get-job';
import { failJob } from '../jobs/job-life';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteExpiredFiles, jobsPerBatch } from './delete-expired-files';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const sweep = (from: string | null = null) => deleteExpiredFiles(from);
const folderOf = ({ organizationId }: TestTenant, jobId: string) => `organizations/${organizationId}/jobs/${jobId}/`;
const filesOf = (tenant: TestTenant, jobId: string) => getBlobStore().list(folderOf(tenant, jobId));
const age = (jobId: string, days: number) => finishedDaysAgo(service.database.pool, jobId, days);
const downloadsOf = async ({ api }: TestTenant, jobId: string) =>
  (await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost' } })).body.downloads;

/** What the pipeline leaves beside the file, and the pictures of the request. */
async function leaveDrafts(tenant: TestTenant, jobId: string): Promise<void> {
  for (const name of ['outline.json', 'deck.json', 'slides/1.json', 'slides/2.json', 'reference/1']) {
    await getBlobStore().put(`${folderOf(tenant, jobId)}${name}`, new Uint8Array([1]), {
      contentType: 'application/octet-stream',
    });
  }
}
async function completedJob(tenant: TestTenant): Promise<string> {
  const jobId = await acceptJob(tenant.api);
  await leaveDrafts(tenant, jobId);
  await completeWithFiles(tenant.system, jobId);
  return jobId;
}

describe('deleteExpiredFiles', () => {
  it('takes away all that is older than 30 days, and status says so', async () => {
    const tenant = await createTenant();
    const [old, young] = [await completedJob(tenant), await completedJob(tenant)];
    await age(old, 30.01);
    await age(young, 29.99);
    expect(await sweep()).toEqual({ removed: 1, failed: 0, next: null });
    expect(await sweep()).toEqual({ removed: 0, failed: 0, next: null });
    expect(await filesOf(tenant, old)).toEqual([]);
    expect(await filesOf(tenant, young)).toHaveLength(6);
    expect(await downloadsOf(tenant, old)).toEqual([]);
    expect(await downloadsOf(tenant, young)).toHaveLength(1);
  });

  it('takes away what a failed job left, and nothing of a job that still runs', async () => {
    const tenant = await createTenant();
    const [failed, pending] = [await acceptJob(tenant.api), await acceptJob(tenant.api)];
    for (const jobId of [failed, pending]) await leaveDrafts(tenant, jobId);
    await failJob({ ctx: tenant.system, input: { jobId: failed, code: 'generation_failed', message: 'No.' } });
    await age(failed, 31);
    await service.database.pool.query(`update jobs set created_at = now() - interval '40 days' where id = $1`, [
      pending,
    ]);
    expect(await sweep()).toEqual({ removed: 1, failed: 0, next: null });
    expect(await filesOf(tenant, failed)).toEqual([]);
    expect(await filesOf(tenant, pending)).toHaveLength(5);
  });

  it('leaves a job on the list whose files could not be deleted, and goes on with the others', async () => {
    const tenant = await createTenant();
    const [stuck, other] = [await completedJob(tenant), await completedJob(tenant)];
    await age(stuck, 32);
    await age(other, 31);
    const list = getBlobStore().list;
    vi.spyOn(getBlobStore(), 'list').mockImplementation((prefix) =>
      prefix.includes(stuck) ? Promise.reject(new Error('no permission')) : list(prefix),
    );
    expect(await sweep()).toEqual({ removed: 1, failed: 1, next: null });
    expect(await downloadsOf(tenant, stuck)).toEqual([]);
    vi.restoreAllMocks();
    expect(await filesOf(tenant, other)).toEqual([]);
    expect(await filesOf(tenant, stuck)).toHaveLength(6);
    expect(await sweep()).toEqual({ removed: 1, failed: 0, next: null });
    expect(await filesOf(tenant, stuck)).toEqual([]);
  });

  it('gets past any number of jobs whose files can not be deleted', async () => {
    const tenant = await createTenant();
    const behind = await completedJob(tenant);
    await age(behind, 31);
    // Several of one moment, so that the time alone doesn't say where a batch ended.
    const insert = `
      insert into jobs (id, organization_id, status, output_type, prompt, error_code, error_message, deadline_at, finished_at)
      select gen_random_uuid(), $1, 'failed', 'deck', 'stuck', 'generation_failed', 'x', now(), now() - interval '40 days' from generate_series(1, $2::int)`;
    await service.database.pool.query(insert, [tenant.organizationId, 2 * jobsPerBatch]);
    const list = getBlobStore().list;
    vi.spyOn(getBlobStore(), 'list').mockImplementation((prefix) =>
      prefix.includes(behind) ? list(prefix) : Promise.reject(new Error('no permission')),
    );
    const first = await sweep();
    const second = await sweep(first.next);
    const third = await sweep(second.next);
    expect([first, second]).toMatchObject([
      { removed: 0, failed: jobsPerBatch },
      { removed: 0, failed: jobsPerBatch },
    ]);
    expect(third).toEqual({ removed: 1, failed: 0, next: null });
    vi.restoreAllMocks();
    expect(await filesOf(tenant, behind)).toEqual([]);
    await service.database.pool.query(`delete from jobs where prompt = 'stuck'`);
  });

  it('forgets the steps with the files that they explain', async () => {
    const tenant = await createTenant();
    const [old, young] = [await completedJob(tenant), await completedJob(tenant)];
    for (const jobId of [old, young])
      await (await openStepMemory(service.database.pool, jobId)).run('design', async () => 'a theme');
    await age(old, 31);
    await sweep();
    const { rows } = await service.database.pool.query('select job_id as id from job_steps where job_id = any($1)', [
      [old, young],
    ]);
    expect(rows).toEqual([{ id: young }]);
  });

  it('harms nothing when it runs twice at the same time', async () => {
    const tenant = await createTenant();
    const jobId = await completedJob(tenant);
    await age(jobId, 31);
    const both = await Promise.all([sweep(), sweep()]);
    expect(both.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(await filesOf(tenant, jobId)).toEqual([]);
    expect(await sweep()).toEqual({ removed: 0, failed: 0, next: null });
  });

  it('makes good what an interrupted call left undone', async () => {
    const tenant = await createTenant();
    const jobId = await completedJob(tenant);
    await age(jobId, 31);
    const query = service.database.pool.query.bind(service.database.pool) as (...args: unknown[]) => unknown;
    vi.spyOn(service.database.pool, 'query').mockImplementation(((text: string, values: unknown[]) =>
      text.includes('set files_deleted_at') ? Promise.reject(new Error('cut off')) : query(text, values)) as never);
    await expect(sweep()).rejects.toThrow('cut off');
    vi.restoreAllMocks();
    expect(await sweep()).toEqual({ removed: 1, failed: 0, next: null });
    expect(await filesOf(tenant, jobId)).toEqual([]);
  });
});
