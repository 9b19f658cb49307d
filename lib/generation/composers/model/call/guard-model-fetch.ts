import { cutText } from '@/lib/text/cut/cut-text';
import { ModelCallFailure } from './model-call-failure';
import { toCallFailure } from './to-call-failure';

type Fetch = typeof fetch;

/**
 * A fetch for the calls of a model: goes where it is sent and nowhere else, since the request holds
 * the key and the author's words, and takes no answer that is not what was asked for.
 */
export function guardModelFetch(inner: Fetch): Fetch {
  return async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'manual' });
    const fault = faultOf(response, asksForStream(init?.body));
    if (!fault) return response;
    const said = fault.drops === 'stream' ? await errorIn(response) : undefined;
    if (!response.bodyUsed) await response.body?.cancel();
    throw said === undefined ? fault : toCallFailure(said);
  };
}

/** Some servers answer with an error and the status of success. */
async function errorIn(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => null)) as { error?: unknown } | null;
  return body?.error ?? undefined;
}

function faultOf({ status, headers }: Response, wantsStream: boolean): ModelCallFailure | null {
  if (status >= 300 && status < 400)
    return new ModelCallFailure(
      'refused',
      `status ${status}: the address sends its callers elsewhere, which is not followed`,
    );
  if (status >= 400) return null;
  const type = (headers.get('content-type') ?? '').toLowerCase();
  if (wantsStream && type.includes('json') && !type.includes('event-stream'))
    return new ModelCallFailure('form', 'the server does not stream', { drops: 'stream' });
  const isKnown =
    type === '' || type.includes('json') || type.includes('event-stream') || type.startsWith('text/plain');
  return isKnown ? null : new ModelCallFailure('passing', `the answer is of type ${cutText(type, 80)}`);
}

function asksForStream(body: unknown): boolean {
  return typeof body === 'string' && /"stream":\s*true/.test(body);
}
