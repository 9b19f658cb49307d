import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getEnv } from '@/lib/platform/env/env';
import type { Context } from '../context';
import { deckRequest } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createJob } from './create-job';
import { failJob, startJob } from './job-life';
import { loadJob } from './load-job';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const baseUrl = 'http://localhost';

function create(ctx: Context, request: GenerateRequest = deckRequest, idempotencyKey?: string) {
  return createJob({ ctx, input: { request, sentBody: request, idempotencyKey, baseUrl } });
}

async function count(table: 'jobs' | 'idempotency_records', ctx: Context): Promise<number> {
  const where =
    table === 'jobs' ? 'organization_id = $1' : 'api_key_id in (select id from api_keys where organization_id = $1)';
  const { rows } = await service.database.pool.query<{ count: number }>(
    `select count(*)::int from ${table} where ${where}`,
    [ctx.organizationId],
  );
  return rows[0]?.count ?? -1;
}

async function queuedJobs(jobIds: string[]): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: number }>(
    'select count(*)::int from job_queue where job_id = any($1)',
    [jobIds],
  );
  return rows[0]?.count ?? -1;
}

async function picture(width = 40, height = 30): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#246' } });
  return (await image.png().toBuffer()).toString('base64');
}

function slideWith(data: string): GenerateRequest {
  return { prompt: 'A plan', output_type: 'single_slide', reference_images: [{ data, mime_type: 'image/png' }] };
}

describe('createJob', () => {
  it('writes a pending job and queues it', async () => {
    const { api, system } = await createTenant();
    const { body, replayed } = await create(api, { ...deckRequest, template_name: 'Nocturne', use_web_search: true });
    expect(replayed).toBe(false);
    expect(body).toEqual({ job_id: body.job_id, status: 'pending', output_type: 'deck', downloads: null, error: null });
    expect(body.job_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await queuedJobs([body.job_id])).toBe(1);
    const job = await loadJob({ ctx: system, input: { jobId: body.job_id } });
    expect(job).toMatchObject({
      status: 'pending',
      template: { id: 'Nocturne', own: null },
      variantCount: 1,
      useWebSearch: true,
      useKnowledgeBase: false,
    });
    // What it may wait; the time for its work begins with its start.
    expect((job.deadlineAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
  });

  it('answers a retry with the original job, in the state it is in now', async () => {
    const { api, system } = await createTenant();
    const first = await create(api, deckRequest, 'retry');
    await failJob({ ctx: system, input: { jobId: first.body.job_id, code: 'generation_failed', message: 'No.' } });
    const second = await create(api, { output_type: 'deck', prompt: deckRequest.prompt }, 'retry');
    expect(second).toEqual({
      replayed: true,
      body: { ...first.body, status: 'failed', error: { code: 'generation_failed', message: 'No.' } },
    });
    expect(await count('jobs', api)).toBe(1);
  });

  it('gives 50 simultaneous requests with one key one job', async () => {
    const { api } = await createTenant();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(api, deckRequest, 'race')));
    const ids = [...new Set(answers.map(({ body }) => body.job_id))];
    expect(ids).toHaveLength(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await count('jobs', api)).toBe(1);
    expect(await queuedJobs(ids)).toBe(1);
  });

  it('refuses the key for another body, also when both arrive at once', async () => {
    const { api } = await createTenant();
    const other = { ...deckRequest, prompt: 'Another plan' };
    const outcomes = await Promise.allSettled([create(api, deckRequest, 'key'), create(api, other, 'key')]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['idempotency_conflict']);
    expect(await count('jobs', api)).toBe(1);
  });

  it('keeps the keys of one API key apart from those of another', async () => {
    const [one, other] = await Promise.all([createTenant(), createTenant()]);
    const [a, b] = await Promise.all([create(one.api, deckRequest, 'same'), create(other.api, deckRequest, 'same')]);
    expect(a.body.job_id).not.toBe(b.body.job_id);
  });

  it('forgets a key after its time, and remembers it anew', async () => {
    const { api } = await createTenant();
    const first = await create(api, deckRequest, 'old');
    await service.database.pool.query(
      "update idempotency_records set expires_at = now() - interval '1 second' where job_id = $1",
      [first.body.job_id],
    );
    const second = await create(api, { ...deckRequest, prompt: 'Another plan' }, 'old');
    expect(second.replayed).toBe(false);
    expect(second.body.job_id).not.toBe(first.body.job_id);
    expect((await create(api, { ...deckRequest, prompt: 'Another plan' }, 'old')).replayed).toBe(true);
    expect(await count('idempotency_records', api)).toBe(1);
  });

  it('offers the closest names for a template that does not exist', async () => {
    const { api } = await createTenant();
    await expect(create(api, { ...deckRequest, template_name: 'meridian' })).rejects.toMatchObject({
      code: 'not_found',
      param: 'template_name',
      message: expect.stringContaining('"Meridian"'),
    });
    expect(await count('jobs', api)).toBe(0);
  });

  it('leaves neither job nor key behind when it fails', async () => {
    const { api } = await createTenant();
    await expect(create(api, { ...deckRequest, template_name: 'None' }, 'failed')).rejects.toThrow();
    expect(await count('idempotency_records', api)).toBe(0);
    expect((await create(api, deckRequest, 'failed')).replayed).toBe(false);
  });
});

