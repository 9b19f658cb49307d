import { AppError } from '@/lib/contracts/app-error';
import { allRateLimits, type RateLimit, type RateLimitName } from '@/lib/contracts/rate-limits';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import { getRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import type { RateLimiter, WindowState } from '@/lib/platform/rate-limiter/rate-limiter';
import { requestSettings } from '../requests/request-settings';

/** Where a caller stands with a limit, after a call was counted against it. */
export interface RateLimitState {
  /** Calls that a window lets through. */
  limit: number;
  remaining: number;
  /** Whole seconds until all calls are there again. */
  resetSeconds: number;
  /** Why the call must not go on; null when it may. */
  refusal: AppError | null;
}

const retryAfterOutageSeconds = 5;

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
  const limit = limitOf(name);
  try {
    return stateOf(limit, await ask(getRateLimiter(), limit));
  } catch (cause) {
    reportOutage(limit.whenStoreIsAway, cause);
    return limit.whenStoreIsAway === 'goes on' ? uncounted(limit) : refusedUncounted(limit, cause);
  }
}

let limits: Record<RateLimitName, RateLimit> | undefined;

function limitOf(name: RateLimitName): RateLimit {
  limits ??= readLimits();
  return limits[name];
}

function readLimits(): Record<RateLimitName, RateLimit> {
  const env = getEnv();
  return allRateLimits(requestSettings().numbers, {
    signInLimitPerAccount: env.SIGN_IN_LIMIT_PER_ACCOUNT,
    signInLimitPerAccountAnywhere: env.SIGN_IN_LIMIT_PER_ACCOUNT_ANYWHERE,
    signInLimitPerAddress: env.SIGN_IN_LIMIT_PER_ADDRESS,
    signUpLimitPerAddress: env.SIGN_UP_LIMIT_PER_ADDRESS,
  });
}

function stateOf(limit: RateLimit, { isAllowed, remaining, resetMs }: WindowState): RateLimitState {
  const resetSeconds = Math.max(1, Math.ceil(resetMs / 1_000));
  return { limit: limit.calls, remaining, resetSeconds, refusal: isAllowed ? null : exceeded(limit, resetSeconds) };
}

function exceeded(limit: RateLimit, retryAfterSeconds: number): AppError {
  const message = messages[limit.reader].exceeded(limit, retryAfterSeconds);
  return new AppError({ code: 'rate_limit_exceeded', message, retryAfterSeconds });
}

function uncounted({ calls, windowSeconds }: RateLimit): RateLimitState {
  return { limit: calls, remaining: calls, resetSeconds: windowSeconds, refusal: null };
}

function refusedUncounted({ calls, reader }: RateLimit, cause: unknown): RateLimitState {
  const refusal = new AppError({
    code: 'unavailable',
    message: messages[reader].uncounted,
    internalMessage: 'The store of rate limits is away.',
    retryAfterSeconds: retryAfterOutageSeconds,
    cause,
  });
  return { limit: calls, remaining: 0, resetSeconds: retryAfterOutageSeconds, refusal };
}

const messages: Record<
  RateLimit['reader'],
  { exceeded: (limit: RateLimit, retryAfterSeconds: number) => string; uncounted: string }
> = {
  program: {
    exceeded: ({ about, calls, windowSeconds, per }) =>
      `${about}: at most ${calls} ${windowSeconds === 1 ? 'a second' : `in ${windowSeconds} seconds`} per ${per}. Wait as long as Retry-After says, then try again.`,
    uncounted: 'The service cannot accept jobs now; try again after Retry-After.',
  },
  person: {
    exceeded: ({ about }, retryAfterSeconds) => `Too many ${about}. Try again ${waitText(retryAfterSeconds)}.`,
    uncounted: 'The service can’t do this now. Try again in a minute.',
  },
};

/** Rounded up, so that who waits as long is let in. */
function waitText(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 60 ? 'in an hour' : `in ${minutes} minutes`;
}

const longestSilenceMs = 10_000;

const uncountedCalls = { 'goes on': 0, 'is refused': 0 };
let pause: NodeJS.Timeout | undefined;

/** Says that calls can't be counted: at once, then every ten seconds how many there were since. */
export function reportOutage(outcome: RateLimit['whenStoreIsAway'], cause: unknown): void {
  uncountedCalls[outcome] += 1;
  if (pause) return;
  logAndPause(cause);
}

function logAndPause(cause: unknown): void {
  pause = undefined;
  const { 'goes on': letThrough, 'is refused': refused } = uncountedCalls;
  if (letThrough + refused === 0) return;
  uncountedCalls['goes on'] = 0;
  uncountedCalls['is refused'] = 0;
  getLogger().error({ err: cause, letThrough, refused }, 'rate limits cannot be counted: their store is away');
  pause = setTimeout(logAndPause, longestSilenceMs, cause).unref();
}
