import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadJob } from '@/lib/services/jobs/load-job';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { accept, createWaitingTenant, deck, generate, slide } from './jobs';
import { picture } from './pictures';
import { baseUrl, openService, refusalOf } from './service';

openService();

let tenant: TestTenant;
// The limit on generate requests is per key.
beforeEach(async () => {
  tenant = await createWaitingTenant();
});

describe('Requests: prompt', () => {
  it.each([
    ['1 character', 'a', 200],
    ['100,000 characters', 'x'.repeat(100_000), 200],
    ['100,000 characters after trimming', `  ${'x'.repeat(100_000)}\n`, 200],
    ['100,000 characters beyond the basic plane', '😀'.repeat(100_000), 200],
    ['none', '', 400],
    ['none after trimming', ' \t\n ', 400],
    ['100,001 characters', 'x'.repeat(100_001), 400],
  ])('has 1 to 100,000 characters after trimming: %s', async (_, prompt, code) => {
    expect((await generate(tenant, { ...deck, prompt })).status).toBe(code);
  });

  it('control characters other than tab and newline are dropped before use', async () => {
    const jobId = await accept(tenant, { ...deck, prompt: 'A\u0000 plan\u0007\tin\n10\u001b slides\u0085' });
    expect((await loadJob({ ctx: tenant.system, input: { jobId } })).prompt).toBe('A plan\tin\n10 slides');
  });
});

describe('Requests: unknown body fields', () => {
  it.each(['promt', 'temperature', 'callback_url', 'Prompt'])(
    '400 invalid_request, the message names the field: %s',
    async (field) => {
      const answer = await generate(tenant, { ...deck, [field]: 'x' });
      expect(refusalOf(answer)).toBe('400 invalid_request');
      expect(answer.error()).toMatchObject({ param: field, message: expect.stringContaining(`"${field}"`) });
    },
  );
});

describe('Requests: Content-Type', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'is %s',
    async (type) => {
      expect((await generate(tenant, deck, { headers: { 'content-type': type } })).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/problem+json',
  ])('other than application/json: 400 invalid_request for %s', async (type) => {
    expect(refusalOf(await generate(tenant, deck, { headers: { 'content-type': type } }))).toBe('400 invalid_request');
  });
});

describe('Requests: a body over 40 MB', () => {
  it('of exactly 40 MB is read', async () => {
    const start = JSON.stringify(deck);
    const body = Buffer.alloc(40_000_000, ' ');
    body.write(start);
    expect((await generate(tenant, body)).status).toBe(200);
  });

  it('400 invalid_request when it is announced', async () => {
    const body = Buffer.alloc(40_000_001, ' ');
    body.write(JSON.stringify(deck));
    expect(refusalOf(await generate(tenant, body))).toBe('400 invalid_request');
  });

  it.each([
    ['of a length that it does not say', { 'transfer-encoding': 'chunked' }, 60_000_000],
    ['of a length that it says beforehand', { 'content-length': '1000000000' }, 20_000_000],
  ])('and the server stops reading one %s', async (_, length, most) => {
    const { code, sentBytes } = await sendWithoutEnd(length);
    expect(code).toBe(400);
    // What the server has read, and what the systems between hold.
    expect(sentBytes).toBeLessThan(most);
  });
});

/** Sends a body for as long as the server takes it. */
function sendWithoutEnd(length: Record<string, string>): Promise<{ code: number | undefined; sentBytes: number }> {
  const { hostname, port } = new URL(baseUrl);
  const headers = { authorization: `Bearer ${tenant.key.key}`, 'content-type': 'application/json', ...length };
  const chunk = Buffer.alloc(500_000, ' ');
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    const outgoing = request(
      { hostname, port, method: 'POST', path: '/api/v1/generate', headers, agent: false },
      (incoming) => {
        incoming.resume();
        resolve({ code: incoming.statusCode, sentBytes });
        outgoing.destroy();
      },
    );
    const sendMore = () => {
      while (!outgoing.destroyed && outgoing.write(chunk, () => (sentBytes += chunk.length)));
    };
    outgoing.on('drain', sendMore).on('error', reject);
    sendMore();
  });
}

describe('Requests: variant_count', () => {
  it.each([1, 2, 3, 4])('is an integer from 1 to 4: %j', async (variant_count) => {
    expect((await generate(tenant, { ...slide, variant_count })).status).toBe(200);
  });

  it.each([0, 5, -1, 1.5, '2', null, true, 1e21])('and nothing else: %j', async (variant_count) => {
    expect((await generate(tenant, { ...slide, variant_count })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'variant_count',
    });
  });

  it('is 1 by default', async () => {
    const jobId = await accept(tenant, slide);
    expect((await loadJob({ ctx: tenant.system, input: { jobId } })).variantCount).toBe(1);
  });

  it('with deck: 400 even when it is 1', async () => {
    expect((await generate(tenant, { ...deck, variant_count: 1 })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'variant_count',
    });
  });
});

describe('Requests: reference_images', () => {
  it.each([1, 5])('has 1 to 5 items: %i', async (count) => {
    const image = await picture();
    expect((await generate(tenant, { ...slide, reference_images: Array<unknown>(count).fill(image) })).status).toBe(
      200,
    );
  });

  it.each([0, 6])('and no other number of items: %i', async (count) => {
    const image = await picture();
    const answer = await generate(tenant, { ...slide, reference_images: Array<unknown>(count).fill(image) });
    expect(answer.error()).toMatchObject({ code: 'invalid_request', param: 'reference_images' });
  });

  it('with deck: 400 even when empty', async () => {
    expect((await generate(tenant, { ...deck, reference_images: [] })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images',
    });
  });
});
