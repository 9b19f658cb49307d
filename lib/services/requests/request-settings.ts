import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { defaultContractSettings, type ContractSettings } from '@/lib/platform/env/contract-settings';
import { getEnv } from '@/lib/platform/env/env';

export interface RequestSettings {
  /** Origin under which callers reach the service. */
  baseUrl: string;
  numbers: ContractNumbers;
  /** Whether a language model writes the slides, which may write in another language than the request's. */
  hasModel: boolean;
}

let current: RequestSettings | undefined;

/** What requests to this installation are measured against. */
export function requestSettings(): RequestSettings {
  if (current) return current;
  const env = getEnv();
  current = { baseUrl: env.PUBLIC_BASE_URL, numbers: contractNumbers(env), hasModel: env.MODEL !== 'embedded' };
  return current;
}

/** The settings of the environment, as the contract names them. */
export function contractNumbers(settings: ContractSettings): ContractNumbers {
  return {
    promptMaxCharacters: settings.PROMPT_MAX_CHARACTERS,
    variantCountMax: settings.VARIANT_COUNT_MAX,
    referenceImagesMax: settings.REFERENCE_IMAGES_MAX,
    referenceImageMaxBytes: settings.REFERENCE_IMAGE_MAX_BYTES,
    templateNameMaxCharacters: settings.TEMPLATE_NAME_MAX_CHARACTERS,
    idempotencyKeyMaxCharacters: settings.IDEMPOTENCY_KEY_MAX_CHARACTERS,
    bodyMaxBytes: settings.BODY_MAX_BYTES,
    referenceImageMaxMegapixels: settings.REFERENCE_IMAGE_MAX_MEGAPIXELS,
    idempotencyTtlHours: settings.IDEMPOTENCY_TTL_HOURS,
    statusRetryAfterMinSeconds: settings.STATUS_RETRY_AFTER_MIN_SECONDS,
    statusRetryAfterMaxSeconds: settings.STATUS_RETRY_AFTER_MAX_SECONDS,
    generateLimitPerMinute: settings.GENERATE_LIMIT_PER_MINUTE,
    generateRetryLimitPerMinute: settings.GENERATE_RETRY_LIMIT_PER_MINUTE,
    statusLimitPerMinute: settings.STATUS_LIMIT_PER_MINUTE,
    statusLimitPerJobPerSecond: settings.STATUS_LIMIT_PER_JOB_PER_SECOND,
    statusBurstPerJob: settings.STATUS_BURST_PER_JOB,
    templatesLimitPerMinute: settings.TEMPLATES_LIMIT_PER_MINUTE,
    authFailureLimitPerMinute: settings.AUTH_FAILURE_LIMIT_PER_MINUTE,
    jobTimeoutMinutes: settings.JOB_TIMEOUT_MINUTES,
    jobWaitHours: settings.JOB_WAIT_HOURS,
    creditsPerSlide: settings.CREDITS_PER_SLIDE,
    creditsPerVariant: settings.CREDITS_PER_VARIANT,
    downloadUrlTtlMinutes: settings.DOWNLOAD_URL_TTL_MINUTES,
    fileRetentionDays: settings.FILE_RETENTION_DAYS,
    deckMaxSlides: settings.DECK_MAX_SLIDES,
    deckDefaultMinSlides: settings.DECK_DEFAULT_MIN_SLIDES,
    deckDefaultMaxSlides: settings.DECK_DEFAULT_MAX_SLIDES,
    apiKeysMaxPerOrganization: settings.API_KEYS_MAX_PER_ORGANIZATION,
  };
}

/** An installation that sets nothing, at an address that no one can have (RFC 2606): for what is written once for all. */
export function exampleInstallation(): { baseUrl: string; numbers: ContractNumbers } {
  return { baseUrl: 'https://deckwright.example', numbers: contractNumbers(defaultContractSettings()) };
}
