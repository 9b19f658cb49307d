/** A number of calls that a window of time lets through. It opens with the first call of a key. */
export interface CallWindow {
  /** Windows of the same counter count together. */
  counter: string;
  calls: number;
  windowSeconds: number;
}

/** Where a key stands in its window. */
export interface WindowState {
  isAllowed: boolean;
  /** Calls that the window still lets through. */
  remaining: number;
  /** Until all calls are there again. */
  resetMs: number;
}

/**
 * Counts calls, atomically across every process that shares the store. Rejects when the store
 * can't be reached; what that means for the call is the caller's decision.
 */
export interface RateLimiter {
  /** Counts a call of `key`, also one that is not allowed. */
  count(window: CallWindow, key: string): Promise<WindowState>;
  /** The state without counting; allowed is what another call would be. */
  peek(window: CallWindow, key: string): Promise<WindowState>;
  close(): Promise<void>;
}
