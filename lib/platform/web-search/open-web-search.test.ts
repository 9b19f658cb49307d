import type { IncomingMessage, RequestListener } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atLeastMs } from '@/lib/testing/timers';
import { startCountingServer, type CountingServer } from '../guarded-fetch/testing/counting-server';
import { openWebSearch, type WebSearchOptions } from './open-web-search';
import type { ProviderName } from './providers';
import { searchErrorWords, type SearchQuery } from './web-search';

interface Sent {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const key = 'secret-key-1';
const usual: SearchQuery = { text: 'tides & moon "x"', language: 'de-DE', most: 5 };
const names: ProviderName[] = ['tavily', 'brave', 'exa', 'searxng'];

/** What each provider answers, with what it adds besides. */
const answers: Record<ProviderName, (results: readonly object[]) => object> = {
  tavily: (results) => ({
    query: 'x',
    follow_up_questions: null,
    answer: null,
    images: [],
    results,
    response_time: 1.2,
    request_id: 'r',
  }),
  brave: (results) => ({
    type: 'search',
    query: { original: 'x', more_results_available: true },
    mixed: {},
    web: { type: 'search', results, family_friendly: true },
  }),
  exa: (results) => ({ requestId: 'r', resolvedSearchType: 'neural', results, costDollars: { total: 0.007 } }),
  searxng: (results) => ({
    query: 'x',
    number_of_results: 0,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [['bing', 'timeout']],
  }),
};
const snippets: Record<ProviderName, object> = {
  tavily: { content: 'the moon pulls', score: 0.9, raw_content: null },
  brave: { description: 'the moon pulls', age: '2 days ago', language: 'de' },
  exa: { highlights: ['the moon', 'pulls'], id: 'https://a.example/', publishedDate: null, author: null },
  searxng: { content: 'the moon pulls', engine: 'ddg', score: 1, category: 'general', parsed_url: [] },
};

let server: CountingServer;
let answer: RequestListener;
let sent: Sent[];

beforeEach(async () => {
  sent = [];
  answer = json({ results: [] });
  server = await startCountingServer('127.0.0.1', (request, response) => {
    void readText(request).then((body) => {
      sent.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
});
afterEach(() => server.close());

function json(value: unknown, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

const limits = { firstWaitMs: 1 };
const search = (
  provider: ProviderName,
  query: Partial<SearchQuery> = {},
  options: Partial<WebSearchOptions> = {},
  signal = new AbortController().signal,
) =>
  openWebSearch({ provider, key, baseUrl: `http://127.0.0.1:${server.port}/`, limits, ...options })(
    { ...usual, ...query },
    signal,
  );

describe('a search', () => {
  it.each(names)('by %s gives titles, addresses and snippets', async (name) => {
    const result = { title: 'Ebbe & Flut', url: 'https://a.example/?x=1', ...snippets[name] };
    answer = json(answers[name]([result, { ...result, title: null }, { url: 'javascript:alert(1)' }]));
    const found = await search(name);
    expect(found[0]).toEqual({
      title: 'Ebbe & Flut',
      url: 'https://a.example/?x=1',
      snippet: expect.stringMatching(/^the moon( … )? ?pulls$/),
    });
    expect(found[1]?.title).toBe('');
    // Addresses are a stranger's words; who reads them decides.
    expect(found[2]).toEqual({ title: '', url: 'javascript:alert(1)', snippet: '' });
  });

  it('by tavily is a POST with a bearer', async () => {
    await search('tavily');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/search',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      query: 'tides & moon "x"',
      max_results: 5,
      search_depth: 'basic',
    });
  });

  it('by exa is a POST with a key', async () => {
    await search('exa', { most: 500 });
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/search', headers: { 'x-api-key': key } });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      query: 'tides & moon "x"',
      numResults: 25,
      type: 'auto',
      contents: { highlights: true },
    });
  });

  it.each([
    ['de-DE', 'de'],
    ['ja-JP', 'jp'],
    ['zh-CN', 'zh-hans'],
    ['pt-BR', 'pt-br'],
    ['xx-XX', null],
  ])('by brave is a GET with a token, in a language that it knows: %s', async (language, code) => {
    answer = json(answers.brave([]));
    await search('brave', { language, most: 50 });
    const url = new URL(sent[0]?.url ?? '', 'http://localhost');
    expect(sent[0]).toMatchObject({ method: 'GET', headers: { 'x-subscription-token': key } });
    expect([
      url.pathname,
      url.searchParams.get('q'),
      url.searchParams.get('count'),
      url.searchParams.get('search_lang'),
    ]).toEqual(['/res/v1/web/search', 'tides & moon "x"', '20', code]);
  });

  it('by searxng is a GET without a key', async () => {
    await search('searxng', {}, { key: '' });
    const url = new URL(sent[0]?.url ?? '', 'http://localhost');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      q: 'tides & moon "x"',
      format: 'json',
      language: 'de',
    });
    expect(url.pathname).toBe('/search');
  });

  it.each(names)('by %s may find nothing', async (name) => {
    answer = json(answers[name]([]));
    expect(await search(name)).toEqual([]);
  });

  it('by brave may lack results altogether', async () => {
    answer = json({ type: 'search', query: {} });
    expect(await search('brave')).toEqual([]);
  });

  it.each(names)('by %s gives no more than was asked for', async (name) => {
    answer = json(
      answers[name](
        Array.from({ length: 30 }, (_, index) => ({
          title: 'x',
          url: `https://a.example/${index}`,
          ...snippets[name],
        })),
      ),
    );
    expect(await search(name)).toHaveLength(5);
  });

  it('needs an address where everybody runs their own', () => {
    expect(() => openWebSearch({ provider: 'searxng', key: '' })).toThrow('needs its address');
  });

  it('goes below a path of the address', async () => {
    await search('searxng', {}, { baseUrl: `http://127.0.0.1:${server.port}/searx/` });
    expect(sent[0]?.url).toMatch(/^\/searx\/search\?/);
  });
});

