import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchError } from './fetch-error';
import { type Networks, type Address, readNetworks } from './networks';

type Verdict = 'public' | 'allowed' | 'private';

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

/** All addresses of a name; none for a name that has none. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<string[]>;

/** Names that never belong to a website; asked for only where private networks may be read at all. */
const privateName =
  /^[^.]+$|(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion|invalid|test)$/;
const usualPorts = new Set(['', '80', '443']);

/** The addresses that a connection to the host may go to. One forbidden address among them refuses them all. */
export async function resolveHost(
  url: URL,
  resolve: ResolveName,
  allowed: Networks,
  signal: AbortSignal,
): Promise<string[]> {
  const addresses = await addressesOf(url, resolve, allowed, signal);
  if (addresses.length === 0) throw new FetchError('name-not-found');
  const verdicts = addresses.map((address) => judgeAddress(address, allowed));
  if (verdicts.includes('private')) throw new FetchError('address-private');
  if (!isUsualPort(url, verdicts)) throw new FetchError('port-refused');
  return addresses;
}

async function addressesOf(
  { hostname }: URL,
  resolve: ResolveName,
  allowed: Networks,
  signal: AbortSignal,
): Promise<string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return [literal];
  if (allowed.isEmpty && privateName.test(hostname)) throw new FetchError('address-private');
  return resolve(hostname, signal);
}

/** Another port speaks to another program, which may take a request for an order. */
function isUsualPort({ port }: URL, verdicts: readonly Verdict[]): boolean {
  return usualPorts.has(port) || verdicts.every((verdict) => verdict === 'allowed');
}

/** Asks the configured name servers. Unlike the system's own look-up it can be given up, and takes no thread from others. */
export async function askNameServers(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
