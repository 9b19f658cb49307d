import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/contracts/app-error';
import type { Context } from '../context';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { listRequests } from './list-requests';
import { recordRequest, type AnsweredRequest } from './record-request';
import { flushRequestLog } from './request-log';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => service.close());

const accepted = {
  method: 'POST',
  route: '/api/v1/generate',
  operation: 'generate',
  status: 200,
  elapsedMs: 12.5,
  jobId: undefined,
} as const;

function record(ctx: Context | null, input: Partial<AnsweredRequest> = {}): string {
  const requestId = uuidv7();
  recordRequest({ ctx, input: { requestId, ...accepted, ...input } });
  return requestId;
}
async function rowOf(id: string) {
  await flushRequestLog();
  const { rows } = await service.database.pool.query('select * from request_log where id = $1', [id]);
  return rows[0] as Record<string, unknown> | undefined;
}
const list = async (ctx: Context, input: Parameters<typeof listRequests>[0]['input'] = {}) => {
  await flushRequestLog();
  return (await listRequests({ ctx, input })).map(({ id }) => id);
};

describe('recordRequest', () => {
  it('leaves a row with who, what, how it ended and how long it took', async () => {
    const { api, key, organizationId } = await createTenant();
    const jobId = uuidv7();
    vi.useFakeTimers({ now: new Date('2026-05-04T10:00:01Z'), toFake: ['Date'] });
    const row = await rowOf(record(api, { jobId, elapsedMs: 1_000 }));
    expect(row).toMatchObject({
      organization_id: organizationId,
      api_key_id: key.id,
      operation: 'generate',
      method: 'POST',
      status: 200,
      error_code: null,
      duration_ms: 1_000,
      job_id: jobId,
      created_at: new Date('2026-05-04T10:00:00Z'),
    });
  });

  it('keeps nothing of what was said', async () => {
    const { api } = await createTenant();
    const error = new AppError({
      code: 'invalid_request',
      message: 'the prompt',
      internalMessage: 'the secret',
      param: 'prompt',
    });
    const row = await rowOf(record(api, { status: 400, error }));
    expect(row).toMatchObject({ status: 400, error_code: 'invalid_request' });
    expect(JSON.stringify(row)).not.toMatch(/prompt|secret|\/api/);
  });

  it('leaves a row of a stranger, of a path that nobody knows, and of an id that is none', async () => {
    const row = await rowOf(record(null, { operation: null, status: 401, jobId: "x' or true" }));
    expect(row).toMatchObject({ organization_id: null, api_key_id: null, operation: null, job_id: null, status: 401 });
  });

  it('leaves no more than a bounded number of rows of refused strangers', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    const refused = Array.from({ length: 1_000 }, () => record(null, { status: 401 }));
    const { api } = await createTenant();
    const known = record(api, { status: 400 });
    const served = record(null, { operation: 'download', status: 206 });
    await flushRequestLog();
    const { rows } = await service.database.pool.query<{ id: string }>(
      'select id from request_log where id = any($1)',
      [[...refused, known, served]],
    );
    expect(rows).toHaveLength(102);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([known, served]));
  });

  it('writes a batch again whose answer was lost, and each row once', async () => {
    const { api, organizationId } = await createTenant();
    const { pool } = service.database;
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(pool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
      await query(...args);
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    }) as never);
    record(api);
    await flushRequestLog();
    await flushRequestLog();
    const { rows } = await pool.query('select id from request_log where organization_id = $1', [organizationId]);
    expect(rows).toHaveLength(1);
  });
});

describe('listRequests', () => {
  async function recordedFor(tenant: TestTenant, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => record(tenant.api));
    await flushRequestLog();
    return ids;
  }

  it("shows an organization its own calls and nobody else's", async () => {
    const [one, other] = await Promise.all([createTenant(), createTenant()]);
    const [mine] = await recordedFor(one, 1);
    const [theirs] = await recordedFor(other, 1);
    record(null, { status: 401 });
    expect(await list(one.system)).toEqual([mine]);
    expect(await list(one.system, { requestId: theirs })).toEqual([]);
    expect(await list(one.system, { apiKeyId: other.key.id })).toEqual([]);
    expect(await list(one.system, { before: theirs })).toEqual([]);
  });

  it('goes from page to page, also through one millisecond, and misses and repeats nothing', async () => {
    const tenant = await createTenant();
    const ids = await recordedFor(tenant, 25);
    const seconds = "update request_log set created_at = date_trunc('second', created_at) where organization_id = $1";
    await service.database.pool.query(seconds, [tenant.organizationId]);
    const seen: string[] = [];
    for (;;) {
      const page = await list(tenant.system, { limit: 10, before: seen.at(-1) });
      seen.push(...page);
      // What comes in between shifts nothing.
      record(tenant.api);
      if (page.length < 10) break;
    }
    expect(seen).toEqual([...ids].reverse());
  });

  it('filters by key, status, class, code, operation, request, job and time', async () => {
    const tenant = await createTenant();
    const { api, key } = tenant;
    // Its time counts: ids without one go on from the latest of the process, which a test may have set ahead.
    const jobId = uuidv7({ msecs: Date.now() });
    const error = new AppError({ code: 'rate_limit_exceeded', message: 'Slow down.' });
    const made = record(api, { jobId });
    const missed = record(api, { operation: 'status', method: 'GET', status: 404 });
    const limited = record(api, { operation: 'status', method: 'GET', status: 429, error });
    const early = record(api, { elapsedMs: 3_600_000 });
    const hourAgo = new Date(Date.now() - 1_800_000);
    const filter = (input: Parameters<typeof listRequests>[0]['input']) => list(tenant.system, input);
    expect(await filter({ apiKeyId: key.id })).toHaveLength(4);
    expect(await filter({ status: 404 })).toEqual([missed]);
    expect(await filter({ status: '4xx' })).toEqual([limited, missed]);
    expect(await filter({ status: '5xx' })).toEqual([]);
    expect(await filter({ errorCode: 'rate_limit_exceeded' })).toEqual([limited]);
    expect(await filter({ operation: 'status' })).toEqual([limited, missed]);
    expect(await filter({ requestId: made })).toEqual([made]);
    expect(await filter({ jobId })).toEqual([made]);
    expect(await filter({ to: hourAgo })).toEqual([early]);
    expect(await filter({ from: hourAgo, status: '2xx' })).toEqual([made]);
  });

  it.each([{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { before: 'x' }, { status: 99 }, { status: '6xx' as never }])(
    'refuses %j',
    async (input) => {
      const { system } = await createTenant();
      await expect(listRequests({ ctx: system, input })).rejects.toMatchObject({ code: 'invalid_request' });
    },
  );
});
