import { AppError } from '@/lib/contracts/app-error';
import { serve } from '../serve';

/** By Node's code of what went wrong; anything else is no HTTP at all. */
const messages: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The request line and the headers together are too long; 16 KB are accepted.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
  HPE_INVALID_METHOD: 'The request line does not begin with a method of HTTP.',
};

export function brokenRequest(code: string | undefined): AppError {
  const message = messages[code ?? ''] ?? 'The request is not well-formed HTTP/1.1.';
  return new AppError({ code: 'invalid_request', message, internalMessage: code });
}

/** RFC 9112, section 3.2: two hosts, or none, is how requests are smuggled past a proxy. */
export function ambiguousHost(): AppError {
  return new AppError({ code: 'invalid_request', message: 'An HTTP/1.1 request has exactly one Host header.' });
}

/** An answer to what no route gets to see: in the shape of every error, and logged like every request. */
export function refusal(error: unknown): Promise<Response> {
  const refuse = serve({ route: '*', operation: null }, async () => {
    throw error;
  });
  return refuse(new Request('http://localhost'), {});
}
