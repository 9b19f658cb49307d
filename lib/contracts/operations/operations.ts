import { downloadOperation } from './download';
import { generateOperation, statusOperation } from './jobs';
import { noFields, type AnyOperation, type Operation } from './operation';
import { listTemplatesOperation, templateThumbnailOperation } from './templates';

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

/** Every operation of the public interface, in the order in which the reference shows them. */
export const operations = [
  generateOperation,
  statusOperation,
  downloadOperation,
  listTemplatesOperation,
  templateThumbnailOperation,
  openapiOperation,
] as const satisfies readonly AnyOperation[];

export type OperationId = (typeof operations)[number]['id'];
