import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepLength } from './serve';

/** A server that sends responses with the very function that Next.js sends them with. */
let server: Server;
let address: string;
let answer: () => Response;
beforeAll(async () => {
  server = createServer((request, response) => {
    void sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), answer());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('carries the length of a file through Next.js', async () => {
  const bytes = new TextEncoder().encode('twelve bytes');
  answer = () =>
    keepLength(new Response(new Blob([bytes]).stream(), { headers: { 'Content-Length': '12', ETag: '"x"' } }));
  const response = await fetch(address);
  expect(response.headers.get('content-length')).toBe('12');
  expect(response.headers.get('transfer-encoding')).toBeNull();
  expect(response.headers.get('etag')).toBe('"x"');
  expect(await response.text()).toBe('twelve bytes');
});

it('carries it on an answer to HEAD', async () => {
  answer = () => keepLength(new Response(null, { headers: { 'Content-Length': '12' } }));
  const response = await fetch(address, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('12');
});

it('leaves an answer without a length alone', async () => {
  answer = () => keepLength(new Response('text'));
  const response = await fetch(address);
  expect(response.headers.get('transfer-encoding')).toBe('chunked');
  expect(await response.text()).toBe('text');
});
