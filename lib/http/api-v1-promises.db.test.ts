import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlobStoreError } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { getBalance } from '@/lib/services/credits/ledger';
import { completeJob, failJob, startJob } from '@/lib/services/jobs/job-life';
import { loadJob } from '@/lib/services/jobs/load-job';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { completeWithFiles, deliverFile } from '@/lib/services/testing/test-job';
import {
  createTenant,
  openTestService,
  testDataDir,
  type TestService,
  type TestTenant,
} from '@/lib/services/testing/test-service';
import { generateRoute, statusRoute } from './routes/jobs';
import { callRoute, type SentRequest } from './testing/call-route';
import { patiently } from './testing/patiently';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };
const slide = { prompt: 'A plan', output_type: 'single_slide' };
const generate = (sent: SentRequest = {}) =>
  callRoute(generateRoute, 'POST', { key: tenant.key.key, body: deck, ...sent });
const status = (jobId: string, sent: SentRequest = {}) =>
  callRoute(statusRoute, 'GET', { key: tenant.key.key, params: { job_id: jobId }, ...sent });
const loaded = (jobId: string) => loadJob({ ctx: tenant.system, input: { jobId } });

async function accept(sent: SentRequest = {}): Promise<string> {
  const response = await generate(sent);
  expect(response.status).toBe(200);
  return (await response.json()).job_id;
}
async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${(await response.json()).error.code}`;
}

describe('the Authorization header', () => {
  it.each([
    ['bearer', (key: string) => `bearer ${key}`],
    ['BEARER and several spaces', (key: string) => `BEARER    ${key}`],
  ])('is understood with %s', async (_, write) => {
    expect((await generate({ key: null, headers: { authorization: write(tenant.key.key) } })).status).toBe(200);
  });

  it.each([
    ['the key in lower case', (key: string) => `Bearer ${key.toLowerCase()}`],
    ['the key in quotes', (key: string) => `Bearer "${key}"`],
    ['something behind the key', (key: string) => `Bearer ${key} x`],
    ['two keys', (key: string) => `Bearer ${key}, Bearer ${key}`],
    ['no key', () => 'Bearer'],
    ['no scheme', (key: string) => key],
  ])('is refused with %s', async (_, write) => {
    const response = await generate({ key: null, headers: { authorization: write(tenant.key.key) } });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf(response)).toBe('401 unauthorized');
  });

  it('is looked at before the body', async () => {
    expect(await codeOf(await generate({ key: null, body: '{' }))).toBe('401 unauthorized');
  });

  it('stops to count the moment the key expires', async () => {
    const key = await createApiKey({
      ctx: tenant.system,
      input: { name: 'Short', expiresAt: new Date(Date.now() + 60_000) },
    });
    const jobId = await accept({ key: key.key });
    expect((await status(jobId, { key: key.key })).status).toBe(200);
    await service.database.pool.query('update api_keys set expires_at = now() where id = $1', [key.id]);
    expect(await codeOf(await status(jobId, { key: key.key }))).toBe('401 unauthorized');
  });
});

describe('a job', () => {
  it('of a revoked key can be seen by nobody, and goes on', async () => {
    const key = await createApiKey({ ctx: tenant.system, input: { name: 'Leaked' } });
    const jobId = await accept({ key: key.key });
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: key.id } });
    expect(await codeOf(await status(jobId, { key: key.key }))).toBe('401 unauthorized');
    expect(await codeOf(await status(jobId))).toBe('404 not_found');
    await completeWithFiles(tenant.system, jobId);
    expect((await loaded(jobId)).status).toBe('completed');
  });

  it('is out of reach while the organization is on another plan, and back with the old key when it returns', async () => {
    const jobId = await accept();
    await setPlan({ ctx: tenant.system, input: { plan: 'starter' } });
    expect(await codeOf(await status(jobId))).toBe('403 plan_not_eligible');
    expect(await codeOf(await generate())).toBe('403 plan_not_eligible');
    await setPlan({ ctx: tenant.system, input: { plan: 'business' } });
    expect((await patiently(() => status(jobId))).status).toBe(200);
  });

  it('has, when nothing else is asked for, one variant and neither the web nor the knowledge base', async () => {
    const jobId = await accept({ body: slide });
    expect(await loaded(jobId)).toMatchObject({
      variantCount: 1,
      useWebSearch: false,
      useKnowledgeBase: false,
      template: null,
      referenceImages: [],
    });
  });

  it('keeps its prompt without the control characters', async () => {
    const jobId = await accept({
      body: { ...deck, prompt: '\u0000 A\u001b[1m plan\r\n\tin\u0085 10\u007f slides \u0007' },
    });
    expect((await loaded(jobId)).prompt).toBe('A[1m plan\n\tin 10 slides');
  });

  it('lists one item a variant, with nothing but address, format and number', async () => {
    const jobId = await accept({ body: { ...slide, variant_count: 3 } });
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 3 } });
    const files = [await deliverFile(tenant.system, jobId, 2), await deliverFile(tenant.system, jobId, 1)];
    await completeJob({ ctx: tenant.system, input: { jobId, files, charge: 2 } });
    const { downloads } = await (await status(jobId)).json();
    expect(downloads).toEqual(
      [1, 2].map((variant) => ({ url: expect.stringContaining('/api/v1/downloads/'), format: 'pptx', variant })),
    );
    expect((await getBalance({ ctx: tenant.system, input: {} })).balance).toBe(98);
  });
});

describe('404 on status', () => {
  it('differs in nothing but the request id and the count', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Other' } });
    const jobId = await accept();
    // Each call is one more than the one before.
    const counted = new Set(['ratelimit-remaining', 'ratelimit-reset']);
    const answers = await Promise.all([
      status(uuidv7()),
      status('nonsense'),
      status(''),
      status('\u0000'),
      status('x'.repeat(5_000)),
      status(`${jobId}'--`),
      status(jobId, { key: sibling.key }),
    ]);
    const seen = await Promise.all(
      answers.map(async (response) => {
        const id = response.headers.get('x-request-id') ?? '';
        const headers = [...response.headers].filter(([name]) => !counted.has(name));
        return JSON.stringify([response.status, headers, await response.text()]).replaceAll(id, 'id');
      }),
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('not_found');
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'order-42' };

  it('answers with the files of a job that has completed since, and costs nothing', async () => {
    const jobId = await accept({ headers });
    await completeWithFiles(tenant.system, jobId);
    const before = await getBalance({ ctx: tenant.system, input: {} });
    const replay = await generate({ headers });
    expect(replay.headers.get('idempotency-replayed')).toBe('true');
    expect(await replay.json()).toMatchObject({
      job_id: jobId,
      status: 'completed',
      downloads: [{ slide_count: 8 }],
      error: null,
    });
    expect(await getBalance({ ctx: tenant.system, input: {} })).toEqual(before);
  });

  it('answers with the error of a job that has failed since', async () => {
    const jobId = await accept({ headers });
    await failJob({ ctx: tenant.system, input: { jobId, code: 'insufficient_credits', message: 'None left.' } });
    expect(await (await generate({ headers })).json()).toMatchObject({
      status: 'failed',
      downloads: null,
      error: { code: 'insufficient_credits', message: 'None left.' },
    });
  });

  it('is not used up by a request that was refused', async () => {
    expect((await generate({ headers, body: { ...deck, prompt: '' } })).status).toBe(400);
    expect((await generate({ headers, body: { ...deck, template_name: 'None' } })).status).toBe(404);
    expect((await generate({ headers })).headers.has('idempotency-replayed')).toBe(false);
  });

  it('belongs to its API key', async () => {
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Other' } });
    const [one, two] = [await accept({ headers }), await accept({ headers, key: sibling.key })];
    expect(one).not.toBe(two);
  });

  it('takes the same JSON written in another way for the same body', async () => {
    const jobId = await accept({ headers });
    const body = '{"prompt":"first","output_type":"\\u0064eck","prompt":"A plan in 10 slides"}';
    expect(await (await generate({ headers, body })).json()).toMatchObject({ job_id: jobId });
  });
});

