import type { JobErrorCode, RequestErrorCode } from '@/lib/contracts/error-codes';

/** What an integrator does about each code. */
export const errorAdvice: Record<RequestErrorCode | JobErrorCode, string> = {
  invalid_request:
    'Correct the field that `param` names; the message says what is allowed. Sending it again unchanged fails again.',
  unauthorized: 'Check the `Authorization` header. If the key was lost, revoked or has expired, create a new one.',
  plan_not_eligible:
    'Have an owner of the organization move it to a Business or Enterprise plan. Its keys work again from then on.',
  not_found: 'Check the address, the id or the template name. A job answers only to the key that created it.',
  method_not_allowed: 'Use a method that the `Allow` header lists.',
  ambiguous_template_name: 'Rename one of the templates, or omit `template_name` to have one chosen.',
  idempotency_conflict: 'Send a new request under a new `Idempotency-Key`; repeat an old key only with its own body.',
  range_not_satisfiable: 'Ask for bytes within the file, or for the whole of it without `Range`.',
  rate_limit_exceeded: 'Wait as long as `Retry-After` says, then go on more slowly.',
  internal_error: 'Try again with backoff and the same `Idempotency-Key`. Report the request id if it stays.',
  unavailable: 'Try again after `Retry-After` with the same `Idempotency-Key`.',
  insufficient_credits:
    'Have credits granted to the organization, then send the request under a new `Idempotency-Key`.',
  template_unavailable: 'Choose another template, or omit `template_name`.',
  content_rejected: 'Change the prompt or the pictures.',
  provider_unavailable: 'Send the request again later, under a new `Idempotency-Key`.',
  generation_timeout:
    'Ask for less in one job: fewer slides, a shorter prompt. Then send it under a new `Idempotency-Key`.',
  generation_failed: 'Send it once more under a new `Idempotency-Key`; if it fails again, report the job id.',
};
