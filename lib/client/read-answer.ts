import { ApiError } from './errors';
import type { ErrorCode } from './types';

/** The JSON of a good answer, of the shape that `isExpected` knows. */
export async function readJson<T>(response: Response, isExpected: (body: unknown) => body is T): Promise<T> {
  const body = parseJson(await response.text());
  if (isExpected(body)) return body;
  throw unexpectedAnswer(response, 'The answer is none of this interface.');
}

/**
 * What an answer that is not 2xx says, whether it comes from the service or from something in
 * front of it.
 *
 * @param redact takes secrets out of a text
 */
export async function readError(
  response: Response,
  nowMs: number,
  redact: (text: string) => string,
): Promise<ApiError> {
  const retryAfter = readRetryAfter(response.headers, nowMs);
  const error = errorOf(parseJson(redact(await response.text())));
  if (!error) return unexpectedAnswer(response, explain(response), retryAfter);
  return new ApiError({
    code: error.code as ErrorCode,
    status: response.status,
    message: error.message,
    requestId: error.request_id,
    param: error.param,
    retryAfterSeconds: retryAfter,
  });
}

function explain({ status, headers }: Response): string {
  if (status >= 300 && status < 400)
    return `The service redirects to ${headers.get('location')}; make its origin the baseUrl.`;
  return 'The answer is none of this interface.';
}

function unexpectedAnswer({ status, headers }: Response, message: string, retryAfter?: number): ApiError {
  const requestId = headers.get('x-request-id') ?? undefined;
  return new ApiError({ code: 'unexpected_answer', status, message, requestId, retryAfterSeconds: retryAfter });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ErrorFields {
  code: string;
  message: string;
  request_id?: string;
  param?: string;
}

function errorOf(body: unknown): ErrorFields | undefined {
  const error = (body as { error?: Partial<ErrorFields> } | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ErrorFields) : undefined;
}

/** The seconds that a Retry-After header asks for, given as a number or as a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, Math.ceil((dateMs - nowMs) / 1_000));
}
