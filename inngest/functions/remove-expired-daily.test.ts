import { InngestTestEngine } from '@inngest/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { removeExpiredDaily } from './remove-expired-daily';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('remove-expired-daily', () => {
  it('removes the files of old jobs, batch by batch', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const { blobKey } = await completeWithFiles(tenant.system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    const { result, error } = await new InngestTestEngine({ function: removeExpiredDaily }).execute();
    expect(error).toBeUndefined();
    expect(result).toEqual({ jobs: 1, failedJobs: 0, idempotencyRecords: 0, sessions: 0 });
    expect(await getBlobStore().head(blobKey)).toBeNull();
  });

  it('has each batch as a step of its own', async () => {
    const { result } = await new InngestTestEngine({ function: removeExpiredDaily }).executeStep('files-1');
    expect(result).toEqual({ ok: true, value: { jobs: 0, failed: 0 } });
  });

  it('runs once a day, and never twice at a time', () => {
    expect(removeExpiredDaily.opts).toMatchObject({ triggers: [{ cron: '17 3 * * *' }], concurrency: 1 });
  });
});
