import { getEnv } from '@/lib/platform/env/env';

export interface UsageSettings {
  /** How far the request log reaches back. */
  requestLogRetentionDays: number;
  creditsPerSlide: number;
  creditsPerVariant: number;
}

/** What this installation counts, and for how long it is kept. */
export function getUsageSettings(): UsageSettings {
  const { REQUEST_LOG_RETENTION_DAYS, CREDITS_PER_SLIDE, CREDITS_PER_VARIANT } = getEnv();
  return {
    requestLogRetentionDays: REQUEST_LOG_RETENTION_DAYS,
    creditsPerSlide: CREDITS_PER_SLIDE,
    creditsPerVariant: CREDITS_PER_VARIANT,
  };
}
