import { findRoute } from '../../router';

/** A call of the interface, as it stands on the wire. */
export interface ApiCall {
  method: string;
  /** With its query; not decoded, not normalised. */
  path: string;
  headers?: readonly (readonly [name: string, value: string])[];
  /** Sent as JSON unless it is a text or bytes already. */
  body?: unknown;
}

let callers = 0;

/** An address that nobody else calls from, so that callers don't share a limit. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Sends a call through the router to its handler, as a server would, without one. */
export function callApi(call: ApiCall, clientAddress = newAddress()): Promise<Response> {
  const [path = ''] = call.path.split('?');
  const { handler, params } = findRoute(call.method, path);
  return handler(toRequest(call), { params, clientAddress });
}

function toRequest({ method, path, headers = [], body }: ApiCall): Request {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const sent = new Headers();
  if (body !== undefined) sent.set('content-type', 'application/json');
  for (const [name, value] of replaced(sent, headers)) sent.append(name, value);
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: sent,
    body: body === undefined || isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
    duplex: 'half',
  };
  return new Request(`http://localhost:3000${path}`, init);
}

/** What a call says itself takes the place of what it would otherwise have. */
function replaced(presets: Headers, headers: readonly (readonly [string, string])[]) {
  for (const [name] of headers) presets.delete(name);
  return headers;
}
