import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions } from './create-client';
import {
  drop,
  failure,
  hang,
  openScriptedService,
  proxyPage,
  truncate,
  type Reply,
  type ScriptedService,
} from './testing/scripted-service';
import { createTestClock, type TestClock } from './testing/test-clock';
import type { GenerateRequest, Job } from './types';

const apiKey = 'dw_0123456789abcdefghijABCDEFGHIJ0123456789';
const deck: GenerateRequest = { prompt: 'A plan', output_type: 'deck' };
const pending: Job = { job_id: 'job-1', status: 'pending', output_type: 'deck', downloads: null, error: null };

let service: ScriptedService;
let clock: TestClock;
let client: Client;
beforeEach(async () => {
  service = await openScriptedService();
  clock = createTestClock();
  client = open();
});
afterEach(() => service.close());

function open(options: Partial<ClientOptions> = {}): Client {
  return createClient({ baseUrl: service.url, apiKey, clock, ...options });
}

const onGenerate = (...replies: Reply[]) => service.script('/api/v1/generate', ...replies);
const keysSent = () => service.received.map(({ headers }) => headers['idempotency-key']);

async function errorOf(call: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  return call.then(
    () => expect.fail('It should have thrown.'),
    (error: Error & Record<string, unknown>) => error,
  );
}

describe('createClient', () => {
  it.each([
    ['https://slides.example.com/api/v1', /has the path "\/api\/v1"/],
    ['https://slides.example.com/?a=1', /query or a fragment/],
    ['https://slides.example.com/#a', /query or a fragment/],
    ['https://slides.example.com/?', /query or a fragment/],
    ['https://me:secret@slides.example.com', /user name or password/],
    ['ftp://slides.example.com', /no http or https/],
    ['slides.example.com', /no http or https/],
    ['', /no http or https/],
  ])('refuses the base URL %j', (baseUrl, message) => {
    expect(() => open({ baseUrl })).toThrow(message);
    expect(() => open({ baseUrl })).not.toThrow(/secret/);
  });

  it('takes a base URL with a slash at its end', async () => {
    onGenerate({ body: pending });
    expect(await open({ baseUrl: `${service.url}/` }).generate(deck)).toEqual(pending);
  });

  it.each(['', 'dw_ a', 'dw_a\n', 'dw_é'])('refuses the key %j without showing it', (key) => {
    expect(() => open({ apiKey: key })).toThrow(
      /^apiKey must be the text of an API key, without spaces or line ends\.$/,
    );
  });
});

describe('listTemplates', () => {
  const meridian = {
    name: 'Meridian',
    description: 'Plain.',
    source: 'built_in',
    thumbnail_url: 'https://deckwright.example/templates/meridian.png',
  };

  it('lists them with the key, and tries again after what passes', async () => {
    service.script('/api/v1/templates', failure(503, 'unavailable'), { body: { templates: [meridian] } });
    expect(await client.listTemplates()).toEqual([meridian]);
    expect(service.received[1]).toMatchObject({ method: 'GET', headers: { authorization: `Bearer ${apiKey}` } });
  });

  it('calls anything else unexpected', async () => {
    service.script('/api/v1/templates', { body: { templates: 'none' } });
    expect(await errorOf(client.listTemplates())).toMatchObject({ code: 'unexpected_answer' });
  });
});

