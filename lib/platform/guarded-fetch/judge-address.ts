import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Address, type Networks, readNetworks } from './networks';

export type Verdict = 'public' | 'allowed' | 'private';

/** Public by number, but the cloud's own: Azure answers machines there with their secrets. */
const metadata = readNetworks('168.63.129.16');

/** Where websites live; everything else in IPv6 is reserved or somebody's own. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** IPv6 forms that are the IPv4 address in their last 32 bits, and connect there: mapped (RFC 4291 2.5.5.2) and NAT64 (RFC 6052). */
const wrappings: readonly [ipaddr.IPv6, number][] = [
  [ipaddr.IPv6.parse('::ffff:0:0'), 96],
  [ipaddr.IPv6.parse('64:ff9b::'), 96],
];

/** Whether an address, as a resolver or a socket writes it, may be connected to. Whatever can't be read counts as private. */
export function judgeAddress(text: string, allowed: Networks): Verdict {
  if (isIP(text) === 0 || text.includes('%')) return 'private';
  const address = unwrap(ipaddr.parse(text));
  if (allowed.has(address)) return 'allowed';
  return isPublic(address) ? 'public' : 'private';
}

function unwrap(address: Address): Address {
  if (address.kind() === 'ipv4') return address;
  if (!wrappings.some((wrapping) => address.match(wrapping))) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/** Tunnels (6to4, Teredo, ISATAP) are refused whatever they embed: no website lives there. */
function isPublic(address: Address): boolean {
  if (metadata.has(address) || address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return true;
  return address.match(globalUnicast) && !isIsatap(address as ipaddr.IPv6);
}

/** RFC 5214 6.1: the interface is called 0000:5efe or 0200:5efe, then the IPv4 address. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && ((parts[4] ?? 0) & ~0x0200) === 0;
}
