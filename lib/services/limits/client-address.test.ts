import { describe, expect, it } from 'vitest';
import { clientAddressOf } from './client-address';

const socketAddress = '192.0.2.1';

describe('clientAddressOf', () => {
  it.each([
    [0, '198.51.100.1', socketAddress],
    [0, null, socketAddress],
    [1, '198.51.100.9', '198.51.100.9'],
    [1, '203.0.113.66, 198.51.100.9', '198.51.100.9'],
    [1, 'nonsense,198.51.100.9', '198.51.100.9'],
    [2, '203.0.113.66, 198.51.100.9, 10.0.0.1', '198.51.100.9'],
    [2, '198.51.100.9', socketAddress],
    [1, '', socketAddress],
    [1, null, socketAddress],
    [1, '198.51.100.9, unknown', socketAddress],
  ])('believes %i entries of "%s" and comes to %s', (trustedHops, forwardedFor, address) => {
    expect(clientAddressOf({ socketAddress, forwardedFor, trustedHops })).toBe(address);
  });

  it.each([
    [0, '203.0.113.66, 198.51.100.9', '198.51.100.9'],
    [2, '203.0.113.66, 198.51.100.9', '203.0.113.66'],
    [0, null, 'unknown'],
    [0, '"><script>', 'unknown'],
  ])(
    'without a socket, and %i hops, takes from "%s" what the platform wrote: %s',
    (trustedHops, forwardedFor, address) => {
      expect(clientAddressOf({ socketAddress: undefined, forwardedFor, trustedHops })).toBe(address);
    },
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
  ])('groups %s as %s', (text, group) => {
    expect(clientAddressOf({ socketAddress: text, forwardedFor: null, trustedHops: 0 })).toBe(group);
  });
});