describe('createJob where many wait', () => {
  const env = getEnv() as { JOBS_PENDING_MAX: number };
  const usual = env.JOBS_PENDING_MAX;
  afterAll(() => void (env.JOBS_PENDING_MAX = usual));

  it('refuses one more than may wait, never a retry, and takes it when one has begun', async () => {
    const { api, system } = await createTenant();
    env.JOBS_PENDING_MAX = 2;
    const first = await create(api, deckRequest, 'first');
    await create(api);
    const refusal = { code: 'rate_limit_exceeded', retryAfterSeconds: 5 };
    await expect(create(api)).rejects.toMatchObject(refusal);
    await expect(create(api, deckRequest, 'third')).rejects.toMatchObject(refusal);
    expect(await create(api, deckRequest, 'first')).toEqual({ body: first.body, replayed: true });
    await startJob({ ctx: system, input: { jobId: first.body.job_id, largestCharge: 1 } });
    expect((await create(api, deckRequest, 'third')).replayed).toBe(false);
    expect(await count('jobs', api)).toBe(3);
  });
});

describe('createJob with pictures', () => {
  it('keeps their bytes in the blob store and their measures in the row', async () => {
    const { api, system } = await createTenant();
    const data = await picture();
    const { body } = await create(api, slideWith(data));
    const { referenceImages } = await loadJob({ ctx: system, input: { jobId: body.job_id } });
    const blobKey = `organizations/${api.organizationId}/jobs/${body.job_id}/reference/1`;
    const bytes = Buffer.from(data, 'base64').length;
    expect(referenceImages).toEqual([{ blobKey, mimeType: 'image/png', bytes, widthPx: 40, heightPx: 30 }]);
    expect(await getBlobStore().head(blobKey)).toMatchObject({ size: bytes, contentType: 'image/png' });
  });

  it('stores nothing for the requests that lose a race', async () => {
    const { api } = await createTenant();
    const request = slideWith(await picture());
    await Promise.all(Array.from({ length: 10 }, () => create(api, request, 'race')));
    const stored = await getBlobStore().list(`organizations/${api.organizationId}/`);
    expect(stored).toHaveLength(1);
  });

  it('records the size of a picture held upright, however it is stored', async () => {
    const { api, system } = await createTenant();
    const stored = await sharp(Buffer.from(await picture(40, 30), 'base64'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const reference_images = [{ data: stored.toString('base64'), mime_type: 'image/jpeg' as const }];
    const { body } = await create(api, { prompt: 'A plan', output_type: 'single_slide', reference_images });
    const job = await loadJob({ ctx: system, input: { jobId: body.job_id } });
    expect(job.referenceImages).toEqual([expect.objectContaining({ widthPx: 30, heightPx: 40 })]);
  });

  it.each([
    ['text', () => Buffer.from('no picture at all').toString('base64')],
    [
      'a picture of another type',
      async () =>
        (
          await sharp(Buffer.from(await picture(), 'base64'))
            .jpeg()
            .toBuffer()
        ).toString('base64'),
    ],
    [
      'a picture cut short',
      async () =>
        Buffer.from(await picture(600, 600), 'base64')
          .subarray(0, -40)
          .toString('base64'),
    ],
    [
      'a header without pixels',
      async () =>
        Buffer.from(await picture(), 'base64')
          .subarray(0, 33)
          .toString('base64'),
    ],
    ['more than 40 megapixels', () => picture(8_000, 5_001)],
  ])('refuses %s and says where', async (_, data) => {
    const { api } = await createTenant();
    const good = { data: await picture(), mime_type: 'image/png' as const };
    const bad = { data: await data(), mime_type: 'image/png' as const };
    const request = { ...slideWith(good.data), reference_images: [good, bad] };
    await expect(create(api, request)).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[1].data',
    });
    expect(await count('jobs', api)).toBe(0);
    expect(await getBlobStore().list(`organizations/${api.organizationId}/`)).toEqual([]);
  });
});
