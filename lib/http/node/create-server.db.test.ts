import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { createServer, type WebServer } from './create-server';
import { exchangeRaw, openRaw, readResponses, type RawResponse } from './testing/raw-connection';

let service: TestService;
let tenant: TestTenant;
let server: WebServer;
let port: number;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  server = createServer({ origin: 'http://localhost:3000', otherwise: (_, reply) => void reply.end('a page') });
  port = await server.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.close(0);
  await service.close();
});

const host = 'Host: localhost';
const close = 'Connection: close';
const json = 'Content-Type: application/json';
const key = () => `Authorization: Bearer ${tenant.key.key}`;
const deck = JSON.stringify({ prompt: 'A plan in 10 slides', output_type: 'deck' });
const length = (body: string) => `Content-Length: ${body.length}`;

async function call(...lines: string[]): Promise<RawResponse[]> {
  return readResponses(await exchangeRaw(port, lines));
}

/** The one answer, which must be an error in the shape of the interface. */
async function refusalOf(...lines: string[]) {
  const responses = await call(...lines);
  expect(responses).toHaveLength(1);
  const { status, headers, body } = responses[0]!;
  const { error } = JSON.parse(body);
  expect(error.request_id).toBe(headers.get('x-request-id'));
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, code: error.code as string, message: error.message as string, headers };
}

