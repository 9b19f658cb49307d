import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPageReader } from '@/lib/documents/open-page-reader';
import { buildPdf, pdfLines } from '@/lib/documents/testing/build-pdf';
import type { SourceQuery } from '@/lib/generation/sources/find-passages';
import { openGuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { readNetworks } from '@/lib/platform/guarded-fetch/networks';
import type { CountingServer } from '@/lib/platform/guarded-fetch/testing/counting-server';
import { openWebSearch } from '@/lib/platform/web-search/open-web-search';
import { findOnWeb, type WebOptions } from './find-on-web';
import { pageLimits, pageReaderLifeMs } from './read-pages';
import { article, startPages, type ServedPage } from './testing/pages-server';
import { readHere } from './testing/read-here';
import { startSearxng, type FoundResult } from './testing/searxng-server';

const signal = new AbortController().signal;
const query: SourceQuery = {
  prompt: 'Make 6 slides about tides in the North Sea',
  topic: 'tides in the North Sea',
  language: 'en-US',
  most: 16,
};
const fetchGuarded = openGuardedFetch({ allowed: readNetworks('127.0.0.0/8') });
const tide = (more: string) =>
  `The tides of the North Sea follow the moon; ${more} Water rises and falls twice a day along its coasts, and harbours plan by it.`;

let servers: CountingServer[];
let results: FoundResult[];

beforeEach(() => {
  servers = [];
  results = [];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

async function serve(pages: Record<string, ServedPage>, paths = Object.keys(pages)): Promise<CountingServer> {
  const { server, origin } = await startPages(pages);
  servers.push(server);
  results.push(
    ...paths
      .filter((path) => path !== '/robots.txt')
      .map((path) => ({ title: `Result ${path}`, url: `${origin}${path}`, content: 'snippet' })),
  );
  return server;
}

async function find(options: Partial<WebOptions> = {}, asked: Partial<SourceQuery> = {}) {
  const provider = await startSearxng(() => results);
  servers.push(provider);
  const search = openWebSearch({ provider: 'searxng', key: '', baseUrl: `http://127.0.0.1:${provider.port}` });
  const found = await findOnWeb({ search, fetchGuarded, openReader: readHere, ...options })(
    { ...query, ...asked },
    signal,
  );
  return { ...found, queries: provider.paths.map((path) => new URL(path, 'http://localhost').searchParams.get('q')) };
}

describe('findOnWeb', () => {
  it('finds the passages closest to the topic, with where they stand', async () => {
    await serve({
      '/cooking': {
        body: article('Cooking', [
          'Onions are cut fine and fried slowly in butter until they are golden and sweet all through.',
        ]),
      },
      '/tides?utm_source=feed&id=7': {
        body: article('Tides &amp; coasts', [
          tide('spring tides come at new and full moon.'),
          'Bread is baked from flour, water, salt and a little yeast, and it needs some patience as well.',
        ]),
      },
    });
    const { passages, notices, queries } = await find();
    expect(passages[0]).toMatchObject({
      origin: 'web',
      title: 'Tides & coasts',
      page: null,
      text: expect.stringContaining('spring tides'),
    });
    expect(passages[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/tides\?id=7$/);
    expect(passages[0]?.documentId).toBe(passages[0]?.url);
    expect(passages.map(({ text }) => text).join(' ')).not.toContain('Onions');
    expect(notices).toEqual([]);
    expect(queries).toEqual(['tides in the North Sea']);
  });

  it('searches for each of the planned queries without what is confidential, and takes of what each finds', async () => {
    await serve({
      '/tides': { body: article('Tides', [tide('spring tides come at new and full moon.')]) },
      '/dikes': {
        body: article('Dikes', [
          'Sea dikes in Zeeland were raised to a height of eleven metres after the storm surge of the year 1953.',
        ]),
      },
    });
    const queries = ['North Sea tides moon', 'sea dikes Zeeland height ask jan@firm.example', 'North Sea tides moon'];
    const { passages, queries: asked } = await find({}, { queries });
    expect(asked).toEqual(['North Sea tides moon', 'sea dikes Zeeland height ask']);
    expect(passages.map(({ title }) => title).toSorted()).toEqual(['Dikes', 'Tides']);
    expect((await find({}, { queries: Array.from({ length: 9 }, (_, at) => `tides ${at}`) })).queries).toHaveLength(5);
    expect((await find({}, { queries: ['jan@firm.example'] })).queries).toEqual(['tides in the North Sea']);
  });

  it('takes at most three passages of a page, and no more than are of use', async () => {
    const long = article(
      'Tides',
      Array.from({ length: 30 }, (_, index) =>
        tide(`fact ${index} holds. ${'North Sea tide tables list it for every harbour there. '.repeat(10)}`),
      ),
    );
    await serve({
      '/one': { body: long },
      '/two': { body: long.replaceAll('fact', 'other matter of its own kind number') },
    });
    const { passages } = await find();
    const counts = new Map<string, number>();
    for (const { documentId } of passages) counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
    expect([...counts.values()]).toEqual([3, 3].slice(0, counts.size));
    expect((await find({}, { most: 2 })).passages).toHaveLength(2);
  });

  it('reads a text that stands on several sites once', async () => {
    const body = article(
      'Tides',
      Array.from({ length: 5 }, (_, index) => tide(`number ${index} of five.`)),
    );
    await serve({ '/agency': { body }, '/paper': { body: body.replace('<p>', '<p>From our desk. ') } });
    const { passages } = await find();
    expect(new Set(passages.map(({ documentId }) => documentId)).size).toBe(1);
  });

  it('reads at most eight pages, at the same time', async () => {
    let open = 0;
    let mostOpen = 0;
    const pages = Array.from({ length: 12 }, (_, index) => `http://site-${index}.example/`);
    results = pages.map((url) => ({ title: 'x', url, content: '' }));
    const slow: WebOptions['fetchGuarded'] = async (address) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return {
        url: new URL(address),
        mediaType: 'text/html',
        bytes: Buffer.alloc(0),
        text: article('Tides', [tide(`as ${address} says.`)]),
      };
    };
    const { passages } = await find({ fetchGuarded: slow });
    expect(mostOpen).toBe(8);
    expect(new Set(passages.map(({ documentId }) => documentId)).size).toBe(1);
  });

  it('reads plain text as it stands', async () => {
    await serve({
      '/tides.txt': {
        type: 'text/plain',
        body: `${tide('a < b & c > d.')}\n\n<script>alert(1)</script> is said about the North Sea and its tides by nobody at all, ever.`,
      },
    });
    const { passages } = await find();
    expect(passages[0]).toMatchObject({ title: 'Result /tides.txt', text: expect.stringContaining('a < b & c > d.') });
  });

  it('reads a PDF with the numbers of its pages, in a process of its own like all pages', async () => {
    const pdf = buildPdf({
      title: 'Tide tables',
      pages: [
        pdfLines(['Printed by the port.']),
        pdfLines(['The tides of the North Sea follow the moon, and', 'spring tides come at new and full moon.']),
      ],
    });
    await serve({
      '/tables.pdf': { type: 'application/pdf', body: pdf },
      '/tides': { body: article('Tides', [tide('this page is fine.')]) },
    });
    const { passages, notices } = await find({
      openReader: () => openPageReader({ limits: { ...pageLimits, timeoutMs: 30_000 }, lifeMs: pageReaderLifeMs }),
      wholeMs: 60_000,
    });
    expect(notices).toEqual([]);
    expect(passages).toContainEqual(
      expect.objectContaining({
        title: 'Tide tables',
        page: 2,
        url: expect.stringMatching(/tables\.pdf$/),
        text: expect.stringContaining('spring tides come at new and full moon'),
      }),
    );
    expect(passages).toContainEqual(expect.objectContaining({ title: 'Tides', page: null }));
  });

  it('says what it could not read, and goes on with the rest', async () => {
    await serve({
      '/good': { body: article('Tides', [tide('this page is fine.')]) },
      '/binary': { type: 'application/octet-stream', body: 'x' },
      '/empty': { body: '<!doctype html><title>x</title>' },
    });
    const { passages, notices } = await find();
    expect(passages).toHaveLength(1);
    expect(notices).toEqual(['2 of the 3 pages that the web search found could not be read.']);
  });

  it.each([
    ['one line without end', `<p>${tide('this goes on and on.').repeat(9000)}</p>`],
    [
      'a tag of very many attributes',
      `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}=1`).join(' ')}>tide</p>`,
    ],
    ['a tag that never ends', `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}=1`).join(' ')}`],
    ['tags within tags', '<div>'.repeat(300_000)],
    ['nothing but beginnings', '<'.repeat(500_000)],
  ])('is not held up by a page of %s', async (_kind, hostile) => {
    await serve({ '/good': { body: article('Tides', [tide('this page is fine.')]) }, '/hostile': { body: hostile } });
    const { passages } = await find({ wholeMs: 30_000 });
    expect(passages.some(({ text }) => text.includes('this page is fine'))).toBe(true);
    expect(passages.every(({ text }) => text.length <= 1200)).toBe(true);
  });

  it('leaves out what is not there in time', async () => {
    await serve({
      '/good': { body: article('Tides', [tide('this page is quick.')]) },
      '/slow': { body: article('Tides', [tide('this page is slow.')]), delayMs: 60_000 },
    });
    const { passages, notices } = await find({ wholeMs: 600 });
    expect(passages).toHaveLength(1);
    expect(notices).toEqual(['1 of the 2 pages that the web search found could not be read.']);
  });

  it('reads nothing that a site asks programs not to read', async () => {
    const server = await serve({
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /private\n\nUser-agent: Deckwright\nDisallow: /private\nDisallow: /ours',
      },
      '/private/a': { body: article('Tides', [tide('this is private.')]) },
      '/ours': { body: article('Tides', [tide('this is not for us.')]) },
      '/open': { body: article('Tides', [tide('this is open.')]) },
    });
    const { passages } = await find();
    expect(passages.map(({ text }) => text).join()).toContain('this is open');
    expect(server.paths.sort()).toEqual(['/open', '/robots.txt']);
  });

  it('reads no private network, whatever the provider finds', async () => {
    const server = await serve({ '/good': { body: article('Tides', [tide('this stands inside.')]) } });
    results.push(
      ...[
        'http://2130706433/',
        'http://localhost/',
        'http://[::1]/',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'http://u:p@10.0.0.1/',
        'no address',
        `http://long.example/${'x'.repeat(600)}`,
      ].map((url) => ({ title: 'x', url, content: 'x' })),
    );
    const guarded = openGuardedFetch({ allowed: readNetworks(undefined), resolve: async () => ['127.0.0.1'] });
    const { passages, notices } = await find({ fetchGuarded: guarded });
    expect(passages).toEqual([]);
    expect(notices).toEqual(['None of the pages that the web search found could be read; the slides do without them.']);
    expect(server.connections).toBe(0);
  });

  it.each([
    ['nothing is found', [], 'The web search found nothing on the topic; the slides do without it.'],
    [
      'nothing that is a page is found',
      ['ftp://a.example/', 'https://a.example/report.zip'],
      'The web search found nothing on the topic; the slides do without it.',
    ],
  ])('says so when %s', async (_case, urls, notice) => {
    results = urls.map((url) => ({ title: 'x', url, content: '' }));
    expect(await find()).toMatchObject({ passages: [], notices: [notice] });
  });

  it('says so when the pages are about something else', async () => {
    await serve({
      '/cooking': {
        body: article('Cooking', [
          'Onions are cut fine and fried slowly with butter until golden all through and sweet as sugar.',
        ]),
      },
    });
    expect(await find({}, { topic: 'quaternions', prompt: 'x' })).toMatchObject({
      passages: [],
      notices: ['The pages that the web search found say nothing on the topic; the slides do without them.'],
    });
  });

  it('asks nobody when there is no topic', async () => {
    expect(await find({}, { prompt: 'Make slides', topic: '' })).toMatchObject({
      queries: [],
      notices: ['The request names no topic to search the web for; the slides do without it.'],
    });
  });

  it('never fails for a provider that does', async () => {
    const { passages, notices } = await find({
      search: openWebSearch({
        provider: 'tavily',
        key: 'k',
        baseUrl: 'http://127.0.0.1:1',
        limits: { firstWaitMs: 1 },
      }),
    });
    expect({ passages, notices }).toEqual({
      passages: [],
      notices: ['The search provider did not answer. The slides do without the web.'],
    });
    expect((await find({ search: () => Promise.reject(new TypeError('bug')) })).notices).toEqual([
      'The search provider did not answer. The slides do without the web.',
    ]);
  });

  it('ends with the job', async () => {
    const abort = new AbortController();
    const search: WebOptions['search'] = () => (abort.abort(new Error('deadline')), Promise.resolve([]));
    await expect(findOnWeb({ search, fetchGuarded, openReader: readHere })(query, abort.signal)).rejects.toThrow(
      'deadline',
    );
  });
});
