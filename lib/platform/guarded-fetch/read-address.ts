import { FetchError } from './fetch-error';

const schemes = new Set(['http:', 'https:']);

/** Reads an address as browsers do (WHATWG URL), so that nothing is checked in one spelling and used in another. */
export function readAddress(address: string, base?: URL): URL {
  const url = parse(address, base);
  if (!schemes.has(url.protocol)) throw new FetchError('scheme-refused');
  if (url.username !== '' || url.password !== '') throw new FetchError('credentials-refused');
  const host = url.hostname.replace(/\.$/, '');
  if (host === '' || host.endsWith('.')) throw new FetchError('address-unreadable');
  url.hostname = host;
  url.hash = '';
  return url;
}

function parse(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch (cause) {
    throw new FetchError('address-unreadable', null, { cause });
  }
}
