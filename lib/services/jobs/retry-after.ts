export interface RetryAfterRange {
  STATUS_RETRY_AFTER_MIN_SECONDS: number;
  STATUS_RETRY_AFTER_MAX_SECONDS: number;
}

/** Within this time the advice has grown from its least to its most. */
const growthSeconds = 60;

/** Seconds until the next poll: few for a young job, more for one that stays unfinished. */
export function retryAfterSeconds(ageSeconds: number, range: RetryAfterRange): number {
  const { STATUS_RETRY_AFTER_MIN_SECONDS: least, STATUS_RETRY_AFTER_MAX_SECONDS: most } = range;
  const share = Math.min(1, Math.max(0, ageSeconds / growthSeconds));
  return Math.round(least + (most - least) * share);
}
