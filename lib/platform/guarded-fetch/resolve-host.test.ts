import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '@/lib/testing/test-run';
import { readAddress } from './guarded-fetch';
import { readNetworks } from './networks';
import { judgeAddress } from './resolve-host';

const none = readNetworks(undefined);

describe('judgeAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.0.1.1',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:80b::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('takes %s for public', (address) => {
    expect(judgeAddress(address, none)).toBe('public');
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '192.175.48.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::808:808',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '::ffff:0:8.8.8.8',
    '::ffff:169.254.169.254',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:2::1',
    '2001:db8::1',
    '2001:20::1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%lo',
    'febf::1',
    'fec0::1',
    'ff02::1',
    '2606:4700::5efe:7f00:1',
    '2606:4700::200:5efe:808:808',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '8.8.8.8 ',
    '8.8.8.8/32',
    '[::1]',
  ])('takes "%s" for private', (address) => {
    expect(judgeAddress(address, none)).toBe('private');
  });

  it('opens the named networks alone, however their addresses are written', () => {
    const intranet = readNetworks('10.20.0.0/16, fd12:3456::/32,192.168.7.7');
    for (const address of ['10.20.0.1', '10.20.255.255', 'fd12:3456::1', '192.168.7.7', '::ffff:10.20.3.4'])
      expect(judgeAddress(address, intranet)).toBe('allowed');
    for (const address of ['10.21.0.1', '127.0.0.1', 'fd12:3457::1', '192.168.7.8', '169.254.169.254'])
      expect(judgeAddress(address, intranet)).toBe('private');
    expect(judgeAddress('8.8.8.8', intranet)).toBe('public');
  });
});

describe('an address of a private network, in any spelling that a URL takes', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const privateAddress = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  );
  const number = (octets: readonly number[]) => octets.reduce((sum, value) => sum * 256 + value, 0);
  const hex = (octets: readonly number[]) =>
    `${((octets[0] ?? 0) * 256 + (octets[1] ?? 0)).toString(16)}:${((octets[2] ?? 0) * 256 + (octets[3] ?? 0)).toString(16)}`;
  const spellings: ((octets: readonly number[]) => string)[] = [
    (octets) => octets.join('.'),
    (octets) => octets.map((value) => `0${value.toString(8)}`).join('.'),
    (octets) => octets.map((value) => `0x${value.toString(16)}`).join('.'),
    (octets) => `${octets[0]}.${number(octets.slice(1))}`,
    (octets) => `0${octets[0]?.toString(8)}.0X${octets[1]?.toString(16)}.${number(octets.slice(2))}`,
    (octets) => String(number(octets)),
    (octets) => `0x${number(octets).toString(16)}`,
    (octets) => `0${number(octets).toString(8)}`,
    (octets) => octets.join('。'),
    (octets) =>
      [...octets.join('.')]
        .map((letter) => (letter === '.' ? letter : String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)))
        .join(''),
    (octets) => [...octets.join('.')].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
    (octets) => `[::ffff:${octets.join('.')}]`,
    (octets) => `[0:0:0:0:0:FFFF:${hex(octets).toUpperCase()}]`,
    (octets) => `[64:ff9b::${hex(octets)}]`,
    (octets) => `[64:ff9b:1::${octets.join('.')}]`,
    (octets) => `[2002:${hex(octets)}::1]`,
    (octets) => `[::${octets.join('.')}]`,
    (octets) => `[::ffff:0:${octets.join('.')}]`,
    (octets) => `[2001:0:${hex(octets)}::1]`,
  ];

  it('stays private', () => {
    fc.assert(
      fc.property(privateAddress, fc.constantFrom(...spellings), (octets, spell) => {
        const { hostname } = readAddress(`http://${spell(octets)}/`);
        expect(judgeAddress(hostname.replace(/^\[|\]$/g, ''), none)).toBe('private');
      }),
      { numRuns: tries(1_000, 6_000) },
    );
  });
});

describe('readNetworks', () => {
  it.each(['10/8', '10.0.0.0/33', 'intranet', '0x7f.0.0.1/8', '10.0.0.0/8/8', 'fd00::/200'])(
    'refuses "%s", naming it',
    (list) => {
      expect(() => readNetworks(`10.0.0.0/8,${list}`)).toThrow(`"${list}"`);
    },
  );

  it('is empty without a list', () => {
    expect([undefined, '', ' , '].map((list) => readNetworks(list).isEmpty)).toEqual([true, true, true]);
  });
});
