import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { completeJob, failJob, startJob } from '@/lib/services/jobs/job-life';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { acceptJob, deliverFile } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import type { Method } from './handler';
import { generateRoute, statusRoute } from './routes/jobs';
import { unknownPathRoute } from './serve';
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
afterAll(() => service.close());

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };
const slide = { prompt: 'A plan', output_type: 'single_slide' };

const generate = (sent: SentRequest = {}, method: Method = 'POST') =>
  callRoute(generateRoute, method, { key: tenant.key.key, body: method === 'POST' ? deck : undefined, ...sent });
const status = (jobId: string, sent: SentRequest = {}, method: Method = 'GET') =>
  callRoute(statusRoute, method, { key: tenant.key.key, params: { job_id: jobId }, ...sent });

async function errorOf(response: Response) {
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['error']);
  expect(Object.keys(body.error).filter((field) => field !== 'param')).toEqual(['code', 'message', 'request_id']);
  expect(body.error.request_id).toBe(response.headers.get('x-request-id'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, ...body.error };
}

async function jobCount(): Promise<number> {
  return service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } });
}

describe('POST /api/v1/generate', () => {
  it('accepts a job and answers at once', async () => {
    const response = await generate();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('idempotency-replayed')).toBe(false);
    const body = await response.json();
    expect(body).toEqual({ job_id: body.job_id, status: 'pending', output_type: 'deck', downloads: null, error: null });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'takes the content type %s',
    async (type) => {
      expect((await generate({ headers: { 'content-type': type } })).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'application/json; charset=latin1',
    'application/x-www-form-urlencoded',
    'application/json; profile=x',
    '',
  ])('refuses the content type %j', async (type) => {
    expect(await errorOf(await generate({ headers: { 'content-type': type } }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it.each(['gzip', 'GZip', 'br', 'identity, gzip', 'unheard-of'])(
    'refuses a body in the coding %s, and reads nothing of it',
    async (coding) => {
      const pull = vi.fn();
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const response = await generate({ body, headers: { 'content-encoding': coding, 'content-length': '100' } });
      expect(await errorOf(response)).toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: 'The body must not be compressed: send it without a Content-Encoding header.',
      });
      expect(pull).not.toHaveBeenCalled();
    },
  );

  it('takes a body that is said not to be packed', async () => {
    expect((await generate({ headers: { 'content-encoding': 'identity' } })).status).toBe(200);
  });

  it.each([
    ['no JSON', '{"prompt":'],
    ['nothing', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ['a million brackets', '['.repeat(1_000_000)],
  ])('refuses a body of %s', async (_, body) => {
    const error = await errorOf(await generate({ body }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(error).not.toHaveProperty('param');
  });

  it.each([
    [{ ...deck, prompt: ' ' }, 'prompt', /empty/],
    [{ output_type: 'deck' }, 'prompt', /required/],
    [{ ...deck, output_type: 'pdf' }, 'output_type', /single_slide/],
    [{ ...deck, temperature: 1 }, 'temperature', /Unknown field "temperature"/],
    [{ ...deck, variant_count: 1 }, 'variant_count', /deck/],
    [{ ...deck, reference_images: [] }, 'reference_images', /./],
    [{ ...slide, variant_count: 5 }, 'variant_count', /4/],
    [{ ...slide, reference_images: [{ data: 'x', mime_type: 'image/png' }] }, 'reference_images[0].data', /base64/],
    [
      { ...slide, reference_images: [{ data: 'aGVsbG8=', mime_type: 'image/png' }] },
      'reference_images[0].data',
      /image\/png/,
    ],
    [
      { ...slide, reference_images: [{ data: 'aGVsbG8=', mime_type: 'image/png', alt: 'x' }] },
      'reference_images[0].alt',
      /Unknown field/,
    ],
  ])('refuses %j and names %s', async (body, param, message) => {
    expect(await errorOf(await generate({ body }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      param,
      message: expect.stringMatching(message),
    });
    expect(await jobCount()).toBe(0);
  });

  it('offers names for an unknown template', async () => {
    const response = await generate({ body: { ...deck, template_name: 'Meridiam' } });
    expect(await errorOf(response)).toMatchObject({
      status: 404,
      code: 'not_found',
      param: 'template_name',
      message: expect.stringContaining('"Meridian"'),
    });
  });

  it('answers a retry with the original job, and another body with a conflict', async () => {
    const headers = { 'idempotency-key': 'order-42' };
    const first = await (await generate({ headers })).json();
    const again = await generate({
      headers,
      body: ` { "output_type":"deck", "prompt": ${JSON.stringify(deck.prompt)} } `,
    });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
    const other = await generate({ headers, body: { ...deck, use_web_search: false } });
    expect(await errorOf(other)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    expect(await jobCount()).toBe(1);
  });

  it.each([['a b'], ['é'], ['x'.repeat(256)], ['']])('refuses the Idempotency-Key %j', async (key) => {
    const error = await errorOf(await generate({ headers: { 'idempotency-key': key } }));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('Idempotency-Key'),
    });
  });

  it('takes an Idempotency-Key of 255 characters', async () => {
    expect((await generate({ headers: { 'idempotency-key': '~!'.repeat(127) + 'x' } })).status).toBe(200);
  });
});

describe('a body over 40 MB', () => {
  it('is refused by its announced length, unread', async () => {
    const response = await generate({ headers: { 'content-length': '40000001' } });
    expect(await errorOf(response)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(response.headers.get('connection')).toBe('close');
  });

  it('is read no further than the limit when it was not announced', async () => {
    let sentBytes = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
      },
    });
    const response = await generate({ body });
    expect(await errorOf(response)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(response.headers.get('connection')).toBe('close');
    expect(sentBytes).toBeLessThan(45_000_000);
  });
});

describe('GET /api/v1/status/{job_id}', () => {
  const base = { output_type: 'deck', downloads: null, error: null };

  it('follows a job from its acceptance to its file', async () => {
    const jobId = await acceptJob(tenant.api);
    const pending = await status(jobId);
    expect(pending.headers.get('retry-after')).toBe('2');
    expect(await pending.json()).toEqual({ job_id: jobId, ...base, status: 'pending' });
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 10 } });
    const processing = await patiently(() => status(jobId));
    expect(processing.headers.get('retry-after')).toBe('2');
    expect(await processing.json()).toEqual({ job_id: jobId, ...base, status: 'processing' });
    await completeJob({
      ctx: tenant.system,
      input: { jobId, files: [await deliverFile(tenant.system, jobId)], charge: 8 },
    });
    const completed = await patiently(() => status(jobId));
    expect(completed.headers.has('retry-after')).toBe(false);
    const body = await completed.json();
    expect(body).toEqual({
      job_id: jobId,
      ...base,
      status: 'completed',
      downloads: [
        {
          url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/v1\/downloads\//),
          format: 'pptx',
          slide_count: 8,
        },
      ],
    });
  });

  it('carries the failure of a failed job', async () => {
    const jobId = await acceptJob(tenant.api);
    const error = { code: 'content_rejected', message: 'Nothing to show.' } as const;
    await failJob({ ctx: tenant.system, input: { jobId, ...error } });
    const response = await status(jobId);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ job_id: jobId, ...base, status: 'failed', error });
  });

  it('answers the same for an unknown id, a malformed one, and the job of another key', async () => {
    const jobId = await acceptJob(tenant.api);
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Other' } });
    const stranger = await createTenant();
    const answers = await Promise.all([
      status(uuidv7()),
      status('nonsense'),
      status(jobId, { key: sibling.key }),
      status(jobId, { key: stranger.key.key }),
    ]);
    const errors = await Promise.all(answers.map(errorOf));
    expect(errors.every((error) => error.status === 404 && error.code === 'not_found')).toBe(true);
    expect(new Set(errors.map((error) => error.message)).size).toBe(1);
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await status(await acceptJob(tenant.api), {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe.each([
  ['generate', (sent: SentRequest) => generate(sent)],
  ['status', (sent: SentRequest) => status(uuidv7(), sent)],
])('%s checks who asks', (_, call) => {
  it('with one answer for missing, malformed, unknown, revoked and expired keys', async () => {
    const { createApiKeyText } = await import('@/lib/platform/crypto/api-key-text');
    const revoked = await createApiKey({ ctx: tenant.system, input: { name: 'Revoked' } });
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: revoked.id } });
    const expired = await createApiKey({ ctx: tenant.system, input: { name: 'Expired', expiresAt: new Date(0) } });
    const answers = await Promise.all([
      call({ key: null }),
      call({ key: 'dw_short' }),
      call({ key: createApiKeyText() }),
      call({ key: revoked.key }),
      call({ key: expired.key }),
      call({ key: null, headers: { authorization: tenant.key.key } }),
      call({ key: null, headers: { authorization: `Basic ${tenant.key.key}` } }),
    ]);
    for (const response of answers) expect(response.headers.get('www-authenticate')).toBe('Bearer');
    const errors = await Promise.all(answers.map(errorOf));
    expect(errors.every((error) => error.status === 401 && error.code === 'unauthorized')).toBe(true);
    expect(new Set(errors.map((error) => error.message)).size).toBe(1);
  });

  it.each([
    { plan: 'free', trial: false },
    { plan: 'starter', trial: false },
    { plan: 'business', trial: true },
    { plan: 'enterprise', trial: true },
  ] as const)('and refuses the plan %j until it changes', async (plan) => {
    await setPlan({ ctx: tenant.system, input: plan });
    expect(await errorOf(await call({}))).toMatchObject({ status: 403, code: 'plan_not_eligible' });
    await setPlan({ ctx: tenant.system, input: { plan: 'enterprise' } });
    expect((await call({})).status).not.toBe(403);
  });
});

describe('other methods and paths', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s on generate', async (method) => {
    const response = await generate({}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    if (method !== 'HEAD') expect(await errorOf(response)).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s on status and lists what it takes',
    async (method) => {
      const response = await status(uuidv7(), {}, method);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
    },
  );

  it('answers unknown paths in JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect(await errorOf(await callRoute(unknownPathRoute, method))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });
});

describe('when something breaks', () => {
  it('says nothing of the inside of a defect', async () => {
    const spy = vi.spyOn(service.database.pool, 'query').mockRejectedValue(new Error('secret detail') as never);
    const error = await errorOf(await status(uuidv7()));
    spy.mockRestore();
    expect(error).toMatchObject({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('answers 503 with Retry-After while the database is away', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    const spy = vi.spyOn(service.database.pool, 'query').mockRejectedValue(refused as never);
    const response = await status(uuidv7());
    spy.mockRestore();
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await errorOf(response)).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
