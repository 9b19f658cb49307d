import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { securityHeaders } from '../security-headers.mjs';

/** Sends what a handler answered; resolves when it is out, or when the client has gone. */
export async function sendResponse(response: Response, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const { key, value } of securityHeaders) reply.setHeader(key, value);
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  if (!response.body) return void reply.end();
  // Made whole already: sent in one piece, Node.js announces its length.
  if (!response.headers.has('content-length')) return void reply.end(await response.text());
  await pipeline(response.body, reply).catch(() => reply.destroy());
}
