import { describe, expect, it } from 'vitest';
import type { RequestErrorCode } from '@/lib/contracts/error-codes';
import { errorBody, errorExamples, jobExamples } from '@/lib/contracts/openapi/examples';
import { expectDocumented } from './expect-documented';

const status = { method: 'GET', path: '/api/v1/status/0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f' };
const jobs = jobExamples('https://deckwright.example');

const everyHeader = {
  'X-Request-Id': '0198c1f2-7a60-7c3e-9d55-2f6f0f6f3c11',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
const limitHeaders = { 'RateLimit-Limit': '600', 'RateLimit-Remaining': '599', 'RateLimit-Reset': '60' };

function answer(body: unknown, code = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status: code, headers: { ...everyHeader, ...limitHeaders, ...headers } });
}

function error(code: RequestErrorCode, statusCode: number, headers: Record<string, string> = {}): Response {
  return answer(errorBody(code, errorExamples[code]), statusCode, headers);
}

async function faultOf(response: Response, asked = status): Promise<string> {
  return expectDocumented(response, asked).then(
    () => '',
    (fault: Error) => fault.message,
  );
}

describe('an answer as documented', () => {
  it.each(Object.entries(jobs))('passes: %s', async (_, { value }) => {
    expect(await faultOf(answer(value))).toBe('');
  });

  it.each([
    ['not_found', 404, {}],
    ['unauthorized', 401, { 'WWW-Authenticate': 'Bearer' }],
    ['rate_limit_exceeded', 429, { 'Retry-After': '1' }],
    ['unavailable', 503, { 'Retry-After': '5' }],
  ] as const)('passes: %s', async (code, statusCode, headers) => {
    expect(await faultOf(error(code, statusCode, headers))).toBe('');
  });

  it('can still be read', async () => {
    const response = answer(jobs.pending.value);
    await expectDocumented(response, status);
    expect(await response.json()).toEqual(jobs.pending.value);
  });

  it('passes for HEAD without a body, another method with 405, and a path that is none with 404', async () => {
    expect(await faultOf(new Response(null, answer(jobs.pending.value)), { ...status, method: 'HEAD' })).toBe('');
    expect(await faultOf(error('method_not_allowed', 405, { Allow: 'GET, HEAD' }), { ...status, method: 'PUT' })).toBe(
      '',
    );
    expect(await faultOf(error('not_found', 404), { method: 'GET', path: '/api/v1/nope' })).toBe('');
  });
});

describe('an answer off the document', () => {
  const { pending, completed_deck: deck, completed_single_slide: slide, failed } = jobs;
  it.each([
    ['a job without error', { ...pending.value, error: undefined }],
    ['a further field', { ...pending.value, progress: 0.5 }],
    ['downloads before completion', { ...deck.value, status: 'processing' }],
    ['none after it', { ...deck.value, downloads: null }],
    ['an error of a job that has not failed', { ...failed.value, status: 'completed', downloads: [] }],
    ['a failed job without error', { ...failed.value, error: null }],
    ['a deck with variants', { ...slide.value, output_type: 'deck' }],
    ['a single slide with a slide count', { ...deck.value, output_type: 'single_slide' }],
    ['both counts on one item', { ...deck.value, downloads: [{ ...deck.value.downloads[0], variant: 1 }] }],
    ['a state that is none', { ...pending.value, status: 'queued' }],
    ['an id that is none', { ...pending.value, job_id: 'job-1' }],
  ])('fails: %s', async (_, body) => {
    expect(await faultOf(answer(body))).toContain('off the schema');
  });

  it.each([
    ['an undocumented status', answer({}, 418), 'only 200, 401'],
    [
      'another media type',
      new Response('<html>', { headers: { ...everyHeader, ...limitHeaders, 'Content-Type': 'text/html' } }),
      'Content-Type is "text/html"',
    ],
    [
      'no JSON',
      new Response('{', { headers: { ...everyHeader, ...limitHeaders, 'Content-Type': 'application/json' } }),
      'not JSON',
    ],
    ['401 without WWW-Authenticate', error('unauthorized', 401), 'no WWW-Authenticate'],
    ['429 without Retry-After', error('rate_limit_exceeded', 429), 'no Retry-After'],
    ['Retry-After of zero', answer(pending.value, 200, { 'Retry-After': '0' }), 'Retry-After header is "0"'],
    ['an answer that may be stored', answer(pending.value, 200, { 'Cache-Control': 'public' }), 'Cache-Control'],
    [
      'a code with the status of another',
      error('not_found', 401, { 'WWW-Authenticate': 'Bearer' }),
      'code is not_found',
    ],
    ['a code that this operation does not have', error('range_not_satisfiable', 404), 'code is range_not_satisfiable'],
  ])('fails: %s', async (_, response, fault) => {
    expect(await faultOf(response)).toContain(fault);
  });

  it('fails where the limits are not told', async () => {
    const response = Response.json(pending.value, { headers: everyHeader });
    expect(await faultOf(response)).toContain('no RateLimit-Limit');
  });

  it('fails for methods and paths that are answered without being documented', async () => {
    expect(await faultOf(answer(pending.value), { ...status, method: 'POST' })).toContain('no such method');
    expect(await faultOf(answer(pending.value), { method: 'GET', path: '/api/v1/nope' })).toContain('no such path');
  });
});
