import type { Handler, Method } from '../handler';

export interface SentRequest {
  key?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a text or a stream already. */
  body?: unknown;
  params?: Record<string, string>;
  path?: string;
}

/** Calls a route's handler as a server would, without one. */
export function callRoute(
  route: Record<Method, Handler>,
  method: Method,
  { key, headers, body, params, path = '/api/v1/test' }: SentRequest = {},
): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof ReadableStream || body instanceof Uint8Array;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : isRaw ? (body as BodyInit) : JSON.stringify(body),
    duplex: 'half',
  };
  const request = new Request(new URL(path, 'http://localhost:3000'), init);
  return route[method](request, { params: params && Promise.resolve(params) });
}
