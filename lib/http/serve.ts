import type { AppError } from '@/lib/contracts/app-error';
import { recordRequest } from '@/lib/services/requests/record-request';
import { toAppError } from '@/lib/services/to-app-error';
import { errorResponse } from './error-response';
import { openExchange, type Exchange } from './exchange';
import type { Handler, RouteContext } from './handler';
import { keepLength } from './keep-length';
import { setRateLimitHeaders } from './limit';

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
