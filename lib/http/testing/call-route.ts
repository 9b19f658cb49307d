import { randomBytes } from 'node:crypto';
import { operations } from '@/lib/contracts/operations/operations';
import type { Method, Route } from '../handler';
import { routes } from '../router';
import { unknownPathRoute } from '../serve';
import { expectDocumented } from './expect-documented';

export interface SentRequest {
  key?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a text or a stream already. */
  body?: unknown;
  params?: Record<string, string>;
  path?: string;
  /** Where the call comes from; an address of its own unless given. */
  clientAddress?: string;
}

/**
 * Calls a route's handler as a server would, without one, and fails when the document does not
 * describe the answer.
 */
export async function callRoute(route: Route, method: Method, sent: SentRequest = {}): Promise<Response> {
  const { params, clientAddress = newClientAddress() } = sent;
  const response = await route[method](requestOf(method, sent), {
    params: params && Promise.resolve(params),
    clientAddress,
  });
  await expectDocumented(response, { method, path: pathOf(route) });
  return response;
}

function newClientAddress(): string {
  return ['10', ...randomBytes(3)].join('.');
}

function requestOf(method: Method, { key, headers, body, path = '/api/v1/test' }: SentRequest): Request {
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
  return new Request(new URL(path, 'http://localhost:3000'), init);
}

function pathOf(route: Route): string {
  if (route === unknownPathRoute) return '/api/v1/unknown';
  const operation = operations.find(({ id }) => routes[id] === route);
  if (!operation) throw new Error('This route is none of the interface; add it to the routes.');
  return operation.path;
}
