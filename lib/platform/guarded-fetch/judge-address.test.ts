import { describe, expect, it } from 'vitest';
import { judgeAddress } from './judge-address';
import { readNetworks } from './networks';

const none = readNetworks(undefined);

describe('judgeAddress', () => {
  it.each([
    '8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '192.0.1.1', '198.17.255.255', '223.255.255.255',
    '2606:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:8.8.8.8', '64:ff9b::808:808',
  ])('takes %s for public', (address) => {
    expect(judgeAddress(address, none)).toBe('public');
  });

  it.each([
    '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '168.63.129.16', '169.254.169.254', '169.254.170.2',
    '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.1.1', '192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1',
    '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
    '::', '::1', '::127.0.0.1', '::808:808', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8', '::ffff:169.254.169.254',
    '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::808:808', '100::1', '2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:db8::1', '2001:20::1', '2002:7f00:1::', '2002:808:808::1',
    '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%lo', 'febf::1', 'fec0::1', 'ff02::1', '2606:4700::5efe:7f00:1', '2606:4700::200:5efe:808:808',
    '', 'localhost', '127.1', '0x7f000001', '2130706433', '8.8.8.8 ', '8.8.8.8/32', '[::1]',
  ])('takes "%s" for private', (address) => {
    expect(judgeAddress(address, none)).toBe('private');
  });

  it('opens the named networks alone, however their addresses are written', () => {
    const intranet = readNetworks('10.20.0.0/16, fd12:3456::/32,192.168.7.7');
    for (const address of ['10.20.0.1', '10.20.255.255', 'fd12:3456::1', '192.168.7.7', '::ffff:10.20.3.4']) expect(judgeAddress(address, intranet)).toBe('allowed');
    for (const address of ['10.21.0.1', '127.0.0.1', 'fd12:3457::1', '192.168.7.8', '169.254.169.254']) expect(judgeAddress(address, intranet)).toBe('private');
    expect(judgeAddress('8.8.8.8', intranet)).toBe('public');
  });
});

describe('readNetworks', () => {
  it.each(['10/8', '10.0.0.0/33', 'intranet', '0x7f.0.0.1/8', '10.0.0.0/8/8', 'fd00::/200'])('refuses "%s", naming it', (list) => {
    expect(() => readNetworks(`10.0.0.0/8,${list}`)).toThrow(`"${list}"`);
  });

  it('is empty without a list', () => {
    expect([undefined, '', ' , '].map((list) => readNetworks(list).isEmpty)).toEqual([true, true, true]);
  });
});
