import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Named networks; addresses are compared by value, never by how they are written. */
export interface Networks {
  has(address: Address): boolean;
  isEmpty: boolean;
}

/**
 * Reads `10.20.0.0/16, fd12::/48`; a bare address counts as a network of its own.
 * @throws Error that names what is no network.
 */
export function readNetworks(list: string | undefined): Networks {
  const networks = (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readNetwork);
  return {
    isEmpty: networks.length === 0,
    has: (address) =>
      networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits)),
  };
}

function readNetwork(text: string): [Address, number] {
  if (ipaddr.isValidCIDR(text) && isPlain(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text) || !isPlain(text)) throw new Error(`"${text}" is no network such as 10.20.0.0/16.`);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** The library also reads `10/8`, whose meaning differs between programs. */
function isPlain(text: string): boolean {
  const [address = ''] = text.split('/');
  return address.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(address);
}
