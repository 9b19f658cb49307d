import type { RequestLimits } from './request-limits';

/** Every number of the interface that an installation may set, as it stands in the documents. */
export interface ContractNumbers extends RequestLimits {
  bodyMaxBytes: number;
  referenceImageMaxMegapixels: number;
  idempotencyTtlHours: number;
  statusRetryAfterMinSeconds: number;
  statusRetryAfterMaxSeconds: number;
  generateLimitPerMinute: number;
  statusLimitPerMinute: number;
  statusLimitPerJobPerSecond: number;
  statusBurstPerJob: number;
  authFailureLimitPerMinute: number;
  jobTimeoutMinutes: number;
  creditsPerSlide: number;
  creditsPerVariant: number;
  downloadUrlTtlMinutes: number;
  fileRetentionDays: number;
  deckMaxSlides: number;
  deckDefaultMinSlides: number;
  deckDefaultMaxSlides: number;
  apiKeysMaxPerOrganization: number;
}
