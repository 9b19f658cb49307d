import { whole } from './setting';

export const contractSettings = {
  PROMPT_MAX_CHARACTERS: whole(100_000, 'Longest prompt.'),
  BODY_MAX_BYTES: whole(40_000_000, 'Largest request body.'),
  VARIANT_COUNT_MAX: whole(4, 'Most variants of a single slide.', { max: 20 }),
  REFERENCE_IMAGES_MAX: whole(5, 'Most reference images of a request.'),
  REFERENCE_IMAGE_MAX_BYTES: whole(5_000_000, 'Largest reference image, decoded.'),
  REFERENCE_IMAGE_MAX_MEGAPIXELS: whole(40, 'Largest reference image in megapixels.'),
  TEMPLATE_NAME_MAX_CHARACTERS: whole(120, 'Longest template name.'),
  IDEMPOTENCY_KEY_MAX_CHARACTERS: whole(255, 'Longest Idempotency-Key.'),
  IDEMPOTENCY_TTL_HOURS: whole(24, 'How long an Idempotency-Key is remembered.'),
  STATUS_RETRY_AFTER_MIN_SECONDS: whole(2, 'Retry-After of a job that was just accepted.'),
  STATUS_RETRY_AFTER_MAX_SECONDS: whole(5, 'Retry-After of a job that stays unfinished.'),
  GENERATE_LIMIT_PER_MINUTE: whole(60, 'Generate requests a minute per API key.'),
  GENERATE_RETRY_LIMIT_PER_MINUTE: whole(
    600,
    'Generate requests with an Idempotency-Key a minute per API key; those that make a new job count against the limit above as well.',
  ),
  STATUS_LIMIT_PER_MINUTE: whole(600, 'Status requests a minute per API key.'),
  STATUS_LIMIT_PER_JOB_PER_SECOND: whole(1, 'Status requests a second per job.'),
  STATUS_BURST_PER_JOB: whole(2, "Status requests within the first second of a job's life."),
  TEMPLATES_LIMIT_PER_MINUTE: whole(60, 'Template list requests a minute per API key.'),
  AUTH_FAILURE_LIMIT_PER_MINUTE: whole(30, 'Failed authentications a minute per client address.'),
  JOB_TIMEOUT_MINUTES: whole(15, 'Time limit of a job, from its start.'),
  JOB_WAIT_HOURS: whole(24, 'How long a job waits for its start before it fails.'),
  JOBS_PENDING_MAX: whole(1_000, 'Jobs of an organization that may wait at a time; 0 for any number.', { min: 0 }),
  JOBS_AT_ONCE_FREE: whole(
    0,
    'Jobs that an organization on the Free plan has under way at most; 0 for as many as there are places.',
    { min: 0 },
  ),
  JOBS_AT_ONCE_STARTER: whole(0, 'The same on the Starter plan.', { min: 0 }),
  JOBS_AT_ONCE_BUSINESS: whole(0, 'The same on the Business plan.', { min: 0 }),
  JOBS_AT_ONCE_ENTERPRISE: whole(0, 'The same on the Enterprise plan.', { min: 0 }),
  CREDITS_PER_SLIDE: whole(1, 'Price of a delivered deck slide.', { min: 0 }),
  CREDITS_PER_VARIANT: whole(1, 'Price of a delivered single-slide variant.', { min: 0 }),
  DOWNLOAD_URL_TTL_MINUTES: whole(15, 'Lifetime of a download URL.'),
  FILE_RETENTION_DAYS: whole(30, 'How long generated files are kept.'),
  REQUEST_LOG_RETENTION_DAYS: whole(30, 'How long the log of requests is kept.'),
  DECK_MAX_SLIDES: whole(50, 'Most slides of a deck.', { max: 50 }),
  DECK_DEFAULT_MIN_SLIDES: whole(5, 'Fewest slides of a deck whose prompt asks for no number.'),
  DECK_DEFAULT_MAX_SLIDES: whole(15, 'Most slides of a deck whose prompt asks for no number.'),
  API_KEYS_MAX_PER_ORGANIZATION: whole(50, 'Most live API keys of an organization.'),
  API_KEY_LAST_USED_STALE_SECONDS: whole(60, 'How stale the time of last use of a key may be.'),
};

export type ContractSettings = Record<keyof typeof contractSettings, number>;

/** What an installation has that sets none of them. */
export function defaultContractSettings(): ContractSettings {
  const defaults = Object.entries(contractSettings).map(
    ([name, { schema }]) => [name, schema.parse(undefined)] as const,
  );
  return Object.fromEntries(defaults) as ContractSettings;
}
