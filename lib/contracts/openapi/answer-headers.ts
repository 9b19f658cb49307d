import type { oas31 } from 'zod-openapi';
import type { RequestErrorCode } from '../error-codes';
import type { AnyOperation } from '../operations/operation';
import { responseHeaders, type ResponseHeader, type ResponseHeaderId } from '../response-headers';

const onEveryAnswer: readonly ResponseHeaderId[] = ['RequestId', 'CacheControl', 'ContentTypeOptions'];
const ofLimits: readonly ResponseHeaderId[] = ['RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'];
const maybeOfLimits: readonly ResponseHeaderId[] = [
  'MaybeRateLimitLimit',
  'MaybeRateLimitRemaining',
  'MaybeRateLimitReset',
];

/** Answered before the key is known, so that there is no limit to speak of; or now before, now after. */
const limitHeadersByCode: Partial<Record<RequestErrorCode, readonly ResponseHeaderId[]>> = {
  unauthorized: [],
  method_not_allowed: [],
  rate_limit_exceeded: maybeOfLimits,
  internal_error: maybeOfLimits,
  unavailable: maybeOfLimits,
};

/**
 * The headers of one answer of an operation, as references to components.
 *
 * @param code one of those that the answer can carry; undefined for an answer that is no error
 */
export function headersOf(
  { limit }: AnyOperation,
  code: RequestErrorCode | undefined,
  own: readonly ResponseHeaderId[],
): oas31.HeadersObject {
  const limitHeaders = (code && limitHeadersByCode[code]) ?? ofLimits;
  const ids = [...onEveryAnswer, ...(limit === null ? [] : limitHeaders), ...own];
  return Object.fromEntries(ids.map((id) => [responseHeaders[id].name, { $ref: `#/components/headers/${id}` }]));
}

/** Every header as a component. */
export function headerComponents(): Record<string, oas31.HeaderObject> {
  const rows: [string, ResponseHeader][] = Object.entries(responseHeaders);
  return Object.fromEntries(
    rows.map(([id, { required, description, schema, example }]) => [id, { description, required, schema, example }]),
  );
}
