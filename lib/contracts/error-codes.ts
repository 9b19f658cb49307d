/** One row of the table that HTTP, the worker and the documents read. */
export interface ErrorCodeRow {
  /** Null for codes that only stand in the `error` object of a failed job. */
  status: number | null;
  /** Whether the same attempt can succeed later, without the caller changing anything. */
  retryable: boolean;
  meaning: string;
}

/** Codes of synchronous errors: the body of every answer that is not 2xx. */
export const requestErrorCodes = {
  invalid_request: {
    status: 400,
    retryable: false,
    meaning: 'The request is malformed, fails validation, or combines fields that do not go together.',
  },
  unauthorized: {
    status: 401,
    retryable: false,
    meaning: 'The API key is missing, malformed, unknown, revoked or expired.',
  },
  plan_not_eligible: {
    status: 403,
    retryable: false,
    meaning: 'The organization is not on a paid Business or Enterprise plan.',
  },
  not_found: {
    status: 404,
    retryable: false,
    meaning: 'The job or resource was not found for the current API key.',
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    meaning: 'The path exists but does not answer to this method; the Allow header lists those it does.',
  },
  ambiguous_template_name: {
    status: 409,
    retryable: false,
    meaning: 'More than one accessible template has this name.',
  },
  idempotency_conflict: {
    status: 409,
    retryable: false,
    meaning: 'The Idempotency-Key was used before with a different request body.',
  },
  range_not_satisfiable: {
    status: 416,
    retryable: false,
    meaning: 'The requested byte range lies outside the file.',
  },
  rate_limit_exceeded: {
    status: 429,
    retryable: true,
    meaning: 'Requests come too quickly; wait as long as Retry-After says, then back off.',
  },
  internal_error: {
    status: 500,
    retryable: true,
    meaning: 'The service failed; quote the request id when reporting it.',
  },
  unavailable: {
    status: 503,
    retryable: true,
    meaning: 'The service cannot answer now; try again after Retry-After.',
  },
} as const satisfies Record<string, ErrorCodeRow & { status: number }>;

/** Codes of the `error` object of a failed job. */
export const jobErrorCodes = {
  insufficient_credits: {
    status: null,
    retryable: false,
    meaning: "The organization's credit pool does not cover the largest possible charge.",
  },
  template_unavailable: {
    status: null,
    retryable: false,
    meaning: 'The template chosen at acceptance is gone or can no longer be used.',
  },
  content_rejected: {
    status: null,
    retryable: false,
    meaning: 'The content of the request cannot be turned into slides.',
  },
  provider_unavailable: {
    status: null,
    retryable: true,
    meaning: 'A service that the generation depends on did not answer.',
  },
  generation_timeout: {
    status: null,
    retryable: false,
    meaning: 'The job did not finish within its time limit.',
  },
  generation_failed: {
    status: null,
    retryable: false,
    meaning: 'The generation failed; nothing was charged.',
  },
  cancelled: {
    status: null,
    retryable: false,
    meaning: 'A person ended the job before it was finished; nothing was charged.',
  },
} as const satisfies Record<string, ErrorCodeRow & { status: null }>;

/** Conditions that the portal and the operator's command meet, but the public interface doesn't name. */
const portalErrorCodes = {
  forbidden: {
    status: 403,
    retryable: false,
    meaning: 'This person may not do that in this organization.',
  },
  conflict: {
    status: 409,
    retryable: false,
    meaning: 'The request contradicts what is already there.',
  },
} as const satisfies Record<string, ErrorCodeRow & { status: number }>;

export const errorCodes = { ...requestErrorCodes, ...jobErrorCodes, ...portalErrorCodes } as const;

export type RequestErrorCode = keyof typeof requestErrorCodes;
export type JobErrorCode = keyof typeof jobErrorCodes;
export type ErrorCode = keyof typeof errorCodes;

export function isJobErrorCode(code: string): code is JobErrorCode {
  return Object.hasOwn(jobErrorCodes, code);
}
