import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findSignatureFault, type SigningKey } from './check-signature';

export const s3Key: SigningKey = { accessKeyId: 'AKIDFORTESTS', secretAccessKey: 'a/secret+of/the/tests' };

interface Stored {
  bytes: Buffer;
  contentType: string;
}

type Fault = { status: number; code: string } | { delayMs: number } | 'silence' | 'reset';

interface Call {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
  key: string;
}

const overridable = ['content-type', 'content-disposition', 'cache-control'];

/**
 * A local server of the part of S3's protocol that the store speaks, with one bucket, addressed by path. It answers
 * nothing that is not signed with `s3Key`, pages of two keys at most, and errors in S3's words.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, Stored>();
  const faults: Fault[] = [];
  const seen: Pick<Call, 'method' | 'url' | 'headers'>[] = [];
  const largestPage = 2;

  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch((error: unknown) => sendError(reply, 500, 'InternalError', String(error)));
  });

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = incoming;
    const url = new URL(target, 'http://host');
    seen.push({ method, url, headers });
    const fault = faults.shift();
    if (fault === 'silence') return;
    if (fault === 'reset') return void incoming.socket.destroy();
    const body = await buffer(incoming);
    if (fault && 'delayMs' in fault) await sleep(fault.delayMs);
    else if (fault) return sendError(reply, fault.status, fault.code);
    const code = findSignatureFault({ method, target, headers, body }, s3Key);
    if (code) return sendError(reply, 403, code);
    const [, asked, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (asked !== bucket) return sendError(reply, 404, 'NoSuchBucket', 'The specified bucket does not exist');
    const call = { method, url, headers, body, key: rest.join('/') };
    const operation = operations[`${method} ${call.key === '' ? 'bucket' : 'object'}`];
    if (!operation) return sendError(reply, 405, 'MethodNotAllowed');
    operation(call, reply);
  }

  const operations: Record<string, (call: Call, reply: ServerResponse) => void> = {
    'PUT object': ({ key, headers, body }, reply) => {
      objects.set(key, { bytes: body, contentType: headers['content-type'] ?? 'binary/octet-stream' });
      reply.writeHead(200, { etag: etagOf(body) }).end();
    },
    'DELETE object': ({ key }, reply) => {
      objects.delete(key);
      reply.writeHead(204).end();
    },
    'HEAD object': sendObject,
    'GET object': sendObject,
    'GET bucket': ({ url }, reply) => sendList(url.searchParams, reply),
  };

  function sendObject({ key, url, headers: given }: Call, reply: ServerResponse): void {
    const found = objects.get(key);
    if (!found) return sendError(reply, 404, 'NoSuchKey', 'The specified key does not exist.');
    const { bytes, contentType } = found;
    const overrides = overridable.flatMap((name) => {
      const value = url.searchParams.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    });
    const headers = {
      'content-type': contentType,
      etag: etagOf(bytes),
      'accept-ranges': 'bytes',
      ...Object.fromEntries(overrides),
    };
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(given.range ?? '') ?? [];
    if (first === undefined)
      return void reply.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    if (Number(first) >= bytes.length) return sendError(reply, 416, 'InvalidRange');
    const part = bytes.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
    reply.writeHead(206, { ...headers, 'content-range': range, 'content-length': part.length }).end(part);
  }

  /** ListObjectsV2: keys and, with a delimiter, what they have in common up to it, in one order and counted together. */
  function sendList(query: URLSearchParams, reply: ServerResponse): void {
    if (query.get('list-type') !== '2') return sendError(reply, 501, 'NotImplemented');
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const entries = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
        return end < 0 ? `<Contents><Key>${key}</Key></Contents>` : commonPrefix(key.slice(0, end + 1));
      });
    const sorted = [...new Set(entries)].sort(byKey);
    const start = Number(query.get('continuation-token') ?? 0);
    const end = start + Math.min(Number(query.get('max-keys') ?? 1000), largestPage);
    const isTruncated = end < sorted.length;
    const next = isTruncated ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
    sendXml(
      reply,
      200,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${sorted.slice(start, end).join('')}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** What was asked for so far. */
    seen,
    /** The next requests are answered with these failures, or not at all. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    empty() {
      for (const memory of [faults, seen]) memory.length = 0;
      objects.clear();
    },
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

function commonPrefix(path: string): string {
  return `<CommonPrefixes><Prefix>${path}</Prefix></CommonPrefixes>`;
}

function byKey(a: string, b: string): number {
  const [first, second] = [a, b].map((entry) => entry.replace(/<[^>]+>/g, ''));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function sendXml(reply: ServerResponse, status: number, body: string): void {
  reply
    .writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': 'TEST' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

/** Answers to HEAD have no body, and so no code: Node.js leaves it out. */
function sendError(reply: ServerResponse, status: number, code: string, message = code): void {
  sendXml(reply, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
