import { APICallError, RetryError } from 'ai';
import { ModelCallFailure, type CallFault, type Droppable } from './model-call-failure';
import { readRetryAfterMs } from './retry-after';

interface Told {
  status: number | undefined;
  headers: Readonly<Record<string, string>> | undefined;
  isRetryable: boolean;
  /** What the server said, with its own codes. */
  text: string;
}

const filters = /content[_ -]?(?:filter|policy|management)|safety (?:system|settings)|flagged|prohibited_content/i;
const spent = /insufficient_quota|billing|credit balance|exceeded your current quota/i;
const lengths = /context (?:length|window|size)|maximum context|prompt is too long|too many tokens|input is too long|exceeds? the (?:available )?context/i;
const limits = /max_(?:completion_|output_|new_)?tokens|max ?output ?tokens|num_predict/i;
const systems = /system (?:role|message|instruction)s? (?:is |are )?not (?:supported|enabled|allowed)|must alternate/i;
const streams = /\bstream(?:ing|_options)?\b/i;

/** Says what a failed call means for the next one. */
export function toCallFailure(error: unknown, now = Date.now()): ModelCallFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  const known = ownFailure(cause);
  if (known) return known;
  const told = toldBy(cause);
  const { status, headers } = told;
  const fault = faultOf(told);
  const detail = `status ${status ?? 'none'}: ${told.text.slice(0, 300)}`;
  return new ModelCallFailure(fault, detail, { waitMs: readRetryAfterMs(headers, now), drops: fault === 'form' ? dropsOf(told) : undefined, cause });
}

/** The SDK wraps what a fetch throws. */
function ownFailure(error: unknown): ModelCallFailure | null {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if (inner instanceof ModelCallFailure) return inner;
  }
  return null;
}

function toldBy(error: unknown): Told {
  const call = APICallError.isInstance(error) ? error : innerCall(error);
  if (call) return { status: call.statusCode, headers: call.responseHeaders, isRetryable: call.isRetryable, text: `${call.message} ${call.responseBody?.slice(0, 2000) ?? ''}` };
  const status = numberAt(error, 'statusCode');
  return { status, headers: undefined, isRetryable: true, text: error instanceof Error ? `${error.name}: ${error.message}` : textOf(error) };
}

function innerCall(error: unknown): APICallError | null {
  const inner = error instanceof Error ? error.cause : undefined;
  return APICallError.isInstance(inner) ? inner : null;
}

/** Without a status the connection failed, or the answer was no answer of the protocol. */
function faultOf({ status, text }: Told): CallFault {
  if (status === undefined || status < 300) return filters.test(text) ? 'filtered' : 'passing';
  if (status === 429) return spent.test(text) ? 'refused' : 'passing';
  if (status === 501) return 'form';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'passing';
  if (status === 413) return 'unfit';
  if (status === 400 || status === 422) return faultOfBadRequest(text);
  return 'refused';
}

function faultOfBadRequest(text: string): CallFault {
  if (filters.test(text)) return 'filtered';
  return lengths.test(text) && !limits.test(text) ? 'unfit' : 'form';
}

function dropsOf({ text }: Told): Droppable {
  if (limits.test(text)) return 'limit';
  if (systems.test(text)) return 'system';
  return streams.test(text) ? 'stream' : 'form';
}

function numberAt(value: unknown, key: string): number | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'number' ? found : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'unknown failure');
}
