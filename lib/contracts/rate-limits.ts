import { oncePerNumbers } from './contract-numbers';

/** How often one caller may do one thing. The documents and the limiter read the same rows. */
export interface RateLimit {
  /** Limits with the same counter count together. */
  counter: string;
  /** Calls that one window lets through; it opens with the first of them. */
  calls: number;
  windowSeconds: number;
  per: 'API key' | 'job' | 'client address';
  /** What is counted. */
  about: string;
}

export type RateLimitName =
  'generate' | 'generateRetry' | 'status' | 'statusOfJob' | 'statusOfNewJob' | 'templates' | 'failedAuthentication';

/** Every limit of the interface, in the order in which the reference shows them. */
export const rateLimits = oncePerNumbers((numbers): Record<RateLimitName, RateLimit> => ({
  generate: perMinute('generate', numbers.generateLimitPerMinute, 'API key', 'Generate requests'),
  generateRetry: perMinute(
    'generate-retry',
    numbers.generateRetryLimitPerMinute,
    'API key',
    'Generate requests with an Idempotency-Key, of which those that make a new job count as generate requests too',
  ),
  status: perMinute('status', numbers.statusLimitPerMinute, 'API key', 'Status requests'),
  statusOfJob: perSecond(numbers.statusLimitPerJobPerSecond, 'Status requests for one job'),
  statusOfNewJob: perSecond(
    Math.max(numbers.statusBurstPerJob, numbers.statusLimitPerJobPerSecond),
    'Status requests for one job within the first second of its life',
  ),
  templates: perMinute('templates', numbers.templatesLimitPerMinute, 'API key', 'Template list requests'),
  failedAuthentication: perMinute(
    'failed-authentication',
    numbers.authFailureLimitPerMinute,
    'client address',
    'Requests without a valid API key',
  ),
}));

function perMinute(counter: string, calls: number, per: RateLimit['per'], about: string): RateLimit {
  return { counter, calls, windowSeconds: 60, per, about };
}

function perSecond(calls: number, about: string): RateLimit {
  return { counter: 'status-of-job', calls, windowSeconds: 1, per: 'job', about };
}
