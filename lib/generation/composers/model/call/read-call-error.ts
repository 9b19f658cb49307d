import { APICallError } from 'ai';
import { cutText } from '@/lib/text/cut/cut-text';

/** What is known of a failed call. */
export interface CallError {
  /** Undefined where the connection failed, or the answer was none of the protocol. */
  status: number | undefined;
  headers: Readonly<Record<string, string>> | undefined;
  /** What the server said, with its own codes. */
  text: string;
}

const mostLetters = 4000;
const deepest = 5;

/** Reads an error of the SDK, of the connection, or the error object of an answer. */
export function readCallError(error: unknown): CallError {
  const call = apiCallWithin(error);
  if (!call)
    return {
      status: statusWithin(error),
      headers: undefined,
      text: cutText(error instanceof Error ? `${error.name}: ${error.message}` : textOf(error), mostLetters),
    };
  const body = cutText(call.responseBody ?? '', mostLetters);
  const status = call.statusCode !== undefined && call.statusCode < 300 ? statusWithin(parsed(body)) : call.statusCode;
  return { status, headers: call.responseHeaders, text: `${call.message} ${body}` };
}

/** The gateway wraps its errors twice. */
function apiCallWithin(error: unknown): APICallError | null {
  for (let inner = error, depth = 0; inner instanceof Error && depth < deepest; inner = inner.cause, depth += 1) {
    if (APICallError.isInstance(inner)) return inner;
  }
  return null;
}

/** Errors within answers of status 200 bring their own: as `code`, as `status` or as `statusCode`. */
function statusWithin(value: unknown): number | undefined {
  const error = at(value, 'error') ?? value;
  return ['statusCode', 'code', 'status']
    .map((key) => Number(at(error, key)))
    .find((status) => status >= 400 && status < 600);
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'unknown failure');
}
