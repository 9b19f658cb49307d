import { noFields, type Operation } from './operation';

export const openapiOperation = {
  id: 'openapi',
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'Read this document',
  description:
    'The description of the interface in OpenAPI 3.1, with the numbers of this installation. No API key is asked for.',
  auth: 'none',
  limit: null,
  params: noFields,
  headers: () => noFields,
  query: noFields,
  body: null,
  reply: null,
  responseHeaders: [],
  errors: [],
} as const satisfies Operation;
