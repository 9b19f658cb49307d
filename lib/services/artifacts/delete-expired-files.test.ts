import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { operatorContext } from '../context';
import { failJob } from '../jobs/fail-job';
import { getJob } from '../jobs/get-job';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteExpiredFiles } from './delete-expired-files';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const sweep = () => deleteExpiredFiles({ ctx: operatorContext, input: {} });
const folderOf = ({ organizationId }: TestTenant, jobId: string) => `organizations/${organizationId}/jobs/${jobId}/`;
const filesOf = (tenant: TestTenant, jobId: string) => getBlobStore().list(folderOf(tenant, jobId));
const age = (jobId: string, days: number) => finishedDaysAgo(service.database.pool, jobId, days);
const downloadsOf = async ({ api }: TestTenant, jobId: string) =>
  (await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost' } })).body.downloads;

/** What the pipeline leaves beside the file, and the pictures of the request. */
async function leaveDrafts(tenant: TestTenant, jobId: string): Promise<void> {
  for (const name of ['outline.json', 'deck.json', 'slides/1.json', 'slides/2.json', 'reference/1']) {
    await getBlobStore().put(`${folderOf(tenant, jobId)}${name}`, new Uint8Array([1]), { contentType: 'application/octet-stream' });
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
    expect(await sweep()).toEqual({ jobs: 1, failed: 0 });
    expect(await sweep()).toEqual({ jobs: 0, failed: 0 });
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
    await service.database.pool.query(`update jobs set created_at = now() - interval '40 days' where id = $1`, [pending]);
    expect(await sweep()).toEqual({ jobs: 1, failed: 0 });
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
    expect(await sweep()).toEqual({ jobs: 1, failed: 1 });
    expect(await downloadsOf(tenant, stuck)).toEqual([]);
    vi.restoreAllMocks();
    expect(await filesOf(tenant, other)).toEqual([]);
    expect(await filesOf(tenant, stuck)).toHaveLength(6);
    expect(await sweep()).toEqual({ jobs: 1, failed: 0 });
    expect(await filesOf(tenant, stuck)).toEqual([]);
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
    expect(await sweep()).toEqual({ jobs: 1, failed: 0 });
    expect(await filesOf(tenant, jobId)).toEqual([]);
  });
});
