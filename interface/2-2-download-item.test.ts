import { beforeAll, describe, expect, it } from 'vitest';
import type { DownloadItem, JobBody } from '@/lib/contracts/job';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf, slidesOf } from './files';
import { completed, slide, status } from './jobs';
import { baseUrl, openService, refusalOf } from './service';

openService();

let tenant: TestTenant;
let deckJob: JobBody;
let slideJob: JobBody;
beforeAll(async () => {
  tenant = await createTenant();
  // More slides than its content can fill.
  const prompt = 'Make 30 slides.\n\n# Depot\n\n- Repair the roof by May\n- Hire two drivers\n- Sell the old van';
  [deckJob, slideJob] = await Promise.all([
    completed(tenant, { prompt, output_type: 'deck' }),
    completed(tenant, { ...slide, variant_count: 3 }),
  ]);
});

const items = (job: JobBody): DownloadItem[] => job.downloads ?? [];

describe('2.2 url', () => {
  it('is the short-lived URL of a .pptx file', async () => {
    for (const job of [deckJob, slideJob]) {
      for (const [index, { url }] of items(job).entries()) {
        expect(Number(new URL(url).searchParams.get('expires'))).toBeGreaterThan(Date.now() / 1_000);
        const file = await follow(url);
        expect(file.headers.get('content-disposition')).toMatch(/\.pptx"/);
        expect((await slidesOf(job, index)).length).toBeGreaterThan(0);
      }
    }
  });
});

it('2.2 format is pptx', () => {
  for (const item of [...items(deckJob), ...items(slideJob)]) expect(item.format).toBe('pptx');
});

describe('2.2 variant', () => {
  it('is an integer, present on single-slide items: the variant number', () => {
    expect(items(slideJob).map((item) => 'variant' in item && item.variant)).toEqual([1, 2, 3]);
  });

  it('is not on deck items', () => {
    expect(items(deckJob)[0]).not.toHaveProperty('variant');
  });
});

describe('2.2 slide_count', () => {
  it('is an integer, present on deck items: the number of slides actually in the file', async () => {
    const slides = await slidesOf(deckJob);
    expect(items(deckJob)).toEqual([{ url: expect.any(String), format: 'pptx', slide_count: slides.length }]);
  });

  it('is not on single-slide items', () => {
    for (const item of items(slideJob)) expect(item).not.toHaveProperty('slide_count');
  });

  it('can be less than requested: the real count of the file is downloads[0].slide_count', async () => {
    const item = items(deckJob)[0];
    const count = item && 'slide_count' in item ? item.slide_count : 0;
    expect(count).toBeLessThan(30);
    expect(await slidesOf(deckJob)).toHaveLength(count);
  });
});

describe('2.2 Download URLs are visible only to the API key that created the job', () => {
  it('another key of the same organization does not see them', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    const answer = await status(tenant, deckJob.job_id, { key: sibling.key });
    expect(refusalOf(answer)).toBe('404 not_found');
    expect(answer.text).not.toContain('downloads/');
  });

  it('a key of another organization does not see them', async () => {
    const answer = await status(await createTenant(), deckJob.job_id);
    expect(refusalOf(answer)).toBe('404 not_found');
    expect(answer.text).not.toContain('downloads/');
  });

  it('nobody can make one up from what they know of a job', async () => {
    const { pathname } = new URL(linkOf(deckJob));
    for (const guess of [pathname, `/api/v1/downloads/${deckJob.job_id}`]) {
      expect(refusalOf(await follow(`${baseUrl}${guess}`, { key: tenant.key.key }))).toBe('404 not_found');
    }
  });
});
