import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { createCounter } from './counter';
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

/** Shorter windows are over before it pays, and there are many of them. */
const worthRememberingSeconds = 10;

interface WindowCounter {
  limiter: RateLimiterStoreAbstract;
  count(key: string): Promise<WindowState>;
}

/** The rate limiter on a store of `rate-limiter-flexible`. */
export function createLibraryRateLimiter(store: LibraryStore): RateLimiter {
  const counters = new Map<string, WindowCounter>();
  const counterOf = (window: CallWindow): WindowCounter => {
    const id = `${window.counter} ${window.calls} ${window.windowSeconds}`;
    const counter = counters.get(id) ?? createWindowCounter(store, window);
    counters.set(id, counter);
    return counter;
  };
  return {
    count: (window, key) => counterOf(window).count(key),
    async peek(window, key) {
      const result = await counterOf(window).limiter.get(key);
      const { remainingPoints, msBeforeNext } = result ?? {
        remainingPoints: window.calls,
        msBeforeNext: window.windowSeconds * 1_000,
      };
      return { isAllowed: remainingPoints > 0, remaining: remainingPoints, resetMs: msBeforeNext };
    },
    close: () => store.close(),
  };
}

function createWindowCounter(store: LibraryStore, { counter, calls, windowSeconds }: CallWindow): WindowCounter {
  const limiter = store.makeLimiter({
    keyPrefix: counter,
    points: calls,
    duration: windowSeconds,
    // A window that is used up stays so until it ends: this process remembers that and asks the
    // store no more, which changes no answer and keeps a flood away from it.
    inMemoryBlockOnConsumed: windowSeconds < worthRememberingSeconds ? 0 : calls,
  });
  const count = createCounter(calls, async (key, number) => {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key, number).catch(resultOf);
    // Of a window that it remembers as used up the library no longer knows the sum.
    return { total: consumedPoints || Infinity, resetMs: msBeforeNext };
  });
  return { limiter, count };
}

/** The library rejects with its result when the window is used up, and with an error when the store fails. */
function resultOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
