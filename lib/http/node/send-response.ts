import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { JsonResponse } from '../json-response';
import { securityHeaders } from '../security-headers.mjs';

/** Sends what a handler answered; resolves when it is out, or when the client has gone. */
export async function sendResponse(response: Response, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const { key, value } of securityHeaders) reply.setHeader(key, value);
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  if (response instanceof JsonResponse) return sendWhole(response.content, reply);
  if (!response.body) return void reply.end();
  if (response.headers.has('content-length')) return stream(response.body, reply);
  sendWhole(new Uint8Array(await response.arrayBuffer()), reply);
}

/** What is there already tells its length. A text goes out in one piece with the headers. */
function sendWhole(content: string | Uint8Array, reply: ServerResponse): void {
  reply.setHeader('Content-Length', Buffer.byteLength(content));
  reply.end(content);
}

/** As fast as the client takes it; one that goes away ends the reading as well. */
async function stream(body: ReadableStream<Uint8Array>, reply: ServerResponse): Promise<void> {
  await pipeline(body, reply).catch(() => reply.destroy());
}
