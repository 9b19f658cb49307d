import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getEnv } from '@/lib/platform/env/env';
import type { Context, Role } from '../context';
import { getJobReferenceImage } from '../reference-images/stored-images';
import { deckRequest } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { createPortalJob } from './create-portal-job';
import { getJobRequest } from './get-job-request';
import { loadJob } from './load-job';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const newSubmission = () => randomBytes(16).toString('hex');

async function createPerson(role: Role = 'member', credits = 100): Promise<Context> {
  const { system, organizationId } = await createTenant({ credits });
  return addPerson(system, organizationId, role);
}

async function addPerson(system: Context, organizationId: string, role: Role): Promise<Context> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const { id } = await createUser({
    ctx: system,
    input: { email, password: 'a long password of 1', name: 'Person', role },
  });
  return { organizationId, actor: { type: 'user', userId: id, role } };
}

function submit(ctx: Context, request: unknown = deckRequest, submissionId = newSubmission()) {
  return createPortalJob({ ctx, input: { submissionId, request } });
}

async function countJobs(ctx: Context): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: number }>(
    'select count(*)::int from jobs where organization_id = $1',
    [ctx.organizationId],
  );
  return rows[0]?.count ?? -1;
}

async function picture(): Promise<string> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } });
  return (await image.png().toBuffer()).toString('base64');
}

describe('createPortalJob', () => {
  it.each<Role>(['owner', 'admin', 'member'])('starts a job for one who is %s', async (role) => {
    const ctx = await createPerson(role);
    const { jobId, repeated } = await submit(ctx, { ...deckRequest, template_name: 'Folio' });
    expect(repeated).toBe(false);
    expect(jobId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const { rows } = await service.database.pool.query('select user_id, api_key_id from jobs where id = $1', [jobId]);
    expect(rows).toEqual([{ user_id: ctx.actor.type === 'user' && ctx.actor.userId, api_key_id: null }]);
    expect(await loadJob({ ctx, input: { jobId } })).toMatchObject({ status: 'pending', template: { id: 'Folio' } });
  });

  it('is nothing for an API key', async () => {
    const { api } = await createTenant();
    await expect(submit(api)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('makes one job of one submission, one after the other and all at once', async () => {
    const ctx = await createPerson();
    const submissionId = newSubmission();
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(ctx, deckRequest, submissionId)));
    answers.push(await submit(ctx, deckRequest, submissionId));
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await countJobs(ctx)).toBe(1);
    await submit(ctx);
    expect(await countJobs(ctx)).toBe(2);
  });

  it('leaves no picture of the submissions that lost', async () => {
    const ctx = await createPerson();
    const submissionId = newSubmission();
    const request: GenerateRequest = {
      prompt: 'A slide',
      output_type: 'single_slide',
      reference_images: [{ data: await picture(), mime_type: 'image/png' }],
    };
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(ctx, request, submissionId)));
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
    expect(await getBlobStore().list(`organizations/${ctx.organizationId}/`)).toHaveLength(1);
  });

  it('keeps equal submissions of different people and organizations apart', async () => {
    const { system, organizationId } = await createTenant();
    const people = [
      await addPerson(system, organizationId, 'member'),
      await addPerson(system, organizationId, 'member'),
      await createPerson(),
    ];
    const submissionId = newSubmission();
    const jobs = await Promise.all(people.map((ctx) => submit(ctx, deckRequest, submissionId)));
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(3);
  });

  it.each<[string, unknown, string | undefined]>([
    ['an empty prompt', { prompt: ' \n ', output_type: 'deck' }, 'prompt'],
    ['a prompt that is too long', { prompt: 'x'.repeat(100_001), output_type: 'deck' }, 'prompt'],
    ['an unknown type', { prompt: 'A plan', output_type: 'poster' }, 'output_type'],
    ['variants of a deck', { prompt: 'A plan', output_type: 'deck', variant_count: 2 }, 'variant_count'],
    ['too many variants', { prompt: 'A plan', output_type: 'single_slide', variant_count: 5 }, 'variant_count'],
    ['an unknown template', { prompt: 'A plan', output_type: 'deck', template_name: 'Nothing' }, 'template_name'],
    [
      'what is no picture',
      {
        prompt: 'A plan',
        output_type: 'single_slide',
        reference_images: [{ data: 'bm8gcGljdHVyZQ==', mime_type: 'image/png' }],
      },
      'reference_images[0].data',
    ],
    ['an unknown field', { prompt: 'A plan', output_type: 'deck', organizationId: 'other' }, undefined],
    ['nothing', null, undefined],
  ])('refuses %s and points at the field', async (_, request, param) => {
    const ctx = await createPerson();
    const refusal = await submit(ctx, request).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'AppError', param });
    expect(await countJobs(ctx)).toBe(0);
  });

  it('takes no organization from the input', async () => {
    const [ctx, other] = [await createPerson(), await createPerson()];
    const input = { submissionId: newSubmission(), request: deckRequest, organizationId: other.organizationId };
    await expect(createPortalJob({ ctx, input })).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await countJobs(other)).toBe(0);
  });

  it('says so when the pool does not cover the largest charge, and when it just does', async () => {
    const ctx = await createPerson('member', 3);
    await expect(submit(ctx, { prompt: 'A plan', output_type: 'deck' })).rejects.toMatchObject({
      code: 'insufficient_credits',
      message: expect.stringContaining('up to 15 credits, and 3 credits are left'),
    });
    await expect(
      submit(ctx, { prompt: 'A plan', output_type: 'single_slide', variant_count: 4 }),
    ).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(await countJobs(ctx)).toBe(0);
    await submit(ctx, { prompt: 'A plan in 3 slides', output_type: 'deck' });
    expect(await countJobs(ctx)).toBe(1);
  });

  it('counts what each person starts, but not the same submission twice', async () => {
    const { system, organizationId } = await createTenant();
    const [busy, calm] = [
      await addPerson(system, organizationId, 'member'),
      await addPerson(system, organizationId, 'member'),
    ];
    const submissionId = newSubmission();
    await submit(busy, deckRequest, submissionId);
    const rest = Array.from({ length: getEnv().GENERATE_LIMIT_PER_MINUTE - 1 }, () => submit(busy));
    await Promise.all(rest);
    await expect(submit(busy)).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
      message: expect.stringContaining('60 jobs a minute'),
    });
    expect(await submit(busy, deckRequest, submissionId)).toMatchObject({ repeated: true });
    expect((await submit(calm)).repeated).toBe(false);
  });
});

