import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import type { ContractNumbers } from '../contract-numbers';
import type { AnyOperation } from '../operations/operation';
import { operations } from '../operations/operations';
import { headerName } from '../response-headers';
import { errorAnswers, headerComponents, headersOf } from './answers';
import { documents } from './documents/documents';
import { interfaceDescription } from './interface-description';
import { tags, type Installation, type OperationDocument } from './operation-document';

/**
 * The OpenAPI 3.1 document of the interface, computed from the very schemas that parse
 * requests and answers, with the numbers of one installation.
 */
export function createOpenapiDocument(installation: Installation) {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Deckwright',
        summary: 'Turns a prompt into PowerPoint slides and decks.',
        description: interfaceDescription(installation),
        version: '1.0.0',
        contact: { name: 'The guide for integrators', url: `${installation.baseUrl}/docs` },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: installation.baseUrl }],
      tags: [...tags],
      paths: Object.fromEntries(
        operations.map((operation) => {
          const document = documents[operation.id](installation);
          return [
            operation.path,
            { [operation.method.toLowerCase()]: describeOperation(operation, document, installation.numbers) },
          ];
        }),
      ),
      components: {
        headers: headerComponents(),
        securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: securityDescription } },
      },
    },
    { override: ({ jsonSchema }) => dropImpliedMaximum(jsonSchema) },
  );
}

const securityDescription =
  'An API key, `dw_` and 40 letters and digits, sent as `Authorization: Bearer <API_KEY>`. Keys are created and revoked in the Developer Settings.';

/** That a whole number is one that JavaScript can count to says nothing to a reader. */
function dropImpliedMaximum(jsonSchema: { maximum?: number }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function describeOperation(
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
