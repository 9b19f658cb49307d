import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startVercelBlobServer } from '@/lib/platform/blob-store/testing/vercel-blob-server';
import { getJob } from '@/lib/services/jobs/get-job';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import type { Method } from '../handler';
import { downloadRoute } from '../routes/download';
import { callRoute } from '../testing/call-route';

const token = 'vercel_blob_rw_teststore_secret';
const etag = `"${'a'.repeat(64)}"`;
let store: Awaited<ReturnType<typeof startVercelBlobServer>>;
let service: TestService;
let url: URL;
let jobId: string;

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  store = await startVercelBlobServer(token);
  process.env.BLOB_READ_WRITE_TOKEN = token;
  process.env.VERCEL_BLOB_API_URL = store.origin;
  process.env.VERCEL_BLOB_RETRIES = '0';
  service = await openTestService();
});
beforeEach(async () => {
  const { system, api } = await createTenant();
  jobId = await acceptJob(api);
  await completeWithFiles(system, jobId);
  const { body } = await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost:3000' } });
  url = new URL(body.downloads?.[0]?.url ?? '');
});
afterAll(async () => {
  await service.close();
  await store.close();
});

function follow(headers: Record<string, string> = {}, method: Method = 'GET', link = url): Promise<Response> {
  return callRoute(downloadRoute, method, {
    headers,
    path: link.href,
    params: { artifact_id: link.pathname.split('/').at(-1) ?? '' },
  });
}
/** The library builds addresses on Vercel's hosts alone; the stand-in answers what follows the host. */
function open(response: Response, headers: Record<string, string> = {}): Promise<Response> {
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  return fetch(new URL(`${pathname}${search}`, store.origin), { headers });
}

describe('a download with Vercel Blob', () => {
  it('leads to an address of the store itself, which needs no token and shows none', async () => {
    const response = await follow();
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toMatch(/^https:\/\/teststore\.private\.blob\.vercel-storage\.com\//);
    expect(response.headers.get('location')).not.toContain(token);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(await (await open(response)).text()).toBe(`file of ${jobId}, deck`);
  });

  it('leaves ranges to the store, but for those that no file of this size has', async () => {
    const response = await follow({ range: 'bytes=0-3' });
    expect(response.status).toBe(307);
    const part = await open(response, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'file']);
    expect((await follow({ range: 'bytes=9999-' })).status).toBe(416);
  });

  it('has an address no longer than the link', async () => {
    const location = new URL((await follow()).headers.get('location') ?? '');
    const [payload = ''] = (location.searchParams.get('vercel-blob-delegation') ?? '').split('.');
    const scope = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(scope).toMatchObject({ operations: ['get'], validUntil: Number(url.searchParams.get('expires')) * 1000 });
    expect(`/${scope.pathname}`).toBe(location.pathname);
  });

  it('answers by itself to those who know the file, or ask for its headers alone', async () => {
    expect((await follow({ 'if-none-match': etag })).status).toBe(304);
    const response = await follow({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag,
      'content-length': String(`file of ${jobId}, deck`.length),
      'content-disposition': expect.stringContaining('plan.pptx'),
    });
  });

  it('leads nowhere with a changed link, or when the file was deleted', async () => {
    const forged = new URL(url);
    forged.searchParams.set('signature', 'x'.repeat(43));
    await service.database.pool.query('update artifacts set deleted_at = now() where job_id = $1', [jobId]);
    for (const link of [forged, url]) {
      const response = await follow({}, 'GET', link);
      expect(response.status).toBe(404);
      expect((await response.json()).error.code).toBe('not_found');
    }
  });

  it('asks to come again when the store does not answer', async () => {
    store.failNext(503, 'service_unavailable');
    const response = await follow();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).not.toContain('Vercel');
  });
});
