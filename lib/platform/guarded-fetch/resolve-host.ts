import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error';
import { judgeAddress, type Verdict } from './judge-address';
import type { Networks } from './networks';

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
