import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { securityHeaders } from '../security-headers.mjs';

/** Sends what a handler answered; resolves when it is out, or when the client has gone. */
export async function sendResponse(response: Response, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const { key, value } of securityHeaders) reply.setHeader(key, value);
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  if (!response.body) return void reply.end();
  if (response.headers.has('content-length')) return stream(response.body, reply);
  // Made whole already, so its length can be told. A text goes out together with the headers.
  const text = await response.text();
  reply.setHeader('Content-Length', Buffer.byteLength(text));
  reply.end(text);
}

/** As fast as the client takes it; one that goes away ends the reading as well. */
async function stream(body: ReadableStream<Uint8Array>, reply: ServerResponse): Promise<void> {
  await pipeline(body, reply).catch(() => reply.destroy());
}
