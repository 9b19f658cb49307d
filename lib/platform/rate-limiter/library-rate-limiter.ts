import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { CallWindow, RateLimiter, WindowState } from './rate-limiter';

/** What every limiter of the library is made with, whatever its store. */
export interface LibraryOptions {
  keyPrefix: string;
  points: number;
  duration: number;
  inMemoryBlockOnConsumed: number;
}

export interface LibraryStore {
  makeLimiter(options: LibraryOptions): RateLimiterStoreAbstract;
  close(): Promise<void>;
}

/** The rate limiter on a store of `rate-limiter-flexible`. */
export function createLibraryRateLimiter(store: LibraryStore): RateLimiter {
  const limiters = new Map<string, RateLimiterStoreAbstract>();
  const limiterOf = ({ counter, calls, windowSeconds }: CallWindow): RateLimiterStoreAbstract => {
    const id = `${counter} ${calls} ${windowSeconds}`;
    const limiter = limiters.get(id) ?? store.makeLimiter(optionsOf({ counter, calls, windowSeconds }));
    limiters.set(id, limiter);
    return limiter;
  };
  return {
    count: (window, key) => limiterOf(window).consume(key).then(allowed, refused),
    async peek(window, key) {
      const result = await limiterOf(window).get(key);
      if (result) return { ...stateOf(result), isAllowed: result.remainingPoints > 0 };
      return { isAllowed: true, remaining: window.calls, resetMs: window.windowSeconds * 1_000 };
    },
    close: () => store.close(),
  };
}

function optionsOf({ counter, calls, windowSeconds }: CallWindow): LibraryOptions {
  return {
    keyPrefix: counter,
    points: calls,
    duration: windowSeconds,
    // A window that is used up stays so until it ends: this process remembers that and asks the
    // store no more, which changes no answer and keeps a flood away from it.
    inMemoryBlockOnConsumed: calls,
  };
}

function stateOf({ remainingPoints, msBeforeNext }: RateLimiterRes): Omit<WindowState, 'isAllowed'> {
  return { remaining: remainingPoints, resetMs: msBeforeNext };
}

function allowed(result: RateLimiterRes): WindowState {
  return { ...stateOf(result), isAllowed: true };
}

/** The library rejects with its result when the window is used up, and with an error when the store fails. */
function refused(reason: unknown): WindowState {
  if (reason instanceof RateLimiterRes) return { ...stateOf(reason), isAllowed: false };
  throw reason;
}
