import ipaddr from 'ipaddr.js';

export interface AddressSources {
  /** Of the socket that the request came through; undefined where a framework hides it. */
  socketAddress: string | undefined;
  /** The X-Forwarded-For header. Anybody can send one; each proxy appends whom it heard from. */
  forwardedFor: string | null;
  /** Proxies in front of this process whose entries are to be believed. */
  trustedHops: number;
}

const unknownAddress = 'unknown';

/** Whom failed authentications are counted against: an IPv4 address, or the /64 of an IPv6 one. */
export function clientAddressOf(sources: AddressSources): string {
  return group(forwardedAddress(sources)) ?? group(sources.socketAddress) ?? unknownAddress;
}

function forwardedAddress({ socketAddress, forwardedFor, trustedHops }: AddressSources): string | undefined {
  // Without a socket to look at, the platform in front of us is the one proxy there must be.
  const hops = socketAddress === undefined ? Math.max(1, trustedHops) : trustedHops;
  if (hops === 0 || forwardedFor === null) return undefined;
  // With fewer entries than proxies the request came another way, and the caller may have written them all.
  return forwardedFor.split(',').at(-hops)?.trim();
}

function group(text: string | undefined): string | undefined {
  if (text === undefined || !ipaddr.isValid(text)) return undefined;
  // Unmaps IPv4 addresses that are written as IPv6 ones.
  const address = ipaddr.process(text);
  if (!('parts' in address)) return address.toString();
  // Whoever has an IPv6 address has its /64, and could change addresses at will.
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
