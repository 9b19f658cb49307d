import type { z } from 'zod';
import type { AnyOperation } from '@/lib/contracts/operations/operation';
import type { OperationId } from '@/lib/contracts/operations/operations';
import type { Context } from '@/lib/services/context';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { authenticate, requireEligiblePlan } from './authenticate';
import type { Exchange } from './exchange';
import type { Handler, RouteContext } from './handler';
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
 *     request id → key → plan → headers, parameters, body by schema → verb → reply by schema → log line
 */
export function createHandler<O extends AnyOperation & { id: OperationId }>(
  operation: O,
  verb: (call: OperationCall<O>) => Promise<OperationReply<O>>,
): Handler {
  return serve({ route: operation.path, operation: operation.id }, async (exchange, context) => {
    const ctx = await contextOf(operation, exchange);
    const input = await inputOf(operation, exchange, context);
    const reply = await verb({ ctx, input } as OperationCall<O>);
    if (reply instanceof Response || operation.reply === null) return reply as Response;
    const { body, headers, jobId } = reply as JsonReply<unknown>;
    exchange.jobId = jobId;
    return Response.json(operation.reply.parse(body), { headers });
  });
}

async function contextOf(operation: AnyOperation, exchange: Exchange): Promise<Context | null> {
  if (operation.auth !== 'api_key') return null;
  const caller = await authenticate(exchange);
  requireEligiblePlan(caller);
  return caller.ctx;
}

async function inputOf(operation: AnyOperation, exchange: Exchange, context: RouteContext) {
  const { request } = exchange;
  const { baseUrl, numbers } = requestSettings();
  const headers = parseHeaders(operation.headers(numbers), request.headers);
  const sentBody = operation.body ? await readJsonBody(exchange, numbers.bodyMaxBytes) : undefined;
  return {
    params: operation.params.parse((await context.params) ?? {}),
    headers,
    query: operation.query.parse(Object.fromEntries(new URL(request.url).searchParams)),
    body: operation.body ? parseBody(operation.body(numbers), sentBody) : undefined,
    sentBody,
    baseUrl,
  };
}
