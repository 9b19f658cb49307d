import { setTimeout } from 'node:timers/promises';
import { searchProviders, type ProviderName } from './providers';
import { WebSearchError, type SearchWeb } from './web-search';

export interface WebSearchOptions {
  provider: ProviderName;
  /** Empty for providers that want none. */
  key: string;
  /** Another address than the provider's own. */
  baseUrl?: string;
  limits?: Partial<AskLimits>;
}

/** A search of the web by one provider, whose address comes from the operator and nobody else. */
export function openWebSearch({ provider: name, key, baseUrl, limits }: WebSearchOptions): SearchWeb {
  const provider = searchProviders[name];
  const base = baseUrl ?? provider.baseUrl;
  if (base === null) throw new Error(`Web search by ${name} needs its address.`);
  return async (query, signal) => {
    const { path, headers, body } = provider.request(query, key);
    const json = await askProvider({ address: `${base.replace(/\/+$/, '')}${path}`, headers, body }, signal, limits);
    const answer = provider.answer.safeParse(json);
    if (!answer.success)
      throw new WebSearchError(
        'unreadable',
        `the answer lacks ${answer.error.issues[0]?.path.join('.') || 'everything'}`,
      );
    return answer.data.slice(0, query.most);
  };
}

interface AskLimits {
  /** Of one attempt. */
  attemptMs: number;
  /** Of all attempts and the waits between them. */
  wholeMs: number;
  attempts: number;
  /** Without a Retry-After, twice as long each time. */
  firstWaitMs: number;
  bytes: number;
}

const usualLimits: AskLimits = { attemptMs: 6000, wholeMs: 10_000, attempts: 3, firstWaitMs: 400, bytes: 3_000_000 };

interface Ask {
  address: string;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

type Attempt =
  | { outcome: 'answered'; json: unknown }
  | { outcome: 'failed'; error: WebSearchError; retryAfterMs: number | null; isFinal: boolean };

/** Asks for JSON; a provider that is busy or broken is asked again, no sooner than it says. */
async function askProvider(ask: Ask, signal: AbortSignal, given: Partial<AskLimits> = {}): Promise<unknown> {
  const limits = { ...usualLimits, ...given };
  const endsAt = performance.now() + limits.wholeMs;
  for (let attempt = 1; ; attempt += 1) {
    const left = Math.max(1, endsAt - performance.now());
    const result = await tryOnce(ask, signal, { ...limits, attemptMs: Math.min(limits.attemptMs, left) });
    if (result.outcome === 'answered') return result.json;
    const waitMs = result.retryAfterMs ?? limits.firstWaitMs * 2 ** (attempt - 1);
    const isLast = result.isFinal || attempt >= limits.attempts || performance.now() + waitMs >= endsAt;
    if (isLast) throw result.error;
    await setTimeout(waitMs, undefined, { signal });
  }
}

async function tryOnce({ address, headers, body }: Ask, signal: AbortSignal, limits: AskLimits): Promise<Attempt> {
  const timeout = AbortSignal.timeout(Math.ceil(limits.attemptMs));
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
      // Wherever it leads, the key must not follow.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.status !== 200) return refusal(response);
    return { outcome: 'answered', json: JSON.parse(await readText(response, limits.bytes)) as unknown };
  } catch (cause) {
    signal.throwIfAborted();
    return failure(cause, timeout.aborted);
  }
}

function failure(cause: unknown, isLate: boolean): Attempt {
  if (cause instanceof WebSearchError) return { outcome: 'failed', error: cause, retryAfterMs: null, isFinal: true };
  if (cause instanceof SyntaxError)
    return {
      outcome: 'failed',
      error: new WebSearchError('unreadable', 'the answer is not JSON'),
      retryAfterMs: null,
      isFinal: true,
    };
  const error = new WebSearchError('unavailable', isLate ? 'no answer in time' : 'no connection', { cause });
  return { outcome: 'failed', error, retryAfterMs: null, isFinal: isLate };
}

async function refusal(response: Response): Promise<Attempt> {
  await response.body?.cancel();
  const { status } = response;
  const isBusy = status === 429;
  const isBroken = status >= 500;
  const code = isBusy ? 'busy' : isBroken ? 'unavailable' : 'refused';
  return {
    outcome: 'failed',
    error: new WebSearchError(code, `status ${status}`),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    isFinal: !isBusy && !isBroken,
  };
}

/** Seconds or a date (RFC 9110 10.2.3); null for neither. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

async function readText({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new WebSearchError('unreadable', 'the answer is too large');
  }
  return Buffer.concat(chunks).toString();
}
