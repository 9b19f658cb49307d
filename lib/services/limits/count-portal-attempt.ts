import { AppError } from '@/lib/contracts/app-error';
import { getRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import type { WindowState } from '@/lib/platform/rate-limiter/rate-limiter';
import { portalLimit, type PortalLimitName } from './portal-limits';
import { reportOutage } from './report-outage';

const retryAfterOutageSeconds = 5;

/** Counts an attempt of `key`. @throws AppError that says when to try again, once there were too many */
export async function countPortalAttempt(name: PortalLimitName, key: string): Promise<void> {
  const limit = portalLimit(name);
  let state: WindowState;
  try {
    state = await getRateLimiter().count(limit, key);
  } catch (cause) {
    reportOutage(limit.whenStoreIsAway, cause);
    if (limit.whenStoreIsAway === 'goes on') return;
    throw uncounted(cause);
  }
  if (!state.isAllowed) throw exceeded(limit.exceeded, Math.max(1, Math.ceil(state.resetMs / 1000)));
}

function exceeded(what: string, retryAfterSeconds: number): AppError {
  return new AppError({
    code: 'rate_limit_exceeded',
    message: `${what} Try again ${waitOf(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

/** Rounded up, so that who waits as long is let in. */
function waitOf(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 60 ? 'in an hour' : `in ${minutes} minutes`;
}

function uncounted(cause: unknown): AppError {
  return new AppError({
    code: 'unavailable',
    message: 'The service can’t do this now. Try again in a minute.',
    internalMessage: 'The store of rate limits is away.',
    retryAfterSeconds: retryAfterOutageSeconds,
    cause,
  });
}
