import type { IncomingMessage } from 'node:http';
import { declaredEncoding, decodeText } from '@/lib/text/decode-text';
import { FetchError } from './fetch-error';
import type { Networks } from './networks';
import { readBody } from './read-body';
import { askNameServers, resolveHost, type ResolveName } from './resolve-host';
import { sendRequest } from './send-request';

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

export interface FetchLimits {
  connectMs: number;
  /** Of each answer, from the beginning of its request. */
  firstByteMs: number;
  /** Of everything, redirects and body included. */
  wholeMs: number;
  redirects: number;
  sentBytes: number;
  bytes: number;
}

const defaultFetchLimits: FetchLimits = {
  connectMs: 4000,
  firstByteMs: 8000,
  wholeMs: 10_000,
  redirects: 5,
  sentBytes: 4_000_000,
  bytes: 8_000_000,
};

export interface GuardedFetchOptions {
  /** Private networks that may be read all the same. */
  allowed: Networks;
  resolve?: ResolveName;
  limits?: Partial<FetchLimits>;
}

export interface FetchWishes {
  signal: AbortSignal;
  /** Lower case; those of pages when left out, any at all for null. */
  mediaTypes?: readonly string[] | null;
  /** Asked before each address, also those that redirects lead to. */
  permit?: (url: URL, signal: AbortSignal) => Promise<boolean>;
  limits?: Partial<FetchLimits>;
  /** Takes the beginning of what is too large. */
  cut?: boolean;
}

export interface FetchedText {
  /** Where the text stood in the end. */
  url: URL;
  mediaType: string;
  /** As they came, without any compression; for what is no text, such as a PDF. */
  bytes: Uint8Array;
  text: string;
}

export type GuardedFetch = (address: string, wishes: FetchWishes) => Promise<FetchedText>;

const pageTypes = ['text/html', 'application/xhtml+xml', 'text/plain'];
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Reads an address that a stranger named, without becoming their way into private networks.
 *
 *     read ──▶ permit ──▶ resolve ──▶ judge all ──▶ connect to ──▶ judge the ──▶ answer
 *     address             by us       addresses     one of them     socket        │
 *       ▲                                                                         │
 *       └──────────────── a redirect: all of it again, with nothing carried over ─┘
 *
 * @throws FetchError, by which alone people are told why
 */
export function openGuardedFetch({
  allowed,
  resolve = askNameServers,
  limits: usual,
}: GuardedFetchOptions): GuardedFetch {
  return async (address, wishes) => {
    const limits = { ...defaultFetchLimits, ...usual, ...wishes.limits };
    const signal = AbortSignal.any([wishes.signal, AbortSignal.timeout(limits.wholeMs)]);
    let url = readAddress(address);
    for (let left = limits.redirects; left >= 0; left -= 1) {
      const response = await visit(url, { allowed, resolve, limits, wishes, signal });
      try {
        const next = nextAddress(url, response);
        if (next === null) return await readAnswer(url, response, { limits, wishes, signal });
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw new FetchError('too-many-redirects');
  };
}

interface Visit {
  allowed: Networks;
  resolve: ResolveName;
  limits: FetchLimits;
  wishes: FetchWishes;
  signal: AbortSignal;
}

async function visit(url: URL, { allowed, resolve, limits, wishes, signal }: Visit): Promise<IncomingMessage> {
  const addresses = await inTime(signal, resolveHost(url, resolve, allowed, signal));
  if (wishes.permit && !(await inTime(signal, wishes.permit(url, signal)))) throw new FetchError('permission-refused');
  const accept = (wishes.mediaTypes === undefined ? pageTypes : (wishes.mediaTypes ?? ['*/*'])).join(', ');
  return sendRequest({ url, addresses, allowed, accept, limits, signal });
}

/** Where a redirect leads; null for an answer that is none. */
function nextAddress(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | null {
  if (!redirects.has(statusCode) || headers.location === undefined) return null;
  // Servers write it in UTF-8, Node reads headers byte by byte.
  const next = readAddress(Buffer.from(headers.location, 'latin1').toString(), url);
  if (url.protocol === 'https:' && next.protocol === 'http:') throw new FetchError('downgrade-refused');
  return next;
}

async function readAnswer(
  url: URL,
  response: IncomingMessage,
  { limits, wishes, signal }: Pick<Visit, 'limits' | 'wishes' | 'signal'>,
): Promise<FetchedText> {
  try {
    const status = response.statusCode ?? 0;
    if (status !== 200) throw new FetchError('status-refused', status);
    const { type, charset } = readMediaType(response.headers['content-type']);
    const wanted = wishes.mediaTypes === undefined ? pageTypes : wishes.mediaTypes;
    if (wanted && !wanted.includes(type)) throw new FetchError('media-type-refused');
    const bytes = await readBody(response, {
      sentBytes: limits.sentBytes,
      bytes: limits.bytes,
      cut: wishes.cut ?? false,
    });
    // A body without a length ends quietly when it is given up.
    signal.throwIfAborted();
    return { url, mediaType: type, bytes, text: decodeText(bytes, charset ?? declaredEncoding(bytes)) };
  } catch (cause) {
    throw signal.aborted ? new FetchError('timed-out', null, { cause }) : cause;
  }
}

/** A resolver need not know how to give up. */
async function inTime<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let giveUp = () => {};
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new FetchError('timed-out'));
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, late]);
  } catch (cause) {
    throw cause instanceof FetchError || !signal.aborted ? cause : new FetchError('timed-out', null, { cause });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

interface MediaType {
  /** Lower case, such as `text/html`. */
  type: string;
  charset: string | null;
}

function readMediaType(header: string | undefined): MediaType {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([\w.:-]{1,40})"?$/i.exec(parameter)?.[1])
    .find(Boolean);
  return { type: type.toLowerCase(), charset: charset ?? null };
}
