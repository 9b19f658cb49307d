import { AppError } from '@/lib/contracts/app-error';
import type { RateLimitState } from '@/lib/services/limits/count-against';
import { recordRequest } from '@/lib/services/requests/record-request';
import { toAppError } from '@/lib/services/to-app-error';
import { errorResponse, MethodError } from './error-response';
import { openExchange, type Exchange } from './exchange';
import { methods, type Handler, type Method, type Route, type RouteContext } from './handler';

export type Served = Pick<Exchange, 'route' | 'operation'>;
export type Answer = (exchange: Exchange, context: RouteContext) => Promise<Response>;

/** The frame around every route: a request id, one mapper for errors, headers, one log line. */
export function serve(served: Served, answer: Answer): Handler {
  return async (request, context) => {
    const exchange = openExchange(request, { ...served, clientAddress: context.clientAddress });
    let error: AppError | undefined;
    const response = await answer(exchange, context).catch((thrown: unknown) => {
      error = toAppError(thrown);
      return errorResponse(error, exchange);
    });
    response.headers.set('X-Request-Id', exchange.requestId);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    if (exchange.rateLimit) setRateLimitHeaders(response.headers, exchange.rateLimit);
    record(exchange, response.status, error);
    return keepLength(request.method === 'HEAD' ? withoutBody(response) : response);
  };
}

function record(exchange: Exchange, status: number, error?: AppError): void {
  const { request, requestId, route, operation, startedAtMs, caller, jobId } = exchange;
  const elapsedMs = performance.now() - startedAtMs;
  const input = { requestId, method: request.method, route, operation, status, elapsedMs, jobId, error };
  recordRequest({ ctx: caller?.ctx ?? null, input });
}

function withoutBody(response: Response): Response {
  void response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

function setRateLimitHeaders(headers: Headers, { limit, remaining, resetSeconds }: RateLimitState): void {
  headers.set('RateLimit-Limit', String(limit));
  headers.set('RateLimit-Remaining', String(remaining));
  headers.set('RateLimit-Reset', String(resetSeconds));
}

/**
 * Makes a Content-Length outlive Next.js, which drops every header spelled `content-length`
 * for fear that a handler passes on that of a response it has decoded. Ours is that of the
 * bytes we send. Spelled with capitals it is kept; header names are not case-sensitive.
 */
export function keepLength(response: Response): Response {
  const { headers } = response;
  if (!headers.has('content-length')) return response;
  const forEach = (visit: (value: string, name: string, parent: Headers) => void) => {
    for (const [name, value] of headers) visit(value, name === 'content-length' ? 'Content-Length' : name, headers);
  };
  Object.defineProperty(headers, 'forEach', { value: forEach, configurable: true });
  return response;
}

/** A handler for every method: those given, HEAD as GET unless it is given, and an error that lists them for the rest. */
export function createRoute(path: string, given: Partial<Record<Method, Handler>>): Route {
  const handlers = given.GET ? { HEAD: ignoringRange(given.GET), ...given } : given;
  const allow = methods.filter((method) => handlers[method]).join(', ');
  const refuse = serve({ route: path, operation: null }, async ({ request }) => {
    throw new MethodError(request.method, allow);
  });
  const entries = methods.map((method) => [method, handlers[method] ?? refuse] as const);
  return { ...Object.fromEntries(entries), other: refuse } as Route;
}

/** Ranges are defined for GET alone (RFC 9110, section 14.2). */
function ignoringRange(handler: Handler): Handler {
  return (request, context) => {
    if (!request.headers.has('range')) return handler(request, context);
    const { method, url, body } = request;
    const headers = new Headers([...request.headers]);
    headers.delete('range');
    return handler({ method, url, body, headers }, context);
  };
}

const refusePath = serve({ route: '/api/v1/*', operation: null }, async () => {
  throw new AppError({ code: 'not_found', message: 'There is nothing at this path.' });
});

/** Whatever else is asked for below the prefix of the interface, in whatever way. */
export const unknownPathRoute = Object.fromEntries(
  [...methods, 'other'].map((method) => [method, refusePath]),
) as Route;
