import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  bytes: Buffer;
  contentType: string;
  access: string;
}

/** A local server that speaks the protocol of `@vercel/blob` 2.8 and of its content hosts. */
export async function startVercelBlobServer(token: string) {
  const blobs = new Map<string, Stored>();
  const faults: { status: number; code: string }[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      sendJson(response, 500, { error: { code: 'unknown_error', message: String(error) } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin());
    const fault = faults.shift();
    if (fault) return sendJson(response, fault.status, { error: { code: fault.code } });
    if (url.searchParams.has('vercel-blob-delegation')) return sendPresigned(url, request, response);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return sendJson(response, 403, { error: { code: 'forbidden' } });
    }
    if (url.pathname.startsWith('/content/'))
      return sendContent(url.pathname.slice('/content/'.length), request, response);
    if (url.pathname === '/signed-token') return issueToken(request, response);
    if (request.method === 'PUT') return store(url, request, response);
    if (url.pathname === '/delete') return remove(request, response);
    const wanted = url.searchParams.get('url');
    if (wanted === null)
      return url.searchParams.get('mode') === 'folded' ? sendFolders(url, response) : sendList(url, response);
    const found = blobs.get(wanted);
    if (!found) return sendJson(response, 404, { error: { code: 'not_found' } });
    sendJson(response, 200, describe(wanted, found));
  }

  async function store(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = url.searchParams.get('pathname') ?? '';
    if (blobs.has(pathname) && request.headers['x-allow-overwrite'] !== '1') {
      return sendJson(response, 400, { error: { code: 'bad_request', message: 'This blob already exists' } });
    }
    const stored = {
      bytes: await buffer(request),
      contentType: String(request.headers['x-content-type']),
      access: String(request.headers['x-vercel-blob-access']),
    };
    blobs.set(pathname, stored);
    sendJson(response, 200, describe(pathname, stored));
  }

  async function remove(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { urls } = JSON.parse((await buffer(request)).toString()) as { urls: string[] };
    for (const url of urls) blobs.delete(url);
    sendJson(response, 200, null);
  }

  function sendList(url: URL, response: ServerResponse): void {
    const pageSize = 2;
    const start = Number(url.searchParams.get('cursor') ?? 0);
    const all = [...blobs].filter(([key]) => key.startsWith(url.searchParams.get('prefix') ?? ''));
    const hasMore = all.length > start + pageSize;
    sendJson(response, 200, {
      blobs: all.slice(start, start + pageSize).map(([key, stored]) => describe(key, stored)),
      hasMore,
      ...(hasMore && { cursor: String(start + pageSize) }),
    });
  }

  function sendFolders(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const below = [...blobs.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length).split('/'));
    const folders = [...new Set(below.filter((path) => path.length > 1).map(([name]) => `${prefix}${name}/`))].sort();
    const start = Number(url.searchParams.get('cursor') ?? 0);
    const end = start + Number(url.searchParams.get('limit') ?? 1000);
    const hasMore = folders.length > end;
    sendJson(response, 200, {
      blobs: [],
      folders: folders.slice(start, end),
      hasMore,
      ...(hasMore && { cursor: String(end) }),
    });
  }

  async function issueToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const scope = JSON.parse((await buffer(request)).toString()) as object;
    const payload = Buffer.from(JSON.stringify({ storeId: 'store_teststore', ...scope })).toString('base64url');
    const delegationToken = `${payload}.${hmac(token, payload)}`;
    sendJson(response, 200, { delegationToken, clientSigningToken: hmac(token, delegationToken), ...scope });
  }

  /** As Vercel's content hosts do: the address itself says what may be read, how and until when. */
  function sendPresigned(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const key = url.pathname.slice(1);
    const delegation = url.searchParams.get('vercel-blob-delegation') ?? '';
    const [payload = '', signature] = delegation.split('.');
    const scope = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      pathname: string;
      operations: string[];
      validUntil: number;
    };
    const isSigned =
      signature === hmac(token, payload) &&
      url.searchParams.get('vercel-blob-signature') ===
        hmac(hmac(token, delegation), `operation=${request.method?.toLowerCase()}\npathname=${key}`);
    const isCovered = scope.pathname === key && scope.operations.includes('get') && Date.now() < scope.validUntil;
    if (!isSigned || !isCovered) return void response.writeHead(403).end();
    sendContent(key, request, response);
  }

  function sendContent(key: string, request: IncomingMessage, response: ServerResponse): void {
    const found = blobs.get(key);
    if (!found) return void response.writeHead(404).end();
    const headers = {
      'content-type': found.contentType,
      'content-disposition': `attachment; filename="${key.split('/').at(-1)}"`,
    };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!range) return void response.writeHead(200, headers).end(found.bytes);
    response.writeHead(206, headers).end(found.bytes.subarray(Number(range[1]), Number(range[2]) + 1));
  }

  function describe(pathname: string, stored: Stored) {
    return {
      url: `${origin()}/content/${pathname}`,
      downloadUrl: `${origin()}/content/${pathname}?download=1`,
      pathname,
      size: stored.bytes.byteLength,
      contentType: stored.contentType,
      contentDisposition: 'attachment',
      cacheControl: 'private',
      uploadedAt: '2026-01-01T00:00:00.000Z',
      etag: `"${createHash('sha256').update(stored.bytes).digest('hex')}"`,
    };
  }

  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: origin(),
    blobs,
    /** The next request is answered with this failure. */
    failNext: (status: number, code: string) => void faults.push({ status, code }),
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
