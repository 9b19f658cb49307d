import { ClientError, ConnectionError } from './errors';
import { readError } from './read-answer';
import { systemClock, type Clock } from './retry';

export interface ConnectionOptions {
  /** The origin of the service, such as `https://slides.example.com`. */
  baseUrl: string;
  apiKey: string;
  /** The runtime's own unless given. */
  fetch?: typeof globalThis.fetch;
  /** How long one attempt may take before it counts as failed; 30 seconds unless given. */
  requestTimeoutMs?: number;
  clock?: Clock;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Until when failed attempts are repeated. */
  untilMs: number;
  /** When an answer would come too late to be of use. */
  deadlineMs?: number;
}

export interface Attempt<T> extends Omit<CallOptions, 'untilMs'> {
  /** A path of the interface, or the whole address of a file. */
  address: string;
  init?: RequestInit;
  /** How long it may take; `requestTimeoutMs` unless given. */
  timeoutMs?: number;
  /** Takes what is wanted from a good answer. */
  read: (response: Response) => Promise<T>;
}

export interface Connection {
  clock: Clock;
  /** One attempt; the key goes to paths of the interface alone. */
  attempt<T>(attempt: Attempt<T>): Promise<T>;
}

const shortestTimeoutMs = 1_000;

export function openConnection(options: ConnectionOptions): Connection {
  const { requestTimeoutMs = 30_000, clock = systemClock } = options;
  const origin = checkBaseUrl(options.baseUrl);
  const apiKey = checkApiKey(options.apiKey);
  const fetch = options.fetch ?? ((...call: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...call));
  const redact = (text: string) => text.replaceAll(apiKey, '<API_KEY>');
  const authorization = { Authorization: `Bearer ${apiKey}` };

  function send(address: string, init: RequestInit | undefined, signal: AbortSignal): Promise<Response> {
    if (!address.startsWith('/')) return fetch(address, { ...init, signal });
    // A redirect would turn a POST into a GET, or take the key somewhere else.
    return fetch(`${origin}${address}`, {
      ...init,
      headers: { ...init?.headers, ...authorization },
      redirect: 'manual',
      signal,
    });
  }

  return {
    clock,
    async attempt({ address, init, signal, timeoutMs = requestTimeoutMs, deadlineMs = Infinity, read }) {
      signal?.throwIfAborted();
      const timeout = startTimeout(Math.min(timeoutMs, Math.max(shortestTimeoutMs, deadlineMs - clock.now())));
      try {
        const response = await send(address, init, AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]));
        if (!response.ok) throw await readError(response, clock.now(), redact);
        return await read(response);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ClientError) throw error;
        throw new ConnectionError(redact(`No answer from ${new URL(address, origin).origin}: ${reasonOf(error)}.`));
      } finally {
        timeout.clear();
      }
    },
  };
}

function startTimeout(ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`none came within ${ms / 1_000} seconds`)), ms);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** Runtimes say "fetch failed", and why in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message || String(error);
}

const example = 'https://slides.example.com';

/** The origin that requests go to. Throws a TypeError that says what is wrong with the base URL. */
function checkBaseUrl(baseUrl: string): string {
  const url = parse(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('it is no http or https address');
  if (url.username !== '' || url.password !== '') throw refusal('it holds a user name or password');
  if (url.pathname !== '/')
    throw refusal(`it has the path ${JSON.stringify(url.pathname)}, which the client appends itself`);
  if (url.href !== `${url.origin}/`) throw refusal('it has a query or a fragment');
  return url.origin;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function refusal(why: string): TypeError {
  return new TypeError(`baseUrl must be the origin alone, such as ${example}: ${why}.`);
}

const fitForHeader = /^[!-~]+$/;

/** Throws a TypeError that does not show the key. */
function checkApiKey(apiKey: string): string {
  if (fitForHeader.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be the text of an API key, without spaces or line ends.');
}

export function checkIdempotencyKey(key: string): string {
  if (fitForHeader.test(key)) return key;
  throw new TypeError('idempotencyKey must be printable ASCII characters without spaces.');
}
