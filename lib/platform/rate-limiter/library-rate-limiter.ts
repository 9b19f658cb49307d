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

export interface Sum {
  /** Calls of the window so far, those just added included. */
  total: number;
  resetMs: number;
}

interface Call {
  resolve(state: WindowState): void;
  reject(reason: unknown): void;
}

/**
 * Counts calls by as few statements as will do: those of a key that come while some of it are on
 * their way to the store go together in the next, and each has its own place in the sum. Without
 * this a busy key would be one row for which all its calls queue up.
 *
 * @param add adds a number of calls of a key in the store
 */
export function createCounter(limit: number, add: (key: string, calls: number) => Promise<Sum>) {
  /** By each key that has calls on their way, those that wait for their return. */
  const waiting = new Map<string, Call[]>();

  async function send(key: string, calls: readonly Call[]): Promise<void> {
    waiting.set(key, []);
    try {
      const { total, resetMs } = await add(key, calls.length);
      for (const [index, call] of calls.entries()) call.resolve(stateAt(total - calls.length + index + 1, resetMs));
    } catch (error) {
      // What waits would only meet the same failure, later.
      for (const call of [...calls, ...takeWaiting(key)]) call.reject(error);
    }
    const next = takeWaiting(key);
    if (next.length > 0) void send(key, next);
  }

  function takeWaiting(key: string): Call[] {
    const calls = waiting.get(key) ?? [];
    waiting.delete(key);
    return calls;
  }

  function stateAt(place: number, resetMs: number): WindowState {
    return { isAllowed: place <= limit, remaining: Math.max(0, limit - place), resetMs };
  }

  return (key: string): Promise<WindowState> =>
    new Promise((resolve, reject) => {
      const call = { resolve, reject };
      const sent = waiting.get(key);
      if (sent) sent.push(call);
      else void send(key, [call]);
    });
}
