import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { getJobDetails } from '../jobs/get-job-details';
import { runJob } from '../jobs/run-job';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getSlidePreview, getSlideThumbnail } from './get-slide-preview';

let service: TestService;
let tenant: TestTenant;
let jobId: string;
let file: { id: string; slideCount: number };

beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  jobId = await acceptJob(tenant.api, { prompt: '# Plan\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n', output_type: 'deck' });
  await runJob({ ctx: tenant.system, input: { jobId, isLastAttempt: true, step: await openStepMemory(service.database.pool, jobId) } });
  const { files } = await getJobDetails({ ctx: tenant.api, input: { jobId, baseUrl: '' } });
  file = files[0] ?? { id: '', slideCount: 0 };
});
afterAll(() => service.close());

const preview = (slide: number, artifactId = file.id, ctx = tenant.api) => getSlidePreview({ ctx, input: { artifactId, slide } });
const refusal = { code: 'not_found' };

it('shows each slide of the file and no further one', async () => {
  const drawings = await Promise.all(Array.from({ length: file.slideCount }, (_, index) => preview(index + 1)));
  expect(new Set(drawings).size).toBe(file.slideCount);
  expect(drawings.join(' ')).toContain('$18.4M');
  await expect(preview(file.slideCount + 1)).rejects.toMatchObject(refusal);
  await expect(preview(0)).rejects.toMatchObject(refusal);
});

it('makes a PNG of the width that was asked for', async () => {
  const png = await getSlideThumbnail({ ctx: tenant.api, input: { artifactId: file.id, slide: 1, widthPx: 640 } });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
});

it('shows nothing to another organization, and nothing under an id that is none', async () => {
  const stranger = await createTenant();
  await expect(preview(1, file.id, stranger.api)).rejects.toMatchObject(refusal);
  await expect(preview(1, 'x')).rejects.toMatchObject(refusal);
});

it('shows nothing once the files of the job were deleted', async () => {
  const folder = `organizations/${tenant.organizationId}/jobs/${jobId}/`;
  await getBlobStore().delete(await getBlobStore().list(`${folder}preview/`));
  await expect(preview(1)).rejects.toMatchObject(refusal);
});
