import { expect, it } from 'vitest';
import { clientAddress } from './request-view';
import { announceHeaders, clientAddressHeader } from './web-process-headers';

const view = (headers: Record<string, string>) => ({
  headers: new Headers(headers),
  cookies: { get: () => undefined },
});

it('a header that nobody of ours set is not believed', () => {
  expect(clientAddress(view({ [clientAddressHeader]: '203.0.113.66' }))).toBe('unknown');
});

it('within the web process its header counts, and X-Forwarded-For does not', () => {
  announceHeaders();
  expect(clientAddress(view({ [clientAddressHeader]: '192.0.2.1', 'x-forwarded-for': '203.0.113.66' }))).toBe(
    '192.0.2.1',
  );
});
