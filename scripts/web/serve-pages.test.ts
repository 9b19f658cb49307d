import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddressHeader, pathHeader } from '@/lib/http/portal/sign-in/web-process-headers';
import { tellPages } from './serve-pages';

function told(headers: Record<string, string>) {
  const incoming = {
    headers,
    socket: { remoteAddress: '192.0.2.1' },
    url: '/jobs?status=failed',
  } as unknown as IncomingMessage;
  tellPages(incoming);
  return { address: incoming.headers[clientAddressHeader], path: incoming.headers[pathHeader] };
}

it('the pages hear of the socket’s address and the path, whatever the caller says of them', () => {
  const truth = { address: '192.0.2.1', path: '/jobs?status=failed' };
  expect(told({})).toEqual(truth);
  expect(
    told({ [clientAddressHeader]: '203.0.113.66', [pathHeader]: '//evil.example', 'x-forwarded-for': '203.0.113.66' }),
  ).toEqual(truth);
});
