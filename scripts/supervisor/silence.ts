const TICK_MS = 1_000;
/** A tick this much late finds a supervisor that was itself stopped, asleep or starved. */
const LATE_MS = 1_500;

export interface Silence {
  /** A sign of life. One that is excused may be the last for any length of time. */
  break: (isExcused?: boolean) => void;
  stop: () => void;
}

/**
 * Calls `onTooLong` once when nobody has broken the silence for so many seconds. Ticks are counted, not time: while
 * we don't run ourselves, we can't have heard anything.
 */
export function countSilence(seconds: number, onTooLong: () => void): Silence {
  let silentTicks = 0;
  let isExcused = false;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const wasAway = performance.now() - lastTick > TICK_MS + LATE_MS;
    lastTick = performance.now();
    silentTicks = wasAway || isExcused ? 0 : silentTicks + 1;
    if (silentTicks < seconds) return;
    clearInterval(timer);
    onTooLong();
  }, TICK_MS);
  return {
    break: (excused = false) => {
      silentTicks = 0;
      isExcused = excused;
    },
    stop: () => clearInterval(timer),
  };
}
