import type { oas31, ZodOpenApiResponseObject } from 'zod-openapi';
import { errorBodySchema } from '../error-body';
import { requestErrorCodes, type RequestErrorCode } from '../error-codes';
import type { AnyOperation } from '../operations/operation';
import { responseHeaders, type ResponseHeader, type ResponseHeaderId } from '../response-headers';
import { errorBody, errorExamples } from './examples';
import type { OperationDocument } from './operation-document';

/** Headers that an error brings beside those of every answer. */
const headersByCode: Partial<Record<RequestErrorCode, readonly ResponseHeaderId[]>> = {
  unauthorized: ['WwwAuthenticate'],
  method_not_allowed: ['Allow'],
  range_not_satisfiable: ['UnsatisfiedRange'],
  rate_limit_exceeded: ['RetryAfter'],
  unavailable: ['RetryAfter'],
};

/** The error answers of an operation, by status code. */
export function errorAnswers(
  operation: AnyOperation,
  document: OperationDocument,
): Record<string, ZodOpenApiResponseObject> {
  const codes = errorCodesOf(operation);
  const statuses = [...new Set(codes.map((code) => requestErrorCodes[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => requestErrorCodes[code].status === status);
      return [String(status), errorAnswer(ofStatus, operation, document)];
    }),
  );
}

/** Every code that an operation can answer with. */
export function errorCodesOf({ auth, errors }: AnyOperation): RequestErrorCode[] {
  const stores: RequestErrorCode[] = auth === 'none' ? [] : ['unavailable'];
  return [...errors, 'method_not_allowed', 'internal_error', ...stores];
}

function errorAnswer(
  codes: RequestErrorCode[],
  operation: AnyOperation,
  document: OperationDocument,
): ZodOpenApiResponseObject {
  const own = codes.flatMap((code) => headersByCode[code] ?? []);
  return {
    description: codes.map((code) => `\`${code}\`: ${requestErrorCodes[code].meaning}`).join('\n\n'),
    headers: headersOf(operation, codes[0], own),
    content: {
      'application/json': {
        schema: errorBodySchema,
        examples: Object.assign({}, ...codes.map((code) => examplesOf(code, document))),
      },
    },
  };
}

function examplesOf(code: RequestErrorCode, { errorExamples: own }: OperationDocument) {
  const examples = own?.[code] ?? { [code]: errorExamples[code] };
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [
      name,
      { summary: example.summary, value: errorBody(code, example) },
    ]),
  );
}

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