describe('getJobRequest', () => {
  it('gives what was asked for, so that it can be asked for again', async () => {
    const ctx = await createPerson();
    const data = await picture();
    const request: GenerateRequest = {
      prompt: 'A “slide”',
      output_type: 'single_slide',
      template_name: 'Ledger',
      variant_count: 3,
      use_knowledge_base: true,
      reference_images: [{ data, mime_type: 'image/png' }],
    };
    const { jobId } = await submit(ctx, request);
    const found = await getJobRequest({ ctx, input: { jobId } });
    expect(found.request).toEqual({ ...request, reference_images: [{ data: '', mime_type: 'image/png' }] });
    expect(found.images).toEqual([{ number: 1, mimeType: 'image/png', bytes: Buffer.from(data, 'base64').length }]);
    const image = await getJobReferenceImage({ ctx, input: { jobId, number: 1 } });
    expect(Buffer.from(image.bytes).toString('base64')).toBe(data);
    await expect(getJobReferenceImage({ ctx, input: { jobId, number: 2 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('names only the fields that were set', async () => {
    const ctx = await createPerson();
    const { jobId } = await submit(ctx, { prompt: 'A plan', output_type: 'deck' });
    expect(JSON.stringify((await getJobRequest({ ctx, input: { jobId } })).request)).toBe(
      '{"prompt":"A plan","output_type":"deck"}',
    );
  });

  it('offers no picture whose file has been deleted', async () => {
    const ctx = await createPerson();
    const { jobId } = await submit(ctx, {
      prompt: 'A slide',
      output_type: 'single_slide',
      reference_images: [{ data: await picture(), mime_type: 'image/png' }],
    });
    await service.database.pool.query('update jobs set files_deleted_at = now() where id = $1', [jobId]);
    expect((await getJobRequest({ ctx, input: { jobId } })).images).toEqual([]);
  });

  it('knows nothing of other organizations’ jobs, and of what is no id', async () => {
    const [ctx, other] = [await createPerson(), await createPerson('owner')];
    const { jobId } = await submit(ctx, {
      prompt: 'A slide',
      output_type: 'single_slide',
      reference_images: [{ data: await picture(), mime_type: 'image/png' }],
    });
    for (const id of [jobId, 'nonsense', createHash('md5').digest('hex')]) {
      await expect(getJobRequest({ ctx: other, input: { jobId: id } })).rejects.toMatchObject({ code: 'not_found' });
      await expect(getJobReferenceImage({ ctx: other, input: { jobId: id, number: 1 } })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});
