import { AppError } from '@/lib/contracts/app-error';
import { rateLimits, type RateLimit, type RateLimitName } from '@/lib/contracts/rate-limits';
import { getRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import type { RateLimiter, WindowState } from '@/lib/platform/rate-limiter/rate-limiter';
import { requestSettings } from '../requests/request-settings';
import type { RateLimitState } from './rate-limit-state';
import { reportOutage } from './report-outage';

const retryAfterOutageSeconds = 5;

/**
 * What becomes of a call that can't be counted because the store is away. Reading goes on, and
 * strangers get their usual refusal; what costs work waits until it can be counted again.
 */
const whenStoreIsAway: Record<RateLimitName, 'goes on' | 'is refused'> = {
  generate: 'is refused',
  generateRetry: 'is refused',
  status: 'goes on',
  statusOfJob: 'goes on',
  statusOfNewJob: 'goes on',
  templates: 'goes on',
  failedAuthentication: 'goes on',
};

/** Counts a call of `key` against a limit. */
export function countAgainst(name: RateLimitName, key: string): Promise<RateLimitState> {
  return askLimiter(name, (limiter, limit) => limiter.count(limit, key));
}

/** Where `key` stands with a limit, without counting; a refusal only when the store is away. */
export function peekAt(name: RateLimitName, key: string): Promise<RateLimitState> {
  return askLimiter(name, async (limiter, limit) => ({ ...(await limiter.peek(limit, key)), isAllowed: true }));
}

async function askLimiter(
  name: RateLimitName,
  ask: (limiter: RateLimiter, limit: RateLimit) => Promise<WindowState>,
): Promise<RateLimitState> {
  const limit = rateLimits(requestSettings().numbers)[name];
  try {
    return stateOf(limit, await ask(getRateLimiter(), limit));
  } catch (cause) {
    const outcome = whenStoreIsAway[name];
    reportOutage(outcome, cause);
    return outcome === 'goes on' ? uncounted(limit) : refusedUncounted(limit, cause);
  }
}

function stateOf(limit: RateLimit, { isAllowed, remaining, resetMs }: WindowState): RateLimitState {
  const resetSeconds = Math.max(1, Math.ceil(resetMs / 1_000));
  return { limit: limit.calls, remaining, resetSeconds, refusal: isAllowed ? null : exceeded(limit, resetSeconds) };
}

function exceeded({ about, calls, per, windowSeconds }: RateLimit, retryAfterSeconds: number): AppError {
  const window = windowSeconds === 1 ? 'a second' : `in ${windowSeconds} seconds`;
  return new AppError({
    code: 'rate_limit_exceeded',
    message: `${about}: at most ${calls} ${window} per ${per}. Wait as long as Retry-After says, then try again.`,
    retryAfterSeconds,
  });
}

function uncounted({ calls, windowSeconds }: RateLimit): RateLimitState {
  return { limit: calls, remaining: calls, resetSeconds: windowSeconds, refusal: null };
}

function refusedUncounted({ calls }: RateLimit, cause: unknown): RateLimitState {
  const refusal = new AppError({
    code: 'unavailable',
    message: 'The service cannot accept jobs now; try again after Retry-After.',
    internalMessage: 'The store of rate limits is away.',
    retryAfterSeconds: retryAfterOutageSeconds,
    cause,
  });
  return { limit: calls, remaining: 0, resetSeconds: retryAfterOutageSeconds, refusal };
}
