import type { IncomingMessage } from 'node:http';
import type { CallRequest, RequestHeaders } from '../handler';
import { hasBody, openBody } from './request-body';
import type { RequestTarget } from './request-target';

interface ToRequest {
  /** Of the service, as configured: the Host header is the caller's word. */
  origin: string;
  target: RequestTarget;
  onBodyRead: () => void;
}

/** The request as handlers read it. A Request of the Fetch API would cost a call about as much as a statement does. */
export function toRequest(incoming: IncomingMessage, { origin, target, onBodyRead }: ToRequest): CallRequest {
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
