import type { IncomingMessage } from 'node:http';
import { hasBody, openBody } from './request-body';
import type { RequestTarget } from './request-target';

/** Methods that the Fetch API knows no request of. */
const unspeakable = new Set(['CONNECT', 'TRACE', 'TRACK']);

interface ToRequest {
  /** Of the service, as configured: the Host header is the caller's word. */
  origin: string;
  target: RequestTarget;
  onBodyRead: () => void;
}

/** The request as the Fetch API sees it. Repeated headers are joined by commas, as it does. */
export function toRequest(incoming: IncomingMessage, { origin, target, onBodyRead }: ToRequest): Request {
  const { method = 'GET', rawHeaders } = incoming;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) headers.append(rawHeaders[index]!, rawHeaders[index + 1]!);
  const url = `${origin}${target.path.startsWith('/') ? target.path : '/'}${target.query}`;
  if (unspeakable.has(method)) return withMethod(new Request(url, { headers }), method);
  const isBodyless = method === 'GET' || method === 'HEAD' || !hasBody(incoming);
  if (isBodyless) return new Request(url, { method, headers });
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: openBody(incoming, onBodyRead), duplex: 'half' };
  return new Request(url, init);
}

function withMethod(request: Request, method: string): Request {
  return Object.defineProperty(request, 'method', { value: method });
}
