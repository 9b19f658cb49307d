import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallRequest, RequestHeaders } from '../handler';
import { findRoute } from '../router';
import { hasBody, isMuchLeft, openBody, waitsToSend, type RequestTarget } from './incoming';
import { ambiguousHost, refusal, sendResponse } from './send-response';

/** Answers a call of the interface from a socket. Never rejects. */
export async function answerCall(
  origin: string,
  target: RequestTarget,
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  try {
    const response = await respond(origin, target, incoming, reply).catch(refusal);
    if (isMuchLeft(incoming)) {
      response.headers.set('Connection', 'close');
      closeGently(incoming);
    }
    await sendResponse(response, reply);
  } catch {
    reply.destroy();
  }
}

export async function respond(
  origin: string,
  target: RequestTarget,
  incoming: IncomingMessage,
  reply?: ServerResponse,
): Promise<Response> {
  if (!hasOneHost(incoming)) return refusal(ambiguousHost());
  const { handler, params } = findRoute(incoming.method ?? 'GET', target.path);
  const onBodyRead = () => {
    if (waitsToSend(incoming)) reply?.writeContinue();
  };
  const request = toRequest(incoming, { origin, target, onBodyRead });
  // A socket that is gone has no address; its headers are to be believed no more for that.
  return handler(request, { params, clientAddress: incoming.socket.remoteAddress ?? 'gone' });
}

export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

/** Long enough for an answer to cross the world, short enough not to collect connections. */
const LINGER_MS = 2_000;

/**
 * Ends the connection after the answer without reading what is left of the request. Closed at
 * once, the system would answer the bytes still coming in with a reset, which can overtake the
 * answer; so our half is closed, nothing more is read, and the rest follows a little later.
 */
function closeGently(incoming: IncomingMessage): void {
  const { socket } = incoming;
  // What Node.js calls once the last answer of a connection is written.
  socket.destroySoon = () => {
    incoming.pause();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}

interface ToRequest {
  /** Of the service, as configured: the Host header is the caller's word. */
  origin: string;
  target: RequestTarget;
  onBodyRead: () => void;
}

/** The request as handlers read it. A Request of the Fetch API would cost a call about as much as a statement does. */
function toRequest(incoming: IncomingMessage, { origin, target, onBodyRead }: ToRequest): CallRequest {
  const { method = 'GET', rawHeaders } = incoming;
  const isBodyless = method === 'GET' || method === 'HEAD' || !hasBody(incoming);
  return {
    method,
    url: `${origin}${target.path.startsWith('/') ? target.path : '/'}${target.query}`,
    headers: readHeaders(rawHeaders),
    body: isBodyless ? null : openBody(incoming, onBodyRead),
  };
}

/** From names and values in turn. Repeated fields are joined, as the Fetch API does, so that two of them are never taken for one. */
function readHeaders(raw: readonly string[]): RequestHeaders {
  const fields = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return {
    get: (name) => fields.get(name.toLowerCase()) ?? null,
    has: (name) => fields.has(name.toLowerCase()),
    [Symbol.iterator]: () => fields[Symbol.iterator](),
  };
}
