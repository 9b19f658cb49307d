import type { AppError } from '@/lib/contracts/app-error';

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