describe('a request that is nearly right', () => {
  it.each([
    ['Meridian in lower case', 'meridian'],
    ['Meridian with a space', ' Meridian'],
    ['a zero byte', 'Meri\u0000dian'],
    ['120 characters', 'x'.repeat(120)],
  ])('finds no template by %s', async (_, template_name) => {
    const response = await generate({ body: { ...deck, template_name } });
    expect(response.status).toBe(404);
    expect((await response.json()).error).toMatchObject({ code: 'not_found', param: 'template_name' });
  });

  it.each([
    ['an unknown field', `"x":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'x'],
    ['a picture', `"reference_images":[${'['.repeat(100_000)}${']'.repeat(100_000)}]`, 'reference_images[0]'],
  ])('is refused when %s is nested deeply', async (_, field, param) => {
    const response = await generate({
      headers: { 'idempotency-key': 'deep' },
      body: `{"prompt":"a","output_type":"single_slide",${field}}`,
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ code: 'invalid_request', param });
  });

  it('is told of the first few faults only', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));
    const { error } = await (await generate({ body: { ...deck, ...many } })).json();
    expect(error.message.length).toBeLessThan(500);
  });

  it('is refused for null where a field may be left out', async () => {
    for (const field of [
      'template_name',
      'variant_count',
      'reference_images',
      'use_web_search',
      'use_knowledge_base',
    ]) {
      const response = await generate({ body: { ...slide, [field]: null } });
      expect(response.status).toBe(400);
      expect((await response.json()).error.param).toBe(field);
    }
  });
});

describe('a store that takes no files', () => {
  async function requestWithPicture(): Promise<SentRequest> {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#246' } }).png();
    const data = (await picture.toBuffer()).toString('base64');
    return {
      headers: { 'idempotency-key': 'full' },
      body: { ...slide, reference_images: [{ data, mime_type: 'image/png' }] },
    };
  }

  async function expectToComeAgain(response: Response): Promise<void> {
    expect(response.headers.get('retry-after')).toBe('5');
    const text = await response.text();
    expect(text).toContain('unavailable');
    expect(text).not.toMatch(/\/data|blobs/);
    expect(await service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } })).toBe(0);
    expect(await service.database.prisma.idempotencyRecord.count({ where: { apiKeyId: tenant.key.id } })).toBe(0);
  }

  it('because its disk is full asks a request with pictures to come again, and leaves no job', async () => {
    vi.spyOn(getBlobStore(), 'put').mockRejectedValue(new BlobStoreError('no-space', 'No space is left under /data.'));
    await expectToComeAgain(await generate(await requestWithPicture()));
  });

  it('because no folder can be made asks it so too', async () => {
    const folder = join(testDataDir, 'blobs');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    try {
      await expectToComeAgain(await generate(await requestWithPicture()));
    } finally {
      rmSync(folder);
    }
  });
});
