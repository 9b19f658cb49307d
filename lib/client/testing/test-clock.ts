import type { Clock } from '../retry';

export interface TestClock extends Clock {
  /** How long each sleep was, in milliseconds. */
  slept: number[];
}

/** Sleeps take no time, yet the clock goes on. */
export function createTestClock({ random = 0 }: { random?: number } = {}): TestClock {
  let nowMs = Date.UTC(2026, 0, 1);
  const slept: number[] = [];
  return {
    slept,
    now: () => nowMs,
    random: () => random,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      nowMs += ms;
    },
  };
}
