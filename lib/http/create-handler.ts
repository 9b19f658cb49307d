import type { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { AnyOperation } from '@/lib/contracts/operations/operation';
import type { OperationId } from '@/lib/contracts/operations/operations';
import { authenticateApiKey, type ApiCaller } from '@/lib/services/api-keys/authenticate-api-key';
import type { Context } from '@/lib/services/context';
import type { RateLimitState } from '@/lib/services/limits/count-against';
import {
  countFailedAuthentication,
  countGenerateRequest,
  countNewJob,
  countStatusRequest,
  countTemplatesRequest,
} from '@/lib/services/limits/count-calls';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
import { holdBody } from '@/lib/services/requests/hold-body';
import { requestSettings } from '@/lib/services/requests/request-settings';
import type { Exchange } from './exchange';
import type { CallRequest, Handler, RouteParams } from './handler';
import { JsonResponse } from './json-response';
import { parseBody, parseHeaders, readJsonBody } from './read-request';
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

/** RFC 6750, section 2.1; the scheme's name is not case-sensitive (RFC 9110, section 11.1). */
const bearer = /^bearer +(\S+)$/i;

async function authenticate(exchange: Exchange): Promise<ApiCaller> {
  const header = exchange.request.headers.get('authorization');
  const key = header?.match(bearer)?.[1] ?? null;
  try {
    exchange.caller = await authenticateApiKey({ input: { key } });
    return exchange.caller;
  } catch (error) {
    const isStranger = error instanceof AppError && error.code === 'unauthorized';
    throw (isStranger ? await refusalOfStranger(exchange) : null) ?? error;
  }
}

function refusalOfStranger({ request, clientAddress }: Exchange): Promise<AppError | null> {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return countFailedAuthentication({ input: { socketAddress: clientAddress, forwardedFor } });
}

function requireEligiblePlan(caller: ApiCaller): void {
  if (isEligibleForApi(caller)) return;
  throw new AppError({
    code: 'plan_not_eligible',
    message: 'API access needs a paid Business or Enterprise plan.',
  });
}

/** Counts the call, where that was put off until its verb knows whether it counts; throws when it is one too many. */
type Admit = () => Promise<void>;

type Stage = (exchange: Exchange, ctx: Context, params: RouteParams) => Promise<Admit | undefined>;

const stages: Record<NonNullable<AnyOperation['limit']>, Stage> = {
  async generate(exchange, ctx) {
    const mayBeRetry = exchange.request.headers.has('idempotency-key');
    settle(exchange, await countGenerateRequest({ ctx, input: { mayBeRetry } }));
    return mayBeRetry ? async () => settle(exchange, await countNewJob({ ctx, input: {} })) : undefined;
  },
  async status(exchange, ctx, params) {
    settle(exchange, await countStatusRequest({ ctx, input: { jobId: String(params.job_id) } }));
    return undefined;
  },
  async templates(exchange, ctx) {
    settle(exchange, await countTemplatesRequest({ ctx, input: {} }));
    return undefined;
  },
};

/** Counts a call against the limit of its operation; throws when it is one too many. */
async function limitCall(operation: AnyOperation, ...call: Parameters<Stage>): Promise<Admit | undefined> {
  return operation.limit === null ? undefined : stages[operation.limit](...call);
}

/** Every answer from here on shows the state, whatever becomes of the call. */
function settle(exchange: Exchange, state: RateLimitState): void {
  exchange.rateLimit = state;
  if (state.refusal) throw state.refusal;
}
