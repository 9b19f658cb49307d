const limits = [
  'GENERATE_LIMIT_PER_MINUTE',
  'GENERATE_RETRY_LIMIT_PER_MINUTE',
  'STATUS_LIMIT_PER_MINUTE',
  'STATUS_LIMIT_PER_JOB_PER_SECOND',
  'STATUS_BURST_PER_JOB',
  'TEMPLATES_LIMIT_PER_MINUTE',
  'AUTH_FAILURE_LIMIT_PER_MINUTE',
];

/** Settings under which no rate limit is ever reached. */
export const noLimits: Record<string, string> = Object.fromEntries(limits.map((name) => [name, '1000000000']));

/** For tests that are not about limits; call it before anything reads the environment. */
export function liftLimits(): void {
  Object.assign(process.env, noLimits);
}