describe('a provider that fails', () => {
  const failsWith = async (code: string, times: number, options: Partial<WebSearchOptions> = {}) => {
    for (const name of names) {
      sent = [];
      const failed = await search(name, {}, options).then(
        () => expect.fail('it answered'),
        (error: Error) => error,
      );
      expect(failed, name).toMatchObject({
        name: 'WebSearchError',
        code,
        message: searchErrorWords[code as keyof typeof searchErrorWords],
      });
      expect(sent, name).toHaveLength(times);
      expect(JSON.stringify([failed, String(failed), failed.stack])).not.toMatch(/secret|tides/);
    }
  };

  it.each([[400], [401], [403], [404], [422], [432]])('is not asked again when it refuses: %i', async (status) => {
    answer = json({ detail: { error: `Unauthorized: ${key}` } }, status);
    await failsWith('refused', 1);
  });

  it.each([[500], [502], [503], [504]])('is asked three times when it is broken: %i', async (status) => {
    answer = json({}, status);
    await failsWith('unavailable', 3);
  });

  it('is asked three times when it is busy', async () => {
    answer = json({}, 429);
    await failsWith('busy', 3);
  });

  it('is asked again no sooner than it says', async () => {
    answer = (request, response) =>
      json(
        { results: [] },
        sent.length === 1 ? 429 : 200,
        sent.length === 1 ? { 'retry-after': '1' } : {},
      )(request, response);
    const start = performance.now();
    expect(await search('tavily')).toEqual([]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(atLeastMs(1_000));
    expect(sent).toHaveLength(2);
  });

  it.each([['3600'], [new Date(Date.now() + 3_600_000).toUTCString()]])(
    'is not waited for longer than the search may take: %s',
    async (retryAfter) => {
      answer = json({}, 503, { 'retry-after': retryAfter });
      await failsWith('unavailable', 1);
    },
  );

  it('is asked again when what it says of waiting can’t be read', async () => {
    answer = json({}, 503, { 'retry-after': 'soon' });
    await failsWith('unavailable', 3);
  });

  it.each([
    ['no JSON', (_request, response) => void response.writeHead(200).end('{"results":[')],
    [
      'a page',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>'),
    ],
    ['nothing', (_request, response) => void response.writeHead(200).end()],
    ['JSON of another form', json([1, 2, 3])],
    ['results of another form', json({ results: [{ title: 'x' }], web: { results: [{ title: 'x' }] } })],
    ['null', json(null)],
    ['text without end', (_request, response) => void response.writeHead(200).end(Buffer.alloc(4_000_000, ' '))],
  ] satisfies [string, RequestListener][])('is not asked again when it answers %s', async (_what, broken) => {
    answer = broken;
    await failsWith('unreadable', 1);
  });

  it.each([301, 302, 307, 308])('leads nobody elsewhere with the key: %i', async (status) => {
    const elsewhere = await startCountingServer('127.0.0.1');
    answer = json({}, status, { location: `http://127.0.0.1:${elsewhere.port}/` });
    await failsWith('refused', 1);
    expect(elsewhere.connections).toBe(0);
    await elsewhere.close();
  });

  it('is given up when it is slow', async () => {
    answer = () => undefined;
    await failsWith('unavailable', 1, { limits: { ...limits, attemptMs: 50 } });
  });

  it('is given up when its answer trickles', async () => {
    answer = (_request, response) => void response.writeHead(200).write('{');
    await failsWith('unavailable', 1, { limits: { ...limits, attemptMs: 80 } });
  });

  it('is asked again when the connection breaks', async () => {
    answer = (request) => request.socket.destroy();
    await failsWith('unavailable', 3);
  });

  it('is asked again where nobody listens', async () => {
    await expect(search('exa', {}, { baseUrl: 'http://127.0.0.1:1' })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is left alone when the caller gives up', async () => {
    const abort = new AbortController();
    answer = () => abort.abort(new Error('given up'));
    await expect(search('tavily', {}, {}, abort.signal)).rejects.toThrow('given up');
    expect(sent).toHaveLength(1);
  });
});
