import { createServer as createRawServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchErrorWords } from './fetch-error';
import { openGuardedFetch, type FetchWishes, type GuardedFetchOptions } from './guarded-fetch';
import { readNetworks } from './networks';
import { startCountingServer } from './testing/counting-server';

const allowed = readNetworks('127.0.0.0/8, ::1');
const text = 'The tide rises. Die Flut kömmt. 潮が満ちる。';

let closing: (() => Promise<unknown>)[];
beforeEach(() => void (closing = []));
afterEach(() => Promise.all(closing.map((close) => close())));

async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = await startCountingServer(host, answer);
  closing.push(() => server.close());
  return `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
}

/** Bytes as they are, then nothing more. */
async function serveRaw(bytes: string, ends = true): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write(bytes, () => ends && socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (address: string, wishes: Partial<FetchWishes> = {}, options: Partial<GuardedFetchOptions> = {}) =>
  openGuardedFetch({ allowed, ...options })(address, { signal: new AbortController().signal, ...wishes });
const page =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

describe('a page', () => {
  it('is read with where it stood in the end', async () => {
    const origin = await serve((request, response) =>
      request.url === '/old'
        ? void response.writeHead(301, { location: '/new?x=1#part' }).end()
        : page(text)(request, response),
    );
    expect(await read(`${origin}/old`)).toEqual({
      url: new URL(`${origin}/new?x=1`),
      mediaType: 'text/html',
      bytes: Buffer.from(text),
      text,
    });
  });

  it('is asked for by name, with the host’s own name, and nothing that tells who asks', async () => {
    let headers: Record<string, unknown> = {};
    const origin = await serve((request, response) => ((headers = request.headers), page(text)(request, response)));
    const port = new URL(origin).port;
    await read(`http://pages.example:${port}/`, {}, { resolve: async () => ['127.0.0.1'] });
    expect(headers).toEqual({
      host: `pages.example:${port}`,
      'user-agent': expect.stringContaining('Deckwright'),
      accept: expect.stringContaining('text/html'),
      'accept-encoding': expect.stringContaining('gzip'),
      connection: 'close',
    });
  });

  it('is not asked for through a proxy of the environment', async () => {
    const proxy = await startCountingServer('127.0.0.1');
    closing.push(() => proxy.close());
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    const before = names.map((name) => process.env[name]);
    names.forEach((name) => (process.env[name] = `http://127.0.0.1:${proxy.port}`));
    try {
      expect((await read(await serve(page(text)))).text).toBe(text);
    } finally {
      names.forEach((name, index) =>
        before[index] === undefined ? delete process.env[name] : (process.env[name] = before[index]),
      );
    }
    expect(proxy.connections).toBe(0);
  });

  it('is reached at another of its addresses when one does not answer', async () => {
    const origin = await serve(page(text));
    const { text: said } = await read(
      `http://pages.example:${new URL(origin).port}/`,
      {},
      { resolve: async () => ['127.0.0.9', '::1', '127.0.0.1'] },
    );
    expect(said).toBe(text);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
    ['identity', (body: string) => body],
  ])('is read from %s', async (encoding, compress) => {
    expect((await read(await serve(page(compress(text), { 'content-encoding': encoding })))).text).toBe(text);
  });

  it.each([
    ['the header', page(Buffer.from('gr\u00fcn', 'latin1'), { 'content-type': 'text/html; charset="ISO-8859-1"' })],
    [
      'its own text',
      page(Buffer.from('<meta charset=windows-1252>gr\u00fcn', 'latin1'), { 'content-type': 'text/html' }),
    ],
    [
      'an older form of its own text',
      page(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">gr\u00fcn', 'latin1'), {
        'content-type': 'text/html',
      }),
    ],
    ['its mark', page(Buffer.from('\ufeffgr\u00fcn', 'utf16le'), { 'content-type': 'text/html; charset=utf-8' })],
    ['nothing', page('gr\u00fcn', { 'content-type': 'text/html' })],
    ['what nobody knows', page('gr\u00fcn', { 'content-type': 'text/html; charset=klingon' })],
  ])('is decoded by %s', async (_by, answer) => {
    expect((await read(await serve(answer))).text).toMatch(/grün$/);
  });

  it.each([['text/html'], ['TEXT/HTML;charset=utf-8'], ['application/xhtml+xml'], ['text/plain']])(
    'is one as %s',
    async (type) => {
      expect((await read(await serve(page(text, { 'content-type': type })))).text).toBe(text);
    },
  );
});

