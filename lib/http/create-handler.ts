import type { z } from 'zod';
import type { AnyOperation } from '@/lib/contracts/operations/operation';
import type { OperationId } from '@/lib/contracts/operations/operations';
import type { Context } from '@/lib/services/context';
import { holdBody } from '@/lib/services/requests/hold-body';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { authenticate, requireEligiblePlan } from './authenticate';
import type { Exchange } from './exchange';
import type { CallRequest, Handler, RouteParams } from './handler';
import { JsonResponse } from './json-response';
import { limitCall, type Admit } from './limit';
import { parseBody, parseHeaders } from './parse';
import { readJsonBody } from './read-json-body';
import { serve } from './serve';

type BodyOf<O extends AnyOperation> = O['body'] extends (...limits: never[]) => z.ZodType
  ? z.infer<ReturnType<O['body']>>
  : undefined;

export interface OperationInput<O extends AnyOperation> {
  params: z.infer<O['params']>;
  headers: z.infer<ReturnType<O['headers']>>;
  query: z.infer<O['query']>;
  body: BodyOf<O>;
  /** The body before it was parsed by the schema. */
  sentBody: unknown;
  /** Origin of the addresses that the answer holds. */
  baseUrl: string;
}

export interface OperationCall<O extends AnyOperation> {
  /** Null where no key is asked for. */
  ctx: O['auth'] extends 'api_key' ? Context : null;
  input: OperationInput<O>;
  /** There where the verb is to say whether the call counts against its limit. */
  admit?: Admit;
}

export type OperationReply<O extends AnyOperation> = O['reply'] extends z.ZodType
  ? JsonReply<z.input<O['reply']>>
  : Response;

export interface JsonReply<Body> {
  body: Body;
  headers?: Record<string, string>;
  /** The job that the answer speaks of, for the log. */
  jobId?: string;
}

/**
 * The handler of an operation. In order:
 *
 *     request id → key → rate limit → plan → headers, parameters, body by schema → verb → reply by schema → log line
 */
export function createHandler<O extends AnyOperation & { id: OperationId }>(
  operation: O,
  verb: (call: OperationCall<O>) => Promise<OperationReply<O>>,
): Handler {
  return serve({ route: operation.path, operation: operation.id }, async (exchange, context) => {
    const params = (await context.params) ?? {};
    const admitted = await admitCaller(operation, exchange, params);
    const reply = await holdBody(bodyBytesOf(operation, exchange.request), async () => {
      const input = await inputOf(operation, exchange, params);
      return verb({ ...admitted, input } as OperationCall<O>);
    });
    if (reply instanceof Response || operation.reply === null) return reply as Response;
    const { body, headers, jobId } = reply as JsonReply<unknown>;
    exchange.jobId = jobId;
    return new JsonResponse(operation.reply.parse(body), { headers });
  });
}

/** As announced; a body of unknown length counts as the largest. */
function bodyBytesOf(operation: AnyOperation, request: CallRequest): number {
  if (!operation.body || !request.body) return 0;
  return Number(request.headers.get('content-length') ?? requestSettings().numbers.bodyMaxBytes);
}

async function admitCaller(operation: AnyOperation, exchange: Exchange, params: RouteParams) {
  if (operation.auth !== 'api_key') return { ctx: null };
  const caller = await authenticate(exchange);
  const admit = await limitCall(operation, exchange, caller.ctx, params);
  requireEligiblePlan(caller);
  return { ctx: caller.ctx, admit };
}

async function inputOf(operation: AnyOperation, exchange: Exchange, params: RouteParams) {
  const { request } = exchange;
  const { baseUrl, numbers } = requestSettings();
  const headers = parseHeaders(operation.headers(numbers), request.headers);
  const sentBody = operation.body ? await readJsonBody(exchange, numbers.bodyMaxBytes) : undefined;
  return {
    params: operation.params.parse(params),
    headers,
    query: operation.query.parse(Object.fromEntries(new URL(request.url).searchParams)),
    body: operation.body ? parseBody(operation.body(numbers), sentBody) : undefined,
    sentBody,
    baseUrl,
  };
}