describe('bytes that are no HTTP', () => {
  it.each([
    ['garbage', ['\x16\x03\x01 hello']],
    ['a method that nobody defines', ['BREW /api/v1/generate HTTP/1.1', host]],
    ['a header without a colon', ['GET /api/v1/generate HTTP/1.1', host, 'nonsense']],
    ['a space before the colon', ['GET /api/v1/generate HTTP/1.1', host, 'Authorization : x']],
    ['a line break within a header', ['GET /api/v1/generate HTTP/1.1', host, 'A: b\nC\rD: e']],
    ['another protocol version', ['GET /api/v1/generate HTTP/3.7', host]],
    ['a length that is no number', ['POST /api/v1/generate HTTP/1.1', host, 'Content-Length: 1e3']],
    ['a negative length', ['POST /api/v1/generate HTTP/1.1', host, 'Content-Length: -1']],
    ['two lengths', ['POST /api/v1/generate HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2']],
    [
      'the same length twice',
      ['POST /api/v1/generate HTTP/1.1', host, 'Content-Length: 2', 'Content-Length: 2', '', '{}'],
    ],
    [
      'a length and chunks',
      ['POST /api/v1/generate HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0'],
    ],
    [
      'chunks and a length',
      ['POST /api/v1/generate HTTP/1.1', host, 'Transfer-Encoding: chunked', 'Content-Length: 5', '', '0'],
    ],
    [
      'chunks that are not the last coding',
      ['POST /api/v1/generate HTTP/1.1', host, 'Transfer-Encoding: chunked, gzip'],
    ],
    ['a target that is no path', ['GET generate HTTP/1.1', host]],
  ])('are refused: %s', async (_, lines) => {
    expect(await refusalOf(...lines)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('are refused when the headers are too long, as a field or as a path', async () => {
    const long = 'x'.repeat(20_000);
    for (const lines of [
      ['GET /api/v1/generate HTTP/1.1', host, `A: ${long}`],
      [`GET /api/v1/status/${long} HTTP/1.1`, host],
    ]) {
      expect(await refusalOf(...lines)).toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: expect.stringContaining('16 KB'),
      });
    }
  });

  it('are answered behind the request that stood before them', async () => {
    const [first, second, ...rest] = await call('GET /api/v1/status/x HTTP/1.1', host, key(), '', 'nonsense');
    expect(first?.status).toBe(404);
    expect(second?.status).toBe(400);
    expect(rest).toEqual([]);
  });

  it.each([
    ['a chunk without a length', 'x\r\n'],
    ['a chunk longer than it says', '2\r\n{}}}\r\n0\r\n\r\n'],
  ])('are refused inside a body: %s', async (_, chunks) => {
    const connection = await openRaw(port);
    connection.write(
      `POST /api/v1/generate HTTP/1.1\r\n${host}\r\n${key()}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    );
    const [response] = readResponses(await connection.untilClosed());
    expect(response?.status).toBe(400);
    expect(JSON.parse(response?.body ?? '').error.code).toBe('invalid_request');
  });
});

describe('what two servers could read in two ways', () => {
  it('is refused: no host, or two', async () => {
    for (const hosts of [[], [host, host], [host, 'Host: other']]) {
      expect(await refusalOf('GET /api/v1/generate HTTP/1.1', ...hosts, close)).toMatchObject({
        status: 400,
        message: expect.stringContaining('Host'),
      });
    }
  });

  it('is refused: two keys', async () => {
    expect(await refusalOf('GET /api/v1/status/x HTTP/1.1', host, key(), key(), close)).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });

  it.each([
    ['content types', [json, json]],
    ['idempotency keys', [json, 'Idempotency-Key: a', 'Idempotency-Key: b']],
  ])('is refused: two %s', async (_, fields) => {
    expect(
      await refusalOf('POST /api/v1/generate HTTP/1.1', host, key(), close, length(deck), ...fields, '', deck),
    ).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('never makes addresses: the host is the caller’s word', async () => {
    const [response] = await call(
      'POST http://evil.example/api/v1/generate HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      key(),
      json,
      close,
      length(deck),
      '',
      deck,
    );
    expect(response?.status).toBe(200);
    expect(response?.body).not.toContain('evil');
  });
});

describe('methods', () => {
  it.each(['CONNECT', 'TRACE', 'PROPFIND', 'OPTIONS', 'PUT', 'GET'])(
    '%s is refused on generate, with what is taken',
    async (method) => {
      const { status, code, message, headers } = await refusalOf(`${method} /api/v1/generate HTTP/1.1`, host, close);
      expect({ status, code, allow: headers.get('allow') }).toEqual({
        status: 405,
        code: 'method_not_allowed',
        allow: 'POST',
      });
      expect(message).toContain(method);
    },
  );

  it('CONNECT is refused, whatever it asks for', async () => {
    expect(await refusalOf('CONNECT other.example:443 HTTP/1.1', host)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('OPTIONS of the whole server is refused', async () => {
    expect(await refusalOf('OPTIONS * HTTP/1.1', host, close)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('HEAD is GET without the body', async () => {
    const [head] = await call('HEAD /api/v1/generate HTTP/1.1', host, close);
    expect(head).toMatchObject({ status: 405, body: '' });
    expect(head?.headers.get('content-type')).toBe('application/json');
  });

  it('a request to upgrade the connection is answered as if it had not asked', async () => {
    const [response] = await call('GET /api/v1/nope HTTP/1.1', host, 'Connection: Upgrade, close', 'Upgrade: h2c');
    expect(response?.status).toBe(404);
  });
});

describe('a connection', () => {
  it('serves one request after another', async () => {
    const connection = await openRaw(port);
    connection.write(`GET /api/v1/nope HTTP/1.1\r\n${host}\r\n\r\n`);
    await connection.until(/"request_id"/);
    connection.write(`GET /api/v1/nope HTTP/1.1\r\n${host}\r\n${close}\r\n\r\n`);
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('answers pipelined requests in their order', async () => {
    const request = (line: string) => `${line} HTTP/1.1\r\n${host}\r\n${key()}\r\n`;
    const connection = await openRaw(port);
    const post = `${request('POST /api/v1/generate')}${json}\r\n${length(deck)}\r\n\r\n${deck}`;
    connection.write(
      `${post}${request('GET /api/v1/nope')}\r\n${request('GET /')}\r\n${request('GET /api/v1/status/y')}${close}\r\n\r\n`,
    );
    const responses = readResponses(await connection.untilClosed());
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
    expect(responses[2]?.body).toBe('a page');
  });

  it('takes a body in pieces, also of requests without a key', async () => {
    const connection = await openRaw(port);
    connection.write(`POST /api/v1/generate HTTP/1.1\r\n${host}\r\n${json}\r\n${length(deck)}\r\n\r\n`);
    await connection.until(/unauthorized/);
    connection.write(deck);
    connection.write(
      `POST /api/v1/generate HTTP/1.1\r\n${host}\r\n${key()}\r\n${json}\r\n${close}\r\n${length(deck)}\r\n\r\n${deck.slice(0, 20)}`,
    );
    connection.write(deck.slice(20));
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('is kept when a small body was not wanted, however late it comes', async () => {
    const connection = await openRaw(port);
    connection.write(`POST /api/v1/generate HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 60000\r\n\r\n`);
    await connection.until(/unauthorized/);
    connection.write(' '.repeat(60_000));
    connection.write(`GET /api/v1/nope HTTP/1.1\r\n${host}\r\n${close}\r\n\r\n`);
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([401, 404]);
  });

  it('gives pages the bodies for which their senders want permission', async () => {
    const connection = await openRaw(port);
    connection.write(`POST /form HTTP/1.1\r\n${host}\r\n${close}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`);
    await connection.until(/100 Continue/);
    connection.write('ok');
    expect(readResponses(await connection.untilClosed()).map(({ status }) => status)).toEqual([100, 200]);
  });

  it('carries the headers that pages carry', async () => {
    const [response] = await call('GET /api/v1/nope HTTP/1.1', host, close);
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response?.headers.get('x-frame-options')).toBe('DENY');
  });

  it('speaks HTTP/1.0, and then needs no host', async () => {
    const [response] = await call('GET /api/v1/nope HTTP/1.0');
    expect(response?.status).toBe(404);
  });
});

describe('Strict-Transport-Security', () => {
  async function headersAt(origin: string): Promise<(string | null)[]> {
    const other = createServer({ origin, otherwise: (_, reply) => void reply.end('a page') });
    const at = await other.listen(0, '127.0.0.1');
    try {
      const paths = ['/api/v1/nope', '/a-page'];
      const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${at}${path}`)));
      return answers.map(({ headers }) => headers.get('strict-transport-security'));
    } finally {
      await other.close(0);
    }
  }

  it('is sent with calls and pages where the service is reached by https', async () => {
    expect(await headersAt('https://slides.example.com')).toEqual(['max-age=63072000', 'max-age=63072000']);
  });

  it('is not sent elsewhere', async () => {
    expect(await headersAt('http://localhost:3000')).toEqual([null, null]);
  });
});