describe('what is no page', () => {
  it.each([
    ['application/pdf'],
    ['application/json'],
    ['image/svg+xml'],
    ['text/css'],
    ['application/octet-stream'],
    ['multipart/x-mixed-replace'],
  ])('is refused as %s', async (type) => {
    await expect(read(await serve(page(text, { 'content-type': type })))).rejects.toMatchObject({
      code: 'media-type-refused',
    });
  });

  it('is refused without a type', async () => {
    await expect(
      read(await serve((_request, response) => void response.writeHead(200).end(text))),
    ).rejects.toMatchObject({ code: 'media-type-refused' });
  });

  it.each([201, 204, 206, 300, 304, 400, 401, 403, 404, 407, 429, 500, 503])(
    'is refused with status %i',
    async (status) => {
      await expect(
        read(
          await serve((_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end()),
        ),
      ).rejects.toMatchObject({ code: 'status-refused', status });
    },
  );

  it('is refused as a redirect that leads nowhere', async () => {
    await expect(read(await serve((_request, response) => void response.writeHead(302).end()))).rejects.toMatchObject({
      code: 'status-refused',
      status: 302,
    });
  });

  it.each([['compress'], ['gzip, gzip'], ['constructor'], ['__proto__'], ['br;q=1']])(
    'is refused in the compression "%s"',
    async (encoding) => {
      await expect(read(await serve(page(text, { 'content-encoding': encoding })))).rejects.toMatchObject({
        code: 'encoding-refused',
      });
    },
  );

  it.each([
    ['a greeting of another protocol', '220 mail.example ESMTP\r\n', 'connection-failed'],
    ['headers without end', `HTTP/1.1 200 OK\r\n${'x-padding: 1234567890\r\n'.repeat(10_000)}`, 'connection-failed'],
    [
      'another protocol instead',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      'status-refused',
    ],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1\r\ncontent-length: 5\r\n\r\nhello',
      'connection-failed',
    ],
    ['less than it said', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 500\r\n\r\nhello', 'cut-off'],
    [
      'half a chunk',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\nff\r\nhello',
      'cut-off',
    ],
    [
      'half a compressed body',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\ncontent-length: 500\r\n\r\n\x1f',
      'cut-off',
    ],
    ['nothing', '', 'connection-failed'],
  ])('is refused as %s', async (_kind, bytes, code) => {
    await expect(read(await serveRaw(bytes))).rejects.toMatchObject({ code });
  });

  it('is refused when it is not what its compression says', async () => {
    await expect(read(await serve(page(text, { 'content-encoding': 'gzip' })))).rejects.toMatchObject({
      code: 'cut-off',
    });
    await expect(
      read(await serve(page(gzipSync(text).subarray(0, 30), { 'content-encoding': 'gzip' }))),
    ).rejects.toMatchObject({ code: 'cut-off' });
  });

  it('is refused where nobody listens', async () => {
    await expect(read('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'connection-failed' });
  });
});

describe('what is too large', () => {
  const limits = { sentBytes: 20_000, bytes: 100_000 };

  it('is refused by what it says of itself, before it is read', async () => {
    await expect(
      read(await serveRaw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 20001\r\n\r\n', false), {
        limits,
      }),
    ).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['without end', 'identity', undefined],
    ['without end, compressed', 'gzip', undefined],
  ])('is given up at the limit: %s', async (_kind, encoding) => {
    let sent = 0;
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
      // A gzip file may have any number of members, each of them empty.
      const chunk =
        encoding === 'gzip' ? Buffer.concat(Array.from({ length: 100 }, () => gzipSync(''))) : Buffer.alloc(2000, 'a');
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(read(origin, { limits })).rejects.toMatchObject({ code: 'too-large' });
    expect(sent).toBeLessThan(20_000_000);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(5_000_000))],
    ['deflate', deflateSync(Buffer.alloc(5_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(5_000_000))],
  ])('is given up when it swells: %s', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(limits.sentBytes);
    await expect(read(await serve(page(bomb, { 'content-encoding': encoding })), { limits })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('gives its beginning to whoever wants no more', async () => {
    const { text: said } = await read(await serve(page('a'.repeat(50_000))), {
      limits: { sentBytes: 1000, bytes: 1000 },
      cut: true,
    });
    expect(said).toBe('a'.repeat(1000));
    const swollen = await read(await serve(page(gzipSync('b'.repeat(50_000)), { 'content-encoding': 'gzip' })), {
      limits: { sentBytes: 1000, bytes: 1000 },
      cut: true,
    });
    expect(swollen.text).toBe('b'.repeat(1000));
  });
});

describe('what takes too long', () => {
  it('is given up while it is silent', async () => {
    await expect(read(await serveRaw('', false), { limits: { firstByteMs: 50 } })).rejects.toMatchObject({
      code: 'timed-out',
    });
  });

  it('is given up while its headers trickle', async () => {
    await expect(
      read(await serveRaw('HTTP/1.1 200 OK\r\ncontent-type', false), { limits: { firstByteMs: 50 } }),
    ).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('is given up while its body trickles', async () => {
    await expect(
      read(await serveRaw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\nhello', false), {
        limits: { wholeMs: 100 },
      }),
    ).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('is given up while its compressed body trickles', async () => {
    const origin = await serve((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .write(gzipSync('x'.repeat(1000)).subarray(0, 15));
    });
    await expect(read(origin, { limits: { wholeMs: 100 } })).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('is given up while its name is looked up', async () => {
    await expect(
      read('http://slow.example/', { limits: { wholeMs: 50 } }, { resolve: () => new Promise(() => undefined) }),
    ).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('is given up while permission is asked', async () => {
    await expect(
      read(await serve(page(text)), { limits: { wholeMs: 50 }, permit: () => new Promise(() => undefined) }),
    ).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('is given up when the caller does', async () => {
    const abort = new AbortController();
    const reading = read(await serveRaw('', false), { signal: abort.signal });
    abort.abort();
    await expect(reading).rejects.toMatchObject({ code: 'timed-out' });
    await expect(read('http://127.0.0.1/', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'timed-out',
    });
  });
});

describe('permission', () => {
  it('is asked before each address, and a page that lacks it is not asked for', async () => {
    const asked: string[] = [];
    const paths: string[] = [];
    const origin = await serve((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(302, { location: '/closed' }).end();
    });
    const permit = async (url: URL) => (asked.push(url.pathname), url.pathname !== '/closed');
    await expect(read(`${origin}/open`, { permit })).rejects.toMatchObject({ code: 'permission-refused' });
    expect([asked, paths]).toEqual([['/open', '/closed'], ['/open']]);
  });
});

describe('the words of errors', () => {
  it('are sentences that name no address', () => {
    for (const words of Object.values(fetchErrorWords)) expect(words).toMatch(/^[A-Z].*\.$/u);
  });

  it('hold nothing of the address', async () => {
    const failed = await read('http://user:hunter2@secret.example/?token=abc').catch(
      (error: unknown) => error as Error,
    );
    expect(String(failed)).toBe(`FetchError: ${fetchErrorWords['credentials-refused']}`);
  });
});
