import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers one request: with a status, headers and a body, or in a way of its own. */
export type Reply =
  { status?: number; headers?: Record<string, string>; body?: unknown } | ((response: ServerResponse) => void);

export interface ScriptedService {
  url: string;
  received: Received[];
  /** The answers of a path in order; the last one goes on. */
  script(path: string, ...replies: Reply[]): void;
  close(): Promise<void>;
}

/** A server that answers as it is told, faults included. */
export async function openScriptedService(): Promise<ScriptedService> {
  const received: Received[] = [];
  const scripts = new Map<string, Reply[]>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: await text(request) });
    const replies = scripts.get(path) ?? [];
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 404, body: 'not scripted' };
    if (typeof reply === 'function') reply(response);
    else send(response, reply);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    script: (path, ...replies) => void scripts.set(path, replies),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: Exclude<Reply, (response: ServerResponse) => void>,
): void {
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

export const drop: Reply = (response) => void response.destroy();

/** Breaks off in the middle of a body. */
export const truncate: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"job_id":', () => response.destroy());
};

/** Never answers. */
export const hang: Reply = () => undefined;

export const proxyPage: Reply = {
  status: 502,
  headers: { 'Content-Type': 'text/html' },
  body: '<html><h1>Bad gateway</h1></html>',
};

export function failure(status: number, code: string, headers: Record<string, string> = {}, more: object = {}): Reply {
  return { status, headers, body: { error: { code, message: `Says ${code}.`, request_id: 'request-1', ...more } } };
}
