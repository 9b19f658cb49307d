import { request as requestHttp, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { FetchError } from './fetch-error';
import type { Networks } from './networks';
import { acceptedEncodings } from './read-body';
import { judgeAddress } from './resolve-host';

export interface Target {
  url: URL;
  /** Checked; the connection goes to one of these and nowhere else. */
  addresses: readonly string[];
  allowed: Networks;
  accept: string;
  limits: { connectMs: number; firstByteMs: number };
  signal: AbortSignal;
}

/** Sends one GET, over a connection of its own that is pinned to the checked addresses. The caller reads or destroys the answer. */
export function sendRequest(target: Target): Promise<IncomingMessage> {
  const { url, limits, signal } = target;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(optionsFor(target));
    const fail = (error: Error) => (timers.forEach(clearTimeout), request.destroy(), reject(error));
    const late = () => fail(new FetchError('timed-out'));
    const timers = [setTimeout(late, limits.connectMs), setTimeout(late, limits.firstByteMs)];
    whenConnected(request, url, (socket) => {
      clearTimeout(timers[0]);
      if (judgeAddress(socket.remoteAddress ?? '', target.allowed) === 'private')
        fail(new FetchError('address-private'));
    });
    request.on('error', (cause) => fail(explain(cause, signal)));
    request.on('upgrade', (_response, socket) => (socket.destroy(), fail(new FetchError('status-refused', 101))));
    request.on('response', (response) => (timers.forEach(clearTimeout), resolve(response)));
    request.end();
  });
}

function optionsFor({
  url,
  addresses,
  accept,
  signal,
}: Target): RequestOptions & { servername?: string; rejectUnauthorized: boolean } {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return {
    method: 'GET',
    hostname,
    port: url.port || undefined,
    path: `${url.pathname}${url.search}`,
    headers: { 'user-agent': userAgent, accept, 'accept-encoding': acceptedEncodings, connection: 'close' },
    // An agent of its own: no connection is shared, and no proxy of the environment stands between check and use.
    agent: false,
    lookup: pinTo(addresses),
    signal,
    insecureHTTPParser: false,
    rejectUnauthorized: true,
    servername: isIP(hostname) === 0 ? hostname : '',
  };
}

/** The name was looked up before; asking again could give another answer. */
function pinTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, callback) => {
    const first = all[0] ?? { address: '', family: 0 };
    if (options.all) callback(null, [...all]);
    else callback(null, first.address, first.family);
  };
}

function whenConnected(request: ClientRequest, { protocol }: URL, done: (socket: Socket) => void): void {
  request.once('socket', (socket) => {
    socket.once('connect', () => done(socket));
    if (protocol === 'https:') socket.once('secureConnect', () => done(socket));
  });
}

function explain(cause: NodeJS.ErrnoException, signal: AbortSignal): Error {
  if (cause instanceof FetchError) return cause;
  if (signal.aborted) return new FetchError('timed-out', null, { cause });
  const code = /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS|ISSUER/.test(cause.code ?? '')
    ? 'certificate-refused'
    : 'connection-failed';
  return new FetchError(code, null, { cause });
}

/** By which sites name this program in their robots.txt. */
export const robotName = 'Deckwright';

const userAgent = `${robotName}/1.0 (reads pages that a search found, for slides)`;
