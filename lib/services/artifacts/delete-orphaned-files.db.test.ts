import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { createJob } from '../jobs/create-job';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteExpiredFiles } from './delete-expired-files';
import { deleteOrphanedFiles, foldersPerPage, pagesPerBatch } from './delete-orphaned-files';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(() => service.database.pool.query('delete from organizations'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const dayMs = 24 * 60 * 60 * 1_000;
const idOfAge = (ageMs: number) => uuidv7({ msecs: Date.now() - ageMs });
const put = (key: string) => getBlobStore().put(key, new Uint8Array([1]), { contentType: 'image/png' });
const below = ({ organizationId }: TestTenant) => getBlobStore().list(`organizations/${organizationId}/`);

/** What a request leaves that stored its pictures and got no further. */
async function leavePictures(organizationId: string, jobId: string): Promise<void> {
  const folder = jobFolder({ id: jobId, organizationId });
  await put(`${folder}reference/1`);
  await put(`${folder}reference/2`);
}

async function acceptWithPicture(tenant: TestTenant): Promise<string> {
  const jobId = await acceptJob(tenant.api);
  await leavePictures(tenant.organizationId, jobId);
  return jobId;
}

/** Every batch, `inDays` from now. */
async function sweepAll(inDays = 0) {
  vi.useFakeTimers({ now: Date.now() + inDays * dayMs, toFake: ['Date'] });
  let batch = await deleteOrphanedFiles(null);
  const total = { removed: batch.removed, failed: batch.failed, batches: 1 };
  while (batch.next !== null) {
    batch = await deleteOrphanedFiles(batch.next);
    total.removed += batch.removed;
    total.failed += batch.failed;
    total.batches += 1;
  }
  vi.useRealTimers();
  return total;
}

describe('deleteOrphanedFiles', () => {
  it('takes away the pictures of requests that never became jobs', async () => {
    const tenant = await createTenant();
    await leavePictures(tenant.organizationId, idOfAge(2 * dayMs));
    await leavePictures(tenant.organizationId, idOfAge(1.01 * dayMs));
    expect(await sweepAll()).toEqual({ removed: 2, failed: 0, batches: 1 });
    expect(await below(tenant)).toEqual([]);
  });

  it('makes good what a crash between the pictures and the commit left', async () => {
    const tenant = await createTenant();
    const { pool } = service.database;
    vi.spyOn(pool, 'query').mockRejectedValue(new Error('the process dies here') as never);
    vi.spyOn(getBlobStore(), 'delete').mockRejectedValue(new Error('and deletes nothing any more'));
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const request = {
      prompt: 'A plan',
      output_type: 'single_slide' as const,
      reference_images: [{ data: png, mime_type: 'image/png' as const }],
    };
    await expect(
      createJob({ ctx: tenant.api, input: { request, sentBody: request, baseUrl: 'http://localhost' } }),
    ).rejects.toThrow('dies here');
    vi.restoreAllMocks();
    expect((await sweepAll(0.9)).removed).toBe(0);
    expect(await below(tenant)).toHaveLength(1);
    expect((await sweepAll(1.1)).removed).toBe(1);
    expect(await below(tenant)).toEqual([]);
  });

  it('touches no file of a job, whatever its state and age', async () => {
    const tenant = await createTenant();
    const pending = await acceptWithPicture(tenant);
    const completed = await acceptWithPicture(tenant);
    await completeWithFiles(tenant.system, completed);
    const before = await below(tenant);
    expect(await sweepAll()).toMatchObject({ removed: 0, failed: 0 });
    expect(await sweepAll(20)).toMatchObject({ removed: 0, failed: 0 });
    expect(await below(tenant)).toEqual(before);
    expect(before.some((key) => key.includes(pending))).toBe(true);
  });

  it('leaves a request the time to become a job', async () => {
    const tenant = await createTenant();
    await leavePictures(tenant.organizationId, idOfAge(0.99 * dayMs));
    expect((await sweepAll()).removed).toBe(0);
    expect(await below(tenant)).toHaveLength(2);
  });

  it('takes away what came to a job after its files were deleted', async () => {
    const tenant = await createTenant();
    const jobId = await acceptWithPicture(tenant);
    await completeWithFiles(tenant.system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    await deleteExpiredFiles(null);
    await leavePictures(tenant.organizationId, jobId);
    expect((await sweepAll(2)).removed).toBe(1);
    expect(await below(tenant)).toEqual([]);
  });

  it('touches nothing of an organization that it does not know, and no folder that is not named after a job', async () => {
    const tenant = await createTenant();
    const stranger = uuidv7();
    await leavePictures(stranger, idOfAge(2 * dayMs));
    await put(`organizations/${tenant.organizationId}/jobs/notes/one`);
    await put(`organizations/${tenant.organizationId}/jobs/6f1c1c9e-3d55-4c51-9a52-0c2f1f9f6c11/one`);
    await put(`organizations/${tenant.organizationId}/templates/one`);
    expect((await sweepAll()).removed).toBe(0);
    expect(await getBlobStore().list(`organizations/${stranger}/`)).toHaveLength(2);
    expect(await below(tenant)).toHaveLength(3);
  });

  it('goes on with the others when one can not be deleted', async () => {
    const tenant = await createTenant();
    const [stuck, other] = [idOfAge(3 * dayMs), idOfAge(2 * dayMs)];
    for (const jobId of [stuck, other]) await leavePictures(tenant.organizationId, jobId);
    const list = getBlobStore().list;
    vi.spyOn(getBlobStore(), 'list').mockImplementation((prefix) =>
      prefix.includes(stuck) ? Promise.reject(new Error('no permission')) : list(prefix),
    );
    expect(await sweepAll()).toMatchObject({ removed: 1, failed: 1 });
    vi.restoreAllMocks();
    expect(await below(tenant)).toHaveLength(2);
  });

  it('looks at a bounded number of folders in a batch and goes on behind them, organization by organization', async () => {
    const tenants = await Promise.all(Array.from({ length: 3 }, () => createTenant()));
    const folders = new Map(
      tenants.map(({ organizationId }) => [
        organizationId,
        Array.from({ length: 20 }, () => idOfAge(2 * dayMs)).sort(),
      ]),
    );
    vi.spyOn(getBlobStore(), 'listFolders').mockImplementation(async (folder, { limit, after }) => {
      expect(limit).toBe(foldersPerPage);
      const all = folders.get(folder.split('/')[1] ?? '') ?? [];
      const start = after ? all.indexOf(after) + 1 : 0;
      return { names: all.slice(start, start + 1), next: start + 1 < all.length ? (all[start] ?? null) : null };
    });
    vi.spyOn(getBlobStore(), 'delete').mockResolvedValue();
    expect(await sweepAll()).toEqual({ removed: 60, failed: 0, batches: Math.ceil(60 / pagesPerBatch) });
  });
});
