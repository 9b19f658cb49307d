import type { ErrorBody } from '../../error-body';
import type { RequestErrorCode } from '../../error-codes';

export interface ErrorExample {
  summary: string;
  message: string;
  param?: string;
}

/** What the service says, one example a code; operations that can say more than that have their own. */
export const errorExamples = {
  invalid_request: { summary: 'A field is not valid', message: 'prompt: must not be empty.', param: 'prompt' },
  unauthorized: {
    summary: 'No valid API key',
    message: 'A valid API key is required: Authorization: Bearer <API_KEY>.',
  },
  plan_not_eligible: { summary: 'Another plan', message: 'API access needs a paid Business or Enterprise plan.' },
  not_found: { summary: 'Nothing there', message: 'There is nothing at this path.' },
  method_not_allowed: {
    summary: 'Another method',
    message: 'This path does not answer to DELETE; it does to GET, HEAD.',
  },
  ambiguous_template_name: {
    summary: 'Several templates have this name',
    message:
      '2 templates are named "Meridian"; only a name that one template has can be used. Give your organization\'s own other names, or leave template_name out. They are: (1) the built-in one: Plain business look. (2) one of your organization\'s own, 0198c1f0-4c1a-7b90-8e2d-3a6f5c7d9e10: In our colours.',
    param: 'template_name',
  },
  idempotency_conflict: {
    summary: 'The key stands for another body',
    message: 'This Idempotency-Key was used with a different request body; use a new key for a new request.',
  },
  range_not_satisfiable: {
    summary: 'Beyond the end of the file',
    message: 'The file has 98304 bytes; the range lies outside.',
  },
  rate_limit_exceeded: {
    summary: 'Too many requests',
    message:
      'Status requests for one job: at most 1 a second per job. Wait as long as Retry-After says, then try again.',
  },
  internal_error: { summary: 'A defect', message: 'The service failed to answer this request.' },
  unavailable: { summary: 'Something is away', message: 'The service cannot answer now; try again shortly.' },
} as const satisfies Record<RequestErrorCode, ErrorExample>;

export function errorBody(code: RequestErrorCode, { message, param }: ErrorExample): ErrorBody {
  const requestId = '0198c1f2-7a60-7c3e-9d55-2f6f0f6f3c11';
  return { error: { code, message, request_id: requestId, ...(param !== undefined && { param }) } };
}