describe('generate', () => {
  it('sends the request with the key and an Idempotency-Key of its own', async () => {
    onGenerate({ body: pending });
    expect(await client.generate(deck)).toEqual(pending);
    await client.generate(deck);
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/generate',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual(deck);
    expect(keysSent()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysSent()[1]).not.toBe(keysSent()[0]);
  });

  it.each([
    ['a dropped connection', drop],
    ['an answer that breaks off', truncate],
    ['429', failure(429, 'rate_limit_exceeded')],
    ['500', failure(500, 'internal_error')],
    ['503', failure(503, 'unavailable')],
    ['the error page of a proxy', proxyPage],
  ])('tries again after %s, with the same Idempotency-Key', async (_, fault) => {
    onGenerate(fault, fault, { body: pending });
    expect(await client.generate(deck)).toEqual(pending);
    expect(keysSent()).toHaveLength(3);
    expect(new Set(keysSent()).size).toBe(1);
    expect(clock.slept).toEqual([250, 500]);
  });

  it('tries again when no answer comes in time', async () => {
    onGenerate(hang, { body: pending });
    expect(await open({ requestTimeoutMs: 50 }).generate(deck)).toEqual(pending);
  });

  it('gives one attempt 30 seconds, however little time there is for others', async () => {
    vi.useFakeTimers();
    let sent: AbortSignal | null | undefined;
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        sent = init?.signal;
        sent?.addEventListener('abort', () => reject(sent?.reason as Error));
      });
    const call = errorOf(open({ fetch: silent, retryForMs: 0 }).generate(deck));
    vi.advanceTimersByTime(29_999);
    expect(sent?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(await call).toMatchObject({
      name: 'ConnectionError',
      message: expect.stringContaining('none came within 30 seconds'),
    });
  });

  it('waits longer each time, spread by chance', async () => {
    const fault = failure(500, 'internal_error');
    onGenerate(fault, fault, fault, fault, fault, fault, fault, { body: pending });
    const lucky = createTestClock({ random: 1 });
    await open({ clock: lucky }).generate(deck);
    expect(lucky.slept).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it.each([
    ['seconds', '7', 7_000],
    ['a date', new Date(Date.UTC(2026, 0, 1, 0, 0, 9)).toUTCString(), 9_000],
    ['nonsense', 'soon', 250],
    ['a date that has passed', new Date(0).toUTCString(), 250],
  ])('waits as long as Retry-After says in %s', async (_, header, sleptMs) => {
    onGenerate(failure(429, 'rate_limit_exceeded', { 'Retry-After': header }), { body: pending });
    await client.generate(deck);
    expect(clock.slept).toEqual([sleptMs]);
  });

  it('gives up when the time for retries is over, with the last error', async () => {
    onGenerate(failure(503, 'unavailable', { 'Retry-After': '5' }));
    const error = await errorOf(open({ retryForMs: 12_000 }).generate(deck));
    expect(error).toMatchObject({ name: 'ApiError', code: 'unavailable', status: 503, retryAfterSeconds: 5 });
    expect(service.received).toHaveLength(3);
  });

  it('does not wait for longer than it may', async () => {
    onGenerate(failure(429, 'rate_limit_exceeded', { 'Retry-After': '3600' }));
    expect(await errorOf(client.generate(deck))).toMatchObject({
      code: 'rate_limit_exceeded',
      retryAfterSeconds: 3_600,
    });
    expect(clock.slept).toEqual([]);
  });

  it.each([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [403, 'plan_not_eligible'],
    [404, 'not_found'],
    [409, 'idempotency_conflict'],
  ])('throws %d %s at once', async (status, code) => {
    onGenerate(failure(status, code, {}, { param: 'prompt' }));
    expect(await errorOf(client.generate(deck))).toMatchObject({
      name: 'ApiError',
      code,
      status,
      requestId: 'request-1',
      param: 'prompt',
    });
    expect(service.received).toHaveLength(1);
  });

  it.each([
    ['HTML', { body: '<html>Sign in</html>', headers: { 'Content-Type': 'text/html' } }],
    ['JSON of another kind', { body: { ok: true } }],
    ['null', { body: 'null', headers: { 'Content-Type': 'application/json' } }],
    ['a redirect', { status: 302, headers: { Location: 'https://slides.example.com/' } }],
  ])('calls %s unexpected', async (_, reply) => {
    onGenerate(reply);
    expect(await errorOf(client.generate(deck))).toMatchObject({ name: 'ApiError', code: 'unexpected_answer' });
    expect(service.received).toHaveLength(1);
  });

  it('names the service, the reason and never the key when nothing answers', async () => {
    await service.close();
    const error = await errorOf(open({ retryForMs: 0 }).generate(deck));
    expect(error).toMatchObject({
      name: 'ConnectionError',
      message: expect.stringContaining(`${service.url}: connect ECONNREFUSED`),
    });
  });

  it('keeps the key out of errors, whoever says it', async () => {
    onGenerate({
      status: 400,
      body: { error: { code: 'invalid_request', message: `Not ${apiKey}`, request_id: apiKey } },
    });
    const { message, stack, ...fields } = await errorOf(client.generate(deck));
    expect(message).toContain('Not <API_KEY>');
    const loud: typeof fetch = () => Promise.reject(new Error(`bad header: Bearer ${apiKey}`));
    const other = await errorOf(open({ fetch: loud, retryForMs: 0 }).generate(deck));
    expect([message, stack, JSON.stringify(fields), other.message, other.stack].join()).not.toContain(apiKey);
  });

  it('refuses an Idempotency-Key that no header can carry', async () => {
    expect(await errorOf(client.generate(deck, { idempotencyKey: 'a b' }))).toBeInstanceOf(TypeError);
    expect(service.received).toHaveLength(0);
  });

  it('ends at once when it is aborted: before, during the request, during a pause', async () => {
    const reason = new Error('enough');
    expect(await errorOf(client.generate(deck, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(service.received).toHaveLength(0);

    const midway = new AbortController();
    onGenerate(() => midway.abort(reason));
    expect(await errorOf(client.generate(deck, { signal: midway.signal }))).toBe(reason);

    const pausing = new AbortController();
    onGenerate((response) => {
      response.writeHead(429, { 'Retry-After': '60' }).end();
      setTimeout(() => pausing.abort(reason), 20);
    });
    expect(await errorOf(open({ clock: undefined }).generate(deck, { signal: pausing.signal }))).toBe(reason);
    expect(service.received).toHaveLength(2);
  });
});
