import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBlob } from './blob-store';
import { createS3BlobStore, type S3Options } from './s3-blob-store';
import { s3Key, startS3Server } from './testing/s3-server';

const bucket = 'decks';
const text = { contentType: 'text/plain' };
const bytes = (content: string) => new TextEncoder().encode(content);
const inAMinute = () => new Date(Date.now() + 60_000);
const timeouts = { connectMs: 2_000, answerMs: 300, sendMsPerKilobyte: 0, silenceMs: 300 };

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server(bucket);
});
afterEach(() => {
  vi.useRealTimers();
  server.empty();
});
afterAll(() => server.close());

const open = (options: Partial<S3Options> = {}) =>
  createS3BlobStore({
    bucket,
    region: 'eu-central-1',
    endpoint: server.endpoint,
    credentials: s3Key,
    forcePathStyle: true,
    presignsDownloads: true,
    ...options,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as { failure: string; message: string },
  );

describe('an address of the bucket', () => {
  const headers = {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    contentDisposition: `attachment; filename="Gro_e.pptx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pptx`,
  };
  const presigned = async (expiresAt = inAMinute(), options: Partial<S3Options> = {}) => {
    const store = open(options);
    await store.put('org/one.pptx', bytes('content'), text);
    return new URL(await store.presign!('org/one.pptx', { expiresAt, ...headers }));
  };
  const statusOf = async (url: URL) => {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.status;
  };

  it('opens the blob without a key, with the type and the name that were asked for', async () => {
    const address = await presigned();
    expect(address.href).not.toContain(s3Key.secretAccessKey);
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe(headers.contentType);
    expect(response.headers.get('content-disposition')).toBe(headers.contentDisposition);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe('content');
  });

  it('gives ranges', async () => {
    const response = await fetch(await presigned(), { headers: { range: 'bytes=1-3' } });
    expect([response.status, await response.text()]).toEqual([206, 'ont']);
  });

  it('is named after the key when nothing else is said', async () => {
    const store = open();
    await store.put('org/one.pptx', bytes('content'), text);
    const response = await fetch(await store.presign!('org/one.pptx', { expiresAt: inAMinute() }));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="one.pptx"');
  });

  it.each<[string, (url: URL) => void]>([
    ['another file', (url) => (url.pathname = url.pathname.replace('one', 'two'))],
    ['another name', (url) => url.searchParams.set('response-content-disposition', 'inline')],
    ['a longer life', (url) => url.searchParams.set('X-Amz-Expires', '6000')],
    ['another signature', (url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
    ['no signature', (url) => (url.search = '')],
  ])('opens nothing with %s', async (_, change) => {
    const address = await presigned();
    await open().put('org/two.pptx', bytes('secret'), text);
    change(address);
    expect(await statusOf(address)).toBe(403);
  });

  it('lives until its time and no longer', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00.700Z'), toFake: ['Date'] });
    const expiresAt = new Date('2026-05-04T10:15:00.000Z');
    const address = await presigned(expiresAt);
    vi.setSystemTime(expiresAt.getTime() - 2_000);
    expect(await statusOf(address)).toBe(200);
    vi.setSystemTime(expiresAt);
    expect(await statusOf(address)).toBe(403);
    expect(await failureOf(open().presign!('one', { expiresAt }))).toMatchObject({ failure: 'unavailable' });
  });

  it('can be on another host than the one that this service speaks to', async () => {
    const address = await presigned(inAMinute(), {
      publicEndpoint: 'https://files.example.com',
      forcePathStyle: false,
    });
    expect(address.host).toBe('decks.files.example.com');
  });

  it('is not given when callers cannot reach the bucket', () => {
    expect(open({ presignsDownloads: false }).presign).toBeUndefined();
  });
});

describe('a bucket', () => {
  it('is asked again when it fails for a moment', async () => {
    const store = open();
    await store.put('k', bytes('x'), text);
    server.failNext({ status: 503, code: 'SlowDown' }, 'reset');
    expect(await store.head('k')).toMatchObject({ size: 1 });
  });

  it('is given up when it goes on failing', async () => {
    server.failNext(...Array.from({ length: 3 }, () => ({ status: 500, code: 'InternalError' })));
    expect(await failureOf(open().head('k'))).toMatchObject({ failure: 'unavailable' });
    expect(server.seen).toHaveLength(3);
  });

  it('that does not answer is given up', async () => {
    server.failNext('silence', 'silence', 'silence');
    const { failure, message } = (await failureOf(open({ timeouts }).head('k'))) ?? {};
    expect([failure, message]).toEqual([
      'unavailable',
      expect.stringMatching(/S3_ENDPOINT, and that the service runs\.$/),
    ]);
    expect(server.seen).toHaveLength(3);
  });

  it('has time for what takes long to send, and for that alone', async () => {
    const store = open({ timeouts: { ...timeouts, sendMsPerKilobyte: 10_000, silenceMs: 60_000 } });
    server.failNext({ delayMs: 900 });
    await store.put('k', bytes('x'.repeat(1_000)), text);
    expect(server.seen).toHaveLength(1);
    server.failNext(...Array.from({ length: 3 }, () => ({ delayMs: 900 })));
    expect(await failureOf(store.get('k'))).toMatchObject({ failure: 'unavailable' });
    expect(server.seen).toHaveLength(4);
  });

  it('that does not answer is given up, all attempts together, within half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.failNext('silence', 'silence', 'silence');
    const failing = failureOf(open().get('k'));
    for (const attempt of [1, 2, 3]) {
      const giveUpAt = performance.now() + 10_000;
      while (server.seen.length < attempt && performance.now() < giveUpAt) await new Promise(setImmediate);
      expect(server.seen).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await failing).toMatchObject({ failure: 'unavailable' });
  });

  it.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [507, 'SomethingElse'],
  ])('that is full says so (%s %s)', async (status, code) => {
    server.failNext(...Array.from({ length: 3 }, () => ({ status, code })));
    expect(await failureOf(open().put('k', bytes('x'), text))).toMatchObject({
      failure: 'no-space',
      message: 'No space is left for files in the S3 bucket decks: make room there, or raise its quota.',
    });
  });

  it.each<[string, Partial<S3Options>, RegExp]>([
    ['another secret', { credentials: { ...s3Key, secretAccessKey: 'wrong' } }, /S3_ACCESS_KEY_ID and S3_SECRET/],
    ['an unknown key', { credentials: { ...s3Key, accessKeyId: 'STRANGER' } }, /S3_ACCESS_KEY_ID and S3_SECRET/],
    ['a bucket that is not there', { bucket: 'absent' }, /make the bucket, or check S3_BUCKET/],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:1' }, /check S3_ENDPOINT/],
  ])('with %s fails with what to look at, in each call', async (_, options, advice) => {
    const store = open(options);
    const calls = [
      store.probe(),
      store.put('k', bytes('x'), text),
      store.get('k'),
      store.list(''),
      store.listFolders('', { limit: 1 }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf))) {
      expect(failure).toMatchObject({ failure: 'unavailable', message: expect.stringMatching(advice) });
      expect(failure?.message).not.toContain('wrong');
    }
  });

  it('answers the probe', async () => {
    await expect(open().probe()).resolves.toBeUndefined();
  });

  it('is spoken to with signed requests alone, and signed bytes', async () => {
    const store = open();
    await store.put('k', bytes('x'), text);
    await readBlob(store, 'k');
    expect(server.seen).not.toHaveLength(0);
    for (const { headers } of server.seen)
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIDFORTESTS\/\d{8}\/eu-central-1\/s3\/aws4_request/,
      );
    expect((await fetch(`${server.endpoint}/${bucket}/k`)).status).toBe(403);
  });

  it('deletes many', async () => {
    const store = open();
    const keys = Array.from({ length: 40 }, (_, index) => `many/${index}`);
    await Promise.all(keys.map((key) => store.put(key, bytes('x'), text)));
    await store.delete(keys);
    expect(await store.list('')).toEqual([]);
  });
});
