import type { AnyOperation } from '@/lib/contracts/operations/operation';
import type { Context } from '@/lib/services/context';
import { countGenerateRequest, countNewJob } from '@/lib/services/limits/count-generate-request';
import { countStatusRequest } from '@/lib/services/limits/count-status-request';
import { countTemplatesRequest } from '@/lib/services/limits/count-templates-request';
import type { RateLimitState } from '@/lib/services/limits/rate-limit-state';
import type { Exchange } from './exchange';
import type { RouteParams } from './handler';

/** Counts the call, where that was put off until its verb knows whether it counts; throws when it is one too many. */
export type Admit = () => Promise<void>;

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
export async function limitCall(operation: AnyOperation, ...call: Parameters<Stage>): Promise<Admit | undefined> {
  return operation.limit === null ? undefined : stages[operation.limit](...call);
}

/** Every answer from here on shows the state, whatever becomes of the call. */
function settle(exchange: Exchange, state: RateLimitState): void {
  exchange.rateLimit = state;
  if (state.refusal) throw state.refusal;
}

export function setRateLimitHeaders(headers: Headers, { limit, remaining, resetSeconds }: RateLimitState): void {
  headers.set('RateLimit-Limit', String(limit));
  headers.set('RateLimit-Remaining', String(remaining));
  headers.set('RateLimit-Reset', String(resetSeconds));
}
