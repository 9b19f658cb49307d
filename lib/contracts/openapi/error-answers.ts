import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { errorBodySchema } from '../error-body';
import { requestErrorCodes, type RequestErrorCode } from '../error-codes';
import type { AnyOperation } from '../operations/operation';
import type { ResponseHeaderId } from '../response-headers';
import { headersOf } from './answer-headers';
import { errorBody, errorExamples } from './examples/errors';
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
