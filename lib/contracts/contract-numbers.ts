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
  jobWaitHours: number;
  creditsPerSlide: number;
  creditsPerVariant: number;
  downloadUrlTtlMinutes: number;
  fileRetentionDays: number;
  deckMaxSlides: number;
  deckDefaultMinSlides: number;
  deckDefaultMaxSlides: number;
  apiKeysMaxPerOrganization: number;
}

/** Building a schema takes a hundred times as long as parsing by it, so each installation's numbers get one. */
export function oncePerNumbers<Schema>(
  build: (numbers: ContractNumbers) => Schema,
): (numbers: ContractNumbers) => Schema {
  const built = new WeakMap<ContractNumbers, Schema>();
  return (numbers) => {
    const known = built.get(numbers);
    if (known) return known;
    const schema = build(numbers);
    built.set(numbers, schema);
    return schema;
  };
}
