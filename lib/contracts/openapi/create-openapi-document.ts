import { createDocument } from 'zod-openapi';
import { operations } from '../operations/operations';
import { headerComponents } from './answer-headers';
import { describeOperation } from './describe-operation';
import { documents } from './documents/documents';
import { interfaceDescription } from './interface-description';
import type { Installation } from './operation-document';
import { tags } from './tags';

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
