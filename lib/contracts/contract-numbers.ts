/** Every number of the interface. An installation may set others than the defaults; the documents show its own. */
export interface ContractNumbers {
  promptMaxCharacters: number;
  bodyMaxBytes: number;
  variantCountMax: number;
  referenceImagesMax: number;
  /** Decoded. */
  referenceImageMaxBytes: number;
  referenceImageMaxMegapixels: number;
  templateNameMaxCharacters: number;
  idempotencyKeyMaxCharacters: number;
  idempotencyTtlHours: number;
  statusRetryAfterMinSeconds: number;
  statusRetryAfterMaxSeconds: number;
  generateLimitPerMinute: number;
  generateRetryLimitPerMinute: number;
  statusLimitPerMinute: number;
  statusLimitPerJobPerSecond: number;
  statusBurstPerJob: number;
  templatesLimitPerMinute: number;
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