describe('a server that drains', () => {
  const draining = createServer({ origin: 'http://localhost:3000', otherwise: (_, reply) => void reply.end('a page') });
  const ask = (path: string, ...fields: string[]) =>
    `GET ${path} HTTP/1.1\r\n${[host, ...fields].join('\r\n')}\r\n\r\n`;

  it('answers whoever comes, on connections old and new, each for the last time', async () => {
    const drainingPort = await draining.listen(0, '127.0.0.1');
    const used = await openRaw(drainingPort);
    used.write(ask('/api/v1/nope'));
    await used.until(/"request_id"/);
    const unused = await openRaw(drainingPort);
    draining.drain();
    used.write(ask('/api/v1/nope'));
    unused.write(ask('/'));
    const fresh = await openRaw(drainingPort);
    fresh.write(ask('/api/v1/nope'));
    const [first, last, ...rest] = readResponses(await used.untilClosed());
    const [page] = readResponses(await unused.untilClosed());
    const [answer] = readResponses(await fresh.untilClosed());
    expect([first, last, page, answer].map((response) => response?.headers.get('connection'))).toEqual([
      'keep-alive',
      'close',
      'close',
      'close',
    ]);
    expect([last?.status, page?.status, answer?.status, rest]).toEqual([404, 200, 404, []]);
    await draining.close(0);
  });
});
