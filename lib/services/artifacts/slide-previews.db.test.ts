import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { previewKey } from '@/lib/generation/pipeline/file-preview';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { getJobDetails } from '../jobs/get-job-details';
import { runJob } from '../jobs/run-job';
import { acceptJob, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteExpiredFiles } from './delete-expired-files';
import { getSlidePreview, getSlideThumbnail, listSlides, type PreviewWidthPx } from './slide-previews';

let service: TestService;
let tenant: TestTenant;
let jobId: string;
let file: { id: string; slideCount: number };

beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  jobId = await acceptJob(tenant.api, {
    prompt: '# Plan\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n',
    output_type: 'deck',
  });
  await runJob({
    ctx: tenant.system,
    input: { jobId, isLastAttempt: true, step: await openStepMemory(service.database.pool, jobId) },
  });
  const { files } = await getJobDetails({ ctx: tenant.api, input: { jobId, baseUrl: '' } });
  file = files[0] ?? { id: '', slideCount: 0 };
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const preview = async (slide: number, artifactId = file.id, ctx = tenant.api) =>
  (await getSlidePreview({ ctx, input: { artifactId, slide } })).read();
const thumbnail = (slide: number, widthPx: PreviewWidthPx = 640) =>
  getSlideThumbnail({ ctx: tenant.api, input: { artifactId: file.id, slide, widthPx } });
const keysOf = () => getBlobStore().list(`organizations/${tenant.organizationId}/jobs/${jobId}/preview/`);
const refusal = { code: 'not_found' };

describe('a slide', () => {
  it('is shown for each of the file and no further one', async () => {
    const drawings = await Promise.all(Array.from({ length: file.slideCount }, (_, index) => preview(index + 1)));
    expect(new Set(drawings).size).toBe(file.slideCount);
    expect(drawings.join(' ')).toContain('$18.4M');
    await expect(preview(file.slideCount + 1)).rejects.toMatchObject(refusal);
    await expect(preview(0)).rejects.toMatchObject(refusal);
  });

  it('is a PNG of the width that was asked for', async () => {
    for (const width of [640, 1600] as const) {
      const png = await (await thumbnail(1, width)).read();
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height: (width * 9) / 16 });
    }
  });

  it('is drawn for lists when its job is done, before anybody looks', async () => {
    const folder = `organizations/${tenant.organizationId}/jobs/${jobId}/preview/1/`;
    const names = Array.from({ length: file.slideCount }, (_, index) => `${folder}${index + 1}-640.png`);
    expect(await keysOf()).toEqual(expect.arrayContaining(names));
  });

  it('is drawn once, kept, and has one tag for each of its pictures', async () => {
    const first = await thumbnail(2, 1600);
    const png = await first.read();
    expect(await keysOf()).toContain(`organizations/${tenant.organizationId}/jobs/${jobId}/preview/1/2-1600.png`);
    const get = vi.spyOn(getBlobStore(), 'get');
    const again = await thumbnail(2, 1600);
    expect(again.etag).toBe(first.etag);
    expect(Buffer.from(await again.read()).equals(Buffer.from(png))).toBe(true);
    expect(get.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/2-1600\.png$/)]);
    const tags = [
      first.etag,
      (await thumbnail(1)).etag,
      (await thumbnail(2)).etag,
      (await getSlidePreview({ ctx: tenant.api, input: { artifactId: file.id, slide: 2 } })).etag,
    ];
    expect(new Set(tags).size).toBe(4);
  });

  it('is shown although it can not be kept', async () => {
    vi.spyOn(getBlobStore(), 'put').mockRejectedValue(new Error('disk full'));
    expect(await sharp(await (await thumbnail(1, 2560)).read()).metadata()).toMatchObject({ width: 2560 });
  });

  it('is shown to nobody of another organization, and not under an id that is none', async () => {
    const stranger = await createTenant();
    await expect(preview(1, file.id, stranger.api)).rejects.toMatchObject(refusal);
    await expect(preview(1, 'x')).rejects.toMatchObject(refusal);
  });
});

describe('listSlides', () => {
  it('tells what each slide says', async () => {
    const listed = await listSlides({ ctx: tenant.api, input: { artifactId: file.id } });
    expect(listed?.title).toBe('Plan');
    expect(listed?.slides).toHaveLength(file.slideCount);
    expect(listed?.slides.map(({ text }) => text).join(' ')).toContain('$18.4M');
    expect(listed?.slides[0]).not.toHaveProperty('svg');
    expect(listed?.slides.every(({ notes }) => typeof notes === 'string')).toBe(true);
  });

  it('refuses other organizations', async () => {
    const stranger = await createTenant();
    await expect(listSlides({ ctx: stranger.api, input: { artifactId: file.id } })).rejects.toMatchObject(refusal);
  });

  it('reads files of earlier versions, and says where there is none', async () => {
    const key = previewKey({ id: jobId, organizationId: tenant.organizationId }, null);
    const old = new TextEncoder().encode(JSON.stringify({ slides: [{ title: 'Plan', svg: '<svg/>' }] }));
    await getBlobStore().put(key, old, { contentType: 'application/json' });
    const listed = await listSlides({ ctx: tenant.api, input: { artifactId: file.id } });
    expect(listed).toMatchObject({ title: 'Plan', slides: [{ notes: null, text: '', sources: [] }] });
    await getBlobStore().delete([key]);
    expect(await listSlides({ ctx: tenant.api, input: { artifactId: file.id } })).toBeNull();
    await expect(preview(1)).rejects.toMatchObject(refusal);
  });
});

it('shows nothing once the files of the job were deleted, and keeps no picture of them', async () => {
  expect((await keysOf()).length).toBeGreaterThan(0);
  await finishedDaysAgo(service.database.pool, jobId, 31);
  await deleteExpiredFiles(null);
  expect(await keysOf()).toEqual([]);
  await expect(thumbnail(1)).rejects.toMatchObject(refusal);
  await expect(listSlides({ ctx: tenant.api, input: { artifactId: file.id } })).rejects.toMatchObject(refusal);
});
