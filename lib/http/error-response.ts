import { AppError } from '@/lib/contracts/app-error';
import { errorBodySchema, type ErrorBody } from '@/lib/contracts/error-body';
import { requestErrorCodes, type ErrorCode, type RequestErrorCode } from '@/lib/contracts/error-codes';
import { hideApiKeys } from '@/lib/services/api-keys/authenticate-api-key';
import type { Exchange } from './exchange';
import { JsonResponse } from './json-response';

/** An unread rest beyond this is not worth reading for the sake of the connection. */
const worthReadingBytes = 64 * 1024;

/**
 * The one place where an error becomes an answer. Internal text and causes stay behind, and so do API
 * keys that stood where they don't belong: what callers are told, their own logs keep.
 */
export function errorResponse(error: AppError, exchange: Exchange): Response {
  const code = publicCodeOf(error);
  const isOwnMessage = code === error.code;
  const body: ErrorBody = {
    error: {
      code,
      message: isOwnMessage ? hideApiKeys(error.message) : requestErrorCodes.internal_error.meaning,
      request_id: exchange.requestId,
      param: isOwnMessage && error.param !== undefined ? hideApiKeys(error.param) : undefined,
    },
  };
  return new JsonResponse(errorBodySchema.parse(body), {
    status: requestErrorCodes[code].status,
    headers: headersOf(error, exchange),
  });
}

/** Codes that the public interface doesn't know are defects here. */
function publicCodeOf(error: AppError): RequestErrorCode {
  return Object.hasOwn(requestErrorCodes, error.code) ? (error.code as RequestErrorCode) : 'internal_error';
}

function headersOf(error: AppError, exchange: Exchange): Headers {
  const headers = new Headers();
  if (error.code === 'unauthorized') headers.set('WWW-Authenticate', 'Bearer');
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (error instanceof MethodError) headers.set('Allow', error.allow);
  if (error instanceof RangeError416) headers.set('Content-Range', `bytes */${error.sizeBytes}`);
  // Node.js reads an unread body to its end to keep the connection, unless told to close it.
  if (hasMuchUnread(exchange)) headers.set('Connection', 'close');
  return headers;
}

/** The interface promises Retry-After with these codes, whoever threw the error. */
const promisesRetryAfter: readonly ErrorCode[] = ['rate_limit_exceeded', 'unavailable'];

function retryAfterOf({ code, retryAfterSeconds }: AppError): number | undefined {
  const seconds = retryAfterSeconds ?? (promisesRetryAfter.includes(code) ? 1 : undefined);
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
}

function hasMuchUnread({ request, isBodyRead }: Exchange): boolean {
  if (isBodyRead) return false;
  const announced = request.headers.get('content-length');
  return announced === null || Number(announced) > worthReadingBytes;
}

export class MethodError extends AppError {
  constructor(
    method: string,
    /** Value of the Allow header. */
    readonly allow: string,
  ) {
    super({ code: 'method_not_allowed', message: `This path does not answer to ${method}; it does to ${allow}.` });
  }
}

/** RFC 9110, section 15.5.17: the answer names the size of the file. */
export class RangeError416 extends AppError {
  constructor(readonly sizeBytes: number) {
    super({ code: 'range_not_satisfiable', message: `The file has ${sizeBytes} bytes; the range lies outside.` });
  }
}
