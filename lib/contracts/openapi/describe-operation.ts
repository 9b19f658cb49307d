import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { ContractNumbers } from '../contract-numbers';
import { headerName } from '../header-name';
import type { AnyOperation } from '../operations/operation';
import { headersOf } from './answer-headers';
import { errorAnswers } from './error-answers';
import type { OperationDocument } from './operation-document';

export function describeOperation(
  operation: AnyOperation,
  document: OperationDocument,
  numbers: ContractNumbers,
): ZodOpenApiOperationObject {
  return {
    operationId: operation.id,
    tags: [document.tag],
    summary: operation.summary,
    description: [operation.description, document.details].filter((part) => part !== '').join('\n\n'),
    security: operation.auth === 'api_key' ? [{ apiKey: [] }] : [],
    requestParams: {
      path: operation.params,
      query: operation.query,
      header: asWritten(operation.headers(numbers)),
    },
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: operation.body(numbers), examples: document.requestExamples } },
      },
    }),
    responses: { ...answersOf(operation, document), ...errorAnswers(operation, document) },
  };
}

function answersOf(operation: AnyOperation, { answers }: OperationDocument): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { headers, ...answer }]) => [
      status,
      { ...answer, headers: headersOf(operation, undefined, headers) },
    ]),
  );
}

/** Header fields by the names that readers know. */
function asWritten(headers: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(headers.shape).map(([name, schema]) => [headerName(name), schema])),
  );
}
