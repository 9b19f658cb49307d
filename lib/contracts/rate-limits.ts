import { oncePerNumbers, type ContractNumbers } from './contract-numbers';

/** How often one caller may do one thing. The documents, the limiter and its refusals read the same rows. */
export interface RateLimit {
  /** Limits with the same counter count together. */
  counter: string;
  /** Calls that one window lets through; it opens with the first of them. */
  calls: number;
  windowSeconds: number;
  per: 'API key' | 'job' | 'client address' | 'account';
  /** What is counted. */
  about: string;
  /** Who reads the refusal: a program, and then also the documents, or a person at the portal. */
  reader: 'program' | 'person';
  /** What becomes of a call that can't be counted because the store is away. */
  whenStoreIsAway: 'goes on' | 'is refused';
}

type Row<Numbers> = Omit<RateLimit, 'calls' | 'reader'> & { calls: (numbers: Numbers) => number };

/** Numbers of an installation that are no part of the interface. */
export interface PortalLimitNumbers {
  signInLimitPerAccount: number;
  signInLimitPerAccountAnywhere: number;
  signInLimitPerAddress: number;
  signUpLimitPerAddress: number;
}

export type RateLimitName = keyof typeof programRows | keyof typeof personRows;

const minute = 60;
const quarterHour = 15 * minute;
const hour = 60 * minute;

/**
 * Every limit of the interface, in the order in which the reference shows them. While the store is away reading goes
 * on, and strangers get their usual refusal; what costs work waits until it can be counted again.
 */
const programRows = {
  generate: {
    counter: 'generate',
    calls: (numbers) => numbers.generateLimitPerMinute,
    windowSeconds: minute,
    per: 'API key',
    about: 'Generate requests',
    whenStoreIsAway: 'is refused',
  },
  generateRetry: {
    counter: 'generate-retry',
    calls: (numbers) => numbers.generateRetryLimitPerMinute,
    windowSeconds: minute,
    per: 'API key',
    about:
      'Generate requests with an Idempotency-Key, of which those that make a new job count as generate requests too',
    whenStoreIsAway: 'is refused',
  },
  status: {
    counter: 'status',
    calls: (numbers) => numbers.statusLimitPerMinute,
    windowSeconds: minute,
    per: 'API key',
    about: 'Status requests',
    whenStoreIsAway: 'goes on',
  },
  statusOfJob: {
    counter: 'status-of-job',
    calls: (numbers) => numbers.statusLimitPerJobPerSecond,
    windowSeconds: 1,
    per: 'job',
    about: 'Status requests for one job',
    whenStoreIsAway: 'goes on',
  },
  statusOfNewJob: {
    counter: 'status-of-job',
    calls: (numbers) => Math.max(numbers.statusBurstPerJob, numbers.statusLimitPerJobPerSecond),
    windowSeconds: 1,
    per: 'job',
    about: 'Status requests for one job within the first second of its life',
    whenStoreIsAway: 'goes on',
  },
  templates: {
    counter: 'templates',
    calls: (numbers) => numbers.templatesLimitPerMinute,
    windowSeconds: minute,
    per: 'API key',
    about: 'Template list requests',
    whenStoreIsAway: 'goes on',
  },
  failedAuthentication: {
    counter: 'failed-authentication',
    calls: (numbers) => numbers.authFailureLimitPerMinute,
    windowSeconds: minute,
    per: 'client address',
    about: 'Requests without a valid API key',
    whenStoreIsAway: 'goes on',
  },
} as const satisfies Record<string, Row<ContractNumbers>>;

/**
 * Every limit of the portal. Guessing must not become free because nobody counts; following a link of 256 bits is no
 * guessing.
 */
const personRows = {
  signInOfAccount: {
    counter: 'sign-in-account',
    calls: (numbers) => numbers.signInLimitPerAccount,
    windowSeconds: quarterHour,
    per: 'account',
    about: 'attempts to sign in',
    whenStoreIsAway: 'is refused',
  },
  signInOfAccountAnywhere: {
    counter: 'sign-in-account-anywhere',
    calls: (numbers) => numbers.signInLimitPerAccountAnywhere,
    windowSeconds: quarterHour,
    per: 'account',
    about: 'attempts to sign in',
    whenStoreIsAway: 'is refused',
  },
  signInFromAddress: {
    counter: 'sign-in-address',
    calls: (numbers) => numbers.signInLimitPerAddress,
    windowSeconds: quarterHour,
    per: 'client address',
    about: 'attempts to sign in',
    whenStoreIsAway: 'is refused',
  },
  signUp: {
    counter: 'sign-up',
    calls: (numbers) => numbers.signUpLimitPerAddress,
    windowSeconds: hour,
    per: 'client address',
    about: 'attempts to create an account',
    whenStoreIsAway: 'is refused',
  },
  invitationLookUp: {
    counter: 'invitation',
    calls: () => 60,
    windowSeconds: minute,
    per: 'client address',
    about: 'invitation links were opened',
    whenStoreIsAway: 'goes on',
  },
} as const satisfies Record<string, Row<PortalLimitNumbers>>;

/** The limits of the interface with the numbers of an installation, for the documents. */
export const rateLimits = oncePerNumbers((numbers) => withNumbers(programRows, numbers, 'program'));

/** All limits with the numbers of an installation, for those who count. */
export function allRateLimits(numbers: ContractNumbers, portal: PortalLimitNumbers): Record<RateLimitName, RateLimit> {
  return { ...rateLimits(numbers), ...withNumbers(personRows, portal, 'person') };
}

function withNumbers<Name extends string, Numbers>(
  rows: Record<Name, Row<Numbers>>,
  numbers: Numbers,
  reader: RateLimit['reader'],
): Record<Name, RateLimit> {
  const limits = Object.entries<Row<Numbers>>(rows).map(([name, row]) => [
    name,
    { ...row, calls: row.calls(numbers), reader },
  ]);
  return Object.fromEntries(limits) as Record<Name, RateLimit>;
}
