import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { createTenant } from '@/lib/services/testing/test-service';
import { accept, acceptASecondAgo, completed, createWaitingTenant, deck, generate, poll, slide, status } from './jobs';
import { call, openService, refusalOf, times, withinASecond, type Answer } from './service';

const { pool } = openService();

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await createWaitingTenant();
});

const refused = (answers: Answer[]) => answers.filter((answer) => answer.status === 429);

function expectRetryAfter(answers: Answer[], mostSeconds: number): void {
  for (const answer of answers) {
    expect(refusalOf(answer)).toBe('429 rate_limit_exceeded');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(mostSeconds);
  }
}

describe('Responses: Retry-After on a status answer of an unfinished job', () => {
  it.each([
    [0, 2],
    [20, 3],
    [40, 4],
    [60, 5],
    [3_600, 5],
  ])(
    'is 2 seconds at first, growing to 5 as the job stays unfinished: after %i s it is %i',
    async (ageSeconds, expected) => {
      const jobId = await accept(tenant);
      await pool.query('update jobs set created_at = now() - make_interval(secs => $2) where id = $1', [
        jobId,
        ageSeconds,
      ]);
      expect((await status(tenant, jobId)).headers.get('retry-after')).toBe(String(expected));
    },
  );

  it('is not on the answer of a finished one', async () => {
    const maker = await createTenant();
    const { job_id: jobId } = await completed(maker, slide);
    expect((await poll(maker, jobId)).headers.has('retry-after')).toBe(false);
  });
});

describe('Responses: rate-limit headers are on every authenticated answer', () => {
  it.each<[string, () => Promise<Answer>, number]>([
    ['200 of generate', () => generate(tenant), 60],
    ['400 of generate', () => generate(tenant, {}), 60],
    ['404 of generate', () => generate(tenant, { ...deck, template_name: 'None' }), 60],
    ['200 of status', async () => status(tenant, await accept(tenant)), 600],
    ['404 of status', () => status(tenant, randomUUID()), 600],
    ['200 of templates', () => call('GET', '/api/v1/templates', { key: tenant.key.key }), 60],
  ])('%s', async (_, ask, limit) => {
    const { headers } = await ask();
    expect(headers.get('ratelimit-limit')).toBe(String(limit));
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(limit);
    expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('409 and 429 of generate', async () => {
    const answers = await times(61, () => generate(tenant));
    for (const { headers } of refused(answers))
      expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['60', '0']);
    const other = await createWaitingTenant();
    await accept(other, deck, { headers: { 'idempotency-key': 'a' } });
    const conflict = await generate(other, slide, { headers: { 'idempotency-key': 'a' } });
    expect([conflict.status, conflict.headers.get('ratelimit-limit')]).toEqual([409, '60']);
  });

  it('403', async () => {
    await pool.query(`update organizations set plan = 'free' where id = $1`, [tenant.organizationId]);
    const answer = await generate(tenant);
    expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([403, '60']);
  });
});

describe('Responses: generate limit', () => {
  it('is 60 a minute per API key: of 200 parallel requests exactly 60 pass', async () => {
    const answers = await times(200, () => generate(tenant));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(60);
    expect(refused(answers)).toHaveLength(140);
    expectRetryAfter(refused(answers), 60);
  });

  it('is another one for another key of the same organization', async () => {
    await times(61, () => generate(tenant, {}));
    const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
    expect((await generate(tenant)).status).toBe(429);
    expect((await generate(tenant, deck, { key: sibling.key })).status).toBe(200);
  });
});

describe('Responses: status limits', () => {
  it('one a second per job, burst of 2 within the first second of its life', async () => {
    const answers = await withinASecond(
      async () => undefined,
      async () => {
        const jobId = await accept(tenant);
        return times(5, () => status(tenant, jobId));
      },
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expectRetryAfter(refused(answers), 1);
  });

  it('one a second per job, without a burst later', async () => {
    const answers = await withinASecond(
      () => acceptASecondAgo(tenant),
      (jobId) => times(5, () => status(tenant, jobId)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('another job has its own second', async () => {
    const [one, two] = [await accept(tenant), await accept(tenant)];
    await times(5, () => status(tenant, one));
    expect((await status(tenant, two)).status).toBe(200);
  });

  it('600 a minute per API key', async () => {
    const first = await status(tenant, randomUUID());
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual(['600', '599']);
    // As if most of the others had been sent.
    await pool.query(`update rate_limits set points = 590 where key = 'status:' || $1`, [tenant.key.id]);
    const answers = await times(20, () => status(tenant, randomUUID()));
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(10);
    expectRetryAfter(refused(answers), 60);
  });
});

describe('Responses: failed authentication limit', () => {
  const guess = (from: string) => call('GET', `/api/v1/status/${randomUUID()}`, { key: createApiKeyText(), from });

  it('is 30 a minute per client address, then 429', async () => {
    const answers = await times(40, () => guess('203.0.113.9'));
    expect(answers.filter((answer) => refusalOf(answer) === '401 unauthorized')).toHaveLength(30);
    expectRetryAfter(refused(answers), 60);
  });

  it('holds up neither another address, nor who has a key', async () => {
    const from = '203.0.113.10';
    await times(30, () => guess(from));
    expect((await guess(from)).status).toBe(429);
    expect((await guess('203.0.113.11')).status).toBe(401);
    expect((await generate(tenant, deck, { from })).status).toBe(200);
  });
});
