import { InngestTestEngine } from '@inngest/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { sweepFunctions } from './functions';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const [often, nightly] = sweepFunctions;

describe('the sweeps', () => {
  it('remove the files of old jobs, batch by batch', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const { blobKey } = await completeWithFiles(tenant.system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    const { result, error } = await new InngestTestEngine({ function: nightly! }).execute();
    expect(error).toBeUndefined();
    expect(result).toMatchObject({ files: { removed: 1, failed: 0, isFinished: true } });
    expect(await getBlobStore().head(blobKey)).toBeNull();
  });

  it('have each batch as a step of its own', async () => {
    const { result } = await new InngestTestEngine({ function: often! }).executeStep('sessions-1');
    expect(result).toEqual({ ok: true, value: { removed: 0, failed: 0, next: null } });
  });

  it('run by the clock, and never twice at a time', () => {
    expect(sweepFunctions.map(({ opts }) => opts)).toMatchObject([
      { id: 'sweep-often', triggers: [{ cron: '*/10 * * * *' }], concurrency: 1 },
      { id: 'sweep-nightly', triggers: [{ cron: '17 3 * * *' }], concurrency: 1 },
    ]);
  });
});
