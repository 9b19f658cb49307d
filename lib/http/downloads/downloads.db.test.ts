import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getJob } from '@/lib/services/jobs/get-job';
import { completeJob, startJob } from '@/lib/services/jobs/job-life';
import { acceptJob, deliverFile } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import type { Method } from '../handler';
import { downloadRoute } from '../routes/download';
import { callRoute } from '../testing/call-route';

let service: TestService;
let url: URL;
let content: string;
beforeAll(async () => {
  service = await openTestService();
  const { system, api } = await createTenant();
  const jobId = await acceptJob(api);
  await startJob({ ctx: system, input: { jobId, largestCharge: 10 } });
  await completeJob({ ctx: system, input: { jobId, files: [await deliverFile(system, jobId)], charge: 8 } });
  const { body } = await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost:3000' } });
  url = new URL(body.downloads?.[0]?.url ?? '');
  content = `file of ${jobId}, deck`;
});
afterAll(() => service.close());

function follow(link: URL, headers: Record<string, string> = {}, method: Method = 'GET'): Promise<Response> {
  const artifactId = link.pathname.split('/').at(-1) ?? '';
  return callRoute(downloadRoute, method, { headers, path: link.href, params: { artifact_id: artifactId } });
}

function changed(change: (link: URL) => void): URL {
  const link = new URL(url);
  change(link);
  return link;
}

describe('a download', () => {
  it('is the file, with a type, a length, a readable name and a tag', async () => {
    const response = await follow(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Gro_e & plan.pptx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20plan.pptx`,
      etag: `"${'a'.repeat(64)}"`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe(content);
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, undefined],
    ['bytes=-4', -4, undefined],
    ['bytes=2-99999', 2, undefined],
  ])('serves the range %s', async (range, start, end) => {
    const response = await follow(url, { range });
    const part = content.slice(start, end);
    const first = content.length - content.slice(start).length;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + part.length - 1}/${content.length}`);
    expect(response.headers.get('content-length')).toBe(String(part.length));
    expect(await response.text()).toBe(part);
  });

  it('refuses a range outside the file and tells its size', async () => {
    const response = await follow(url, { range: `bytes=${content.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`);
    expect((await response.json()).error.code).toBe('range_not_satisfiable');
  });

  it.each(['bytes=0-1,3-4', 'bytes=9-2', 'lines=1-2', 'bytes=-'])('serves the whole file for %s', async (range) => {
    const response = await follow(url, { range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
  });

  it('serves a part only of the file that the client knows', async () => {
    const etag = `"${'a'.repeat(64)}"`;
    expect((await follow(url, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await follow(url, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
    expect((await follow(url, { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await follow(url, {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(await response.text()).toBe('');
  });

  it('answers HEAD for the whole file, whatever range is asked for', async () => {
    const response = await follow(url, { range: 'bytes=0-3' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(content.length));
  });

  it.each([{}, { range: 'bytes=0-3' }, { range: 'bytes=9999-' }, { 'if-none-match': '*' }])(
    'has an id and is not cached, asked with %j',
    async (headers) => {
      const response = await follow(url, headers as Record<string, string>);
      await response.body?.cancel();
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s and lists what it takes',
    async (method) => {
      const response = await follow(url, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect((await response.json()).error.code).toBe('method_not_allowed');
    },
  );

  it('is gone, and says so, when the store has lost it', async () => {
    const get = vi.spyOn(getBlobStore(), 'get').mockResolvedValue(null);
    const response = await follow(url);
    get.mockRestore();
    expect(response.status).toBe(404);
  });
});

describe('a link', () => {
  it.each([
    ['without a signature', (link: URL) => link.searchParams.delete('signature')],
    ['without anything', (link: URL) => (link.search = '')],
    ['with another signature', (link: URL) => link.searchParams.set('signature', 'x'.repeat(43))],
    ['with a later expiry', (link: URL) => link.searchParams.set('expires', '9999999999')],
    ['under another key', (link: URL) => link.searchParams.set('kid', '00000000')],
    ['to another file', (link: URL) => (link.pathname = '/api/v1/downloads/01890000-0000-7000-8000-000000000000')],
    ['to nonsense', (link: URL) => (link.pathname = '/api/v1/downloads/x')],
  ])('%s leads nowhere', async (_, change) => {
    const response = await follow(changed(change));
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe('not_found');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lives 15 minutes', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 14 * 60_000);
      const response = await follow(url);
      expect(response.status).toBe(200);
      await response.body?.cancel();
      vi.setSystemTime(Date.now() + 61_000);
      expect((await follow(url)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });
});
