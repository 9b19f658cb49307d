import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { deleteExpiredFiles } from '../artifacts/delete-expired-files';
import { getReferenceThumbnail } from '../artifacts/get-reference-thumbnail';
import type { Context, Role } from '../context';
import { noise } from '../reference-images/testing/pictures';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { getJobDetails } from './get-job-details';
import { getJobRequest } from './get-job-request';
import { failJob } from './job-life';
import { retryJob } from './retry-job';

let service: TestService;
let tenant: TestTenant;
let member: Context;

beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  member = await personOf(tenant, 'member');
});
afterAll(() => service.close());

async function personOf({ organizationId, system }: TestTenant, role: Role): Promise<Context> {
  const { id: userId } = await createUser({
    ctx: system,
    input: { email: `${uuidv4()}@example.com`, password: 'a long pass phrase', name: 'Mia', role },
  });
  return { organizationId, actor: { type: 'user', userId, role } };
}

const newSubmission = () => uuidv4().replaceAll('-', '');
const retry = (ctx: Context, jobId: string, submissionId = newSubmission()) =>
  retryJob({ ctx, input: { jobId, submissionId } });
const details = (ctx: Context, jobId: string) => getJobDetails({ ctx, input: { jobId, baseUrl: '' } });

async function finished(request: GenerateRequest): Promise<string> {
  const jobId = await acceptJob(tenant.api, request);
  await failJob({ ctx: tenant.system, input: { jobId, code: 'generation_failed', message: 'No.' } });
  return jobId;
}

const picture = async () => ({
  data: (await noise(64, 48).png().toBuffer()).toString('base64'),
  mime_type: 'image/png' as const,
});

describe('retryJob', () => {
  it('starts a new job of the person’s that asks for the same', async () => {
    const request: GenerateRequest = {
      prompt: 'A plan',
      output_type: 'single_slide',
      variant_count: 3,
      template_name: 'Nocturne',
      use_web_search: true,
    };
    const old = await finished(request);
    const { jobId } = await retry(member, old);
    expect(jobId).not.toBe(old);
    expect((await getJobRequest({ ctx: member, input: { jobId } })).request).toEqual(
      (await getJobRequest({ ctx: member, input: { jobId: old } })).request,
    );
    expect(await details(member, jobId)).toMatchObject({ status: 'pending', by: { type: 'person', name: 'Mia' } });
  });

  it('copies the reference images, so that they outlive those of the first job', async () => {
    const old = await finished({
      prompt: 'A plan',
      output_type: 'single_slide',
      reference_images: [await picture(), await picture()],
    });
    const { jobId } = await retry(member, old);
    const folder = (id: string) => `organizations/${tenant.organizationId}/jobs/${id}/`;
    await getBlobStore().delete(await getBlobStore().list(folder(old)));
    expect(await getBlobStore().list(folder(jobId))).toEqual([
      `${folder(jobId)}reference/1`,
      `${folder(jobId)}reference/2`,
    ]);
    const { read } = await getReferenceThumbnail({ ctx: member, input: { jobId, number: 2 } });
    expect(
      Buffer.from(await read())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it('says what to do when the reference images were deleted', async () => {
    const old = await finished({ prompt: 'A plan', output_type: 'single_slide', reference_images: [await picture()] });
    await finishedDaysAgo(service.database.pool, old, 31);
    await deleteExpiredFiles(null);
    await expect(retry(member, old)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('30 days') as string,
    });
    await expect(getReferenceThumbnail({ ctx: member, input: { jobId: old, number: 1 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('runs a deck again after its files were deleted', async () => {
    const old = await acceptJob(tenant.api);
    await completeWithFiles(tenant.system, old);
    await finishedDaysAgo(service.database.pool, old, 31);
    await deleteExpiredFiles(null);
    await expect(retry(member, old)).resolves.toHaveProperty('jobId');
  });

  it('makes one job of one press, however often it is sent', async () => {
    const old = await finished({ prompt: 'A plan', output_type: 'deck' });
    const submissionId = newSubmission();
    const made = await Promise.all([retry(member, old, submissionId), retry(member, old, submissionId)]);
    expect(made[0]).toEqual(made[1]);
    expect((await retry(member, old)).jobId).not.toBe(made[0]?.jobId);
  });

  it('waits for the end of the first job', async () => {
    await expect(retry(member, await acceptJob(tenant.api))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is for people of the organization alone', async () => {
    const old = await finished({ prompt: 'A plan', output_type: 'deck' });
    const stranger = await personOf(await createTenant(), 'owner');
    await expect(retry(stranger, old)).rejects.toMatchObject({ code: 'not_found' });
    await expect(retry(tenant.api, old)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(retry(member, uuidv7())).rejects.toMatchObject({ code: 'not_found' });
    await expect(retry(member, 'x')).rejects.toMatchObject({ code: 'invalid_request' });
    const sneaky = { jobId: old, submissionId: newSubmission(), organizationId: tenant.organizationId };
    await expect(retryJob({ ctx: member, input: sneaky })).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('counts as a generate request of the person, and is refused beyond the limit', async () => {
    const busy = await personOf(tenant, 'member');
    const old = await finished({ prompt: 'A plan', output_type: 'deck' });
    const outcomes = await Promise.allSettled(Array.from({ length: 62 }, () => retry(busy, old)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'rate_limit_exceeded' });
  });
});
