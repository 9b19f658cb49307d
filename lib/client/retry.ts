import { ApiError, ConnectionError } from './errors';

export interface RetryOptions {
  clock: Clock;
  signal?: AbortSignal;
  /** No attempt begins later than this. */
  untilMs: number;
}

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** Too many requests, a defect, or something in front of the service that could not reach it. */
const passingStatuses: readonly number[] = [429, 500, 502, 503, 504];

/** Tries until it works, fails for good, or there is no time left for another attempt. */
export async function retry<T>(attempt: () => Promise<T>, { clock, signal, untilMs }: RetryOptions): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      const pauseMs = pauseAfter(error, failures, clock.random());
      if (!isPassing(error) || clock.now() + pauseMs > untilMs) throw error;
      await clock.sleep(pauseMs, signal);
    }
  }
}

export function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && passingStatuses.includes(error.status));
}

/** Twice as long each time, somewhere in the upper half so that callers spread; never less than was asked for. */
function pauseAfter(error: unknown, failures: number, chance: number): number {
  const backoffMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + chance / 2);
  const askedMs = (error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0) * 1_000;
  return askedMs === 0 ? backoffMs : Math.max(backoffMs, askedMs + chance * firstPauseMs);
}

/** Time and chance, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the signal's reason as soon as it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', abort, { once: true });
      function end() {
        signal?.removeEventListener('abort', abort);
        resolve();
      }
      function abort() {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      }
    }),
};
