import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { operatorContext } from '../context';
import { completeJob } from '../jobs/complete-job';
import { getJob } from '../jobs/get-job';
import { startJob } from '../jobs/start-job';
import { acceptJob, deliverFile } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteExpiredFiles } from './delete-expired-files';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function completedJob({ system, api }: TestTenant): Promise<{ jobId: string; blobKey: string }> {
  const jobId = await acceptJob(api);
  await startJob({ ctx: system, input: { jobId, largestCharge: 10 } });
  const file = await deliverFile(system, jobId);
  await completeJob({ ctx: system, input: { jobId, files: [file], charge: 8 } });
  return { jobId, blobKey: file.blobKey };
}

describe('deleteExpiredFiles', () => {
  it('takes away what is older than 30 days, and status says so', async () => {
    const tenant = await createTenant();
    const [old, young] = [await completedJob(tenant), await completedJob(tenant)];
    const age = "update artifacts set created_at = now() - interval '30 days 1 minute' where job_id = $1";
    await service.database.pool.query(age, [old.jobId]);
    expect(await deleteExpiredFiles({ ctx: operatorContext, input: {} })).toBe(1);
    expect(await deleteExpiredFiles({ ctx: operatorContext, input: {} })).toBe(0);
    expect(await getBlobStore().head(old.blobKey)).toBeNull();
    expect(await getBlobStore().head(young.blobKey)).not.toBeNull();
    const downloads = async (jobId: string) =>
      (await getJob({ ctx: tenant.api, input: { jobId, baseUrl: 'http://localhost' } })).body.downloads;
    expect(await downloads(old.jobId)).toEqual([]);
    expect(await downloads(young.jobId)).toHaveLength(1);
  });
});
