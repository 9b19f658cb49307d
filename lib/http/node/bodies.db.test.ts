import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { createServer, type WebServer } from './create-server';
import { openRaw, readResponses } from './testing/raw-connection';

let service: TestService;
let tenant: TestTenant;
let server: WebServer;
let port: number;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  server = createServer({ origin: 'http://localhost:3000' });
  port = await server.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.close(0);
  await service.close();
});

const request = (line: string, ...fields: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${tenant.key.key}`, ...fields].join('\r\n')}\r\n\r\n`;
const post = (...fields: string[]) => request('POST /api/v1/generate', 'Content-Type: application/json', ...fields);
const deck = JSON.stringify({ prompt: 'A plan in 10 slides', output_type: 'deck' });
const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${tenant.key.key}`, ...init.headers },
  });

async function jobCount(): Promise<number> {
  return service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } });
}

describe('a large body', () => {
  it('that is announced as too large is refused before it is sent, and the connection closed', async () => {
    const connection = await openRaw(port);
    connection.write(post('Content-Length: 40000001', 'Expect: 100-continue'));
    const responses = readResponses(await connection.untilClosed());
    expect(responses.map(({ status }) => status)).toEqual([400]);
    expect(JSON.parse(responses[0]?.body ?? '').error).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('40 MB'),
    });
  });

  it('gets permission only when somebody wants it', async () => {
    const connection = await openRaw(port);
    connection.write(post(`Content-Length: ${deck.length}`, 'Expect: 100-continue', 'Connection: close'));
    await connection.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    connection.write(deck);
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([100, 200]);
  });

  it('is not asked for from a stranger', async () => {
    const connection = await openRaw(port);
    connection.write(post(`Content-Length: ${deck.length}`, 'Expect: 100-continue').replace('Bearer dw_', 'Bearer '));
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([401]);
  });

  it('that doesn’t say how large it is is read no further than the limit', async () => {
    const connection = await openRaw(port);
    connection.write(post('Transfer-Encoding: chunked'));
    const chunk = `${(1_000_000).toString(16)}\r\n${' '.repeat(1_000_000)}\r\n`;
    let sentMb = 0;
    let isRefused = false;
    void connection.until(/40 MB/).then(() => (isRefused = true));
    while (!isRefused) {
      if (!connection.socket.write(chunk))
        await Promise.race([new Promise((resolve) => connection.socket.once('drain', resolve)), sleep(200)]);
      sentMb += 1;
    }
    expect(await connection.untilClosed()).toContain('HTTP/1.1 400');
    expect(sentMb).toBeLessThan(80);
  });

  it('within the limit is taken', async () => {
    const body = JSON.stringify({ ...JSON.parse(deck), prompt: 'A plan' }) + ' '.repeat(39_000_000);
    const response = await call('/api/v1/generate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
  });

  it('that is too large gets its answer while it is being sent, and not a broken connection', async () => {
    const response = await call('/api/v1/generate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: ' '.repeat(45_000_000),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('behind a request that has none is not read', async () => {
    const connection = await openRaw(port);
    connection.write(request('GET /api/v1/nope', 'Content-Length: 30000000'));
    const responses = readResponses(await connection.untilClosed());
    expect(responses[0]?.status).toBe(404);
    expect(responses[0]?.headers.get('connection')).toBe('close');
  });
});

describe('a client that goes away', () => {
  it('in the middle of its body leaves nothing behind', async () => {
    const before = await jobCount();
    const connection = await openRaw(port);
    connection.write(post(`Content-Length: ${deck.length + 10}`) + deck);
    await vi.waitUntil(
      async () =>
        (
          await service.database.pool.query('select 1 from api_keys where id = $1 and last_used_at is not null', [
            tenant.key.id,
          ])
        ).rowCount === 1,
    );
    connection.socket.destroy();
    expect((await call('/api/v1/nope')).status).toBe(404);
    expect(await jobCount()).toBe(before);
  });

  it('in the middle of a download ends the reading of the file', async () => {
    const { path, cancelled } = await serveEndlessFile();
    const response = await call(path);
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await cancelled;
  });
});

/** A file far larger than the buffers on its way; `cancelled` resolves when nobody reads it any more. */
async function serveEndlessFile() {
  const path = await downloadPath();
  const sizeBytes = 200_000_000;
  await service.database.pool.query('update artifacts set bytes = $1', [sizeBytes]);
  let tell = () => undefined as void;
  const cancelled = new Promise<void>((resolve) => (tell = resolve));
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => tell(),
  });
  vi.spyOn(getBlobStore(), 'get').mockResolvedValueOnce({ stream, sizeBytes } as never);
  return { path, cancelled };
}

async function downloadPath(): Promise<string> {
  const jobId = await acceptJob(tenant.api);
  await completeWithFiles(tenant.system, jobId);
  const response = await call(`/api/v1/status/${jobId}`);
  const { downloads } = (await response.json()) as { downloads: { url: string }[] };
  const { pathname, search } = new URL(downloads[0]!.url);
  return pathname + search;
}

describe('a download', () => {
  it('comes whole, in parts, and not at all for HEAD', async () => {
    const path = await downloadPath();
    const whole = await call(path);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    const part = await call(path, { headers: { Range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 6));
    const head = await call(path, { method: 'HEAD', headers: { Range: 'bytes=2-5' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
    const beyond = await call(path, { headers: { Range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    const cached = await call(path, { headers: { 'If-None-Match': whole.headers.get('etag') ?? '' } });
    expect(cached.status).toBe(304);
  });
});
