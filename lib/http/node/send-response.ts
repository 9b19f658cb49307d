import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/contracts/app-error';
import { JsonResponse } from '../json-response';
import { securityHeaders } from '../security-headers.mjs';
import { serve } from '../serve';

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

/** Sends an answer where Node.js has no reply to write it to, and ends the connection. */
export async function answerOnSocket(
  socket: Socket,
  response: Promise<Response>,
  incoming = new IncomingMessage(socket),
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const reply = new ServerResponse(incoming);
  reply.shouldKeepAlive = false;
  reply.once('finish', () => socket.end());
  try {
    const made = await response;
    made.headers.set('Connection', 'close');
    reply.assignSocket(socket);
    await sendResponse(made, reply);
  } catch {
    socket.destroy();
  }
}

/** By Node's code of what went wrong; anything else is no HTTP at all. */
const messages: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The request line and the headers together are too long; 16 KB are accepted.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
  HPE_INVALID_METHOD: 'The request line does not begin with a method of HTTP.',
};

export function brokenRequest(code: string | undefined): AppError {
  const message = messages[code ?? ''] ?? 'The request is not well-formed HTTP/1.1.';
  return new AppError({ code: 'invalid_request', message, internalMessage: code });
}

/** RFC 9112, section 3.2: two hosts, or none, is how requests are smuggled past a proxy. */
export function ambiguousHost(): AppError {
  return new AppError({ code: 'invalid_request', message: 'An HTTP/1.1 request has exactly one Host header.' });
}

/** An answer to what no route gets to see: in the shape of every error, and logged like every request. */
export function refusal(error: unknown): Promise<Response> {
  const refuse = serve({ route: '*', operation: null }, async () => {
    throw error;
  });
  return refuse(new Request('http://localhost'), {});
}
