/** A timer may fire so much before its time by `performance.now()`: Node rounds its times to whole milliseconds, twice. */
const granularityMs = 2;

/** What a wait of so many milliseconds takes at least. */
export const atLeastMs = (waitMs: number): number => waitMs - granularityMs;
