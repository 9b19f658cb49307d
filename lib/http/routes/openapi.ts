import { createOpenapiDocument } from '@/lib/contracts/openapi/create-openapi-document';
import { openapiOperation } from '@/lib/contracts/operations/operations';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { createHandler } from '../create-handler';
import { createRoute } from '../serve';

let written: string | undefined;

const openapi = createHandler(openapiOperation, async () => {
  written ??= JSON.stringify(createOpenapiDocument(requestSettings()));
  return new Response(written, { headers: { 'Content-Type': 'application/json' } });
});

export const openapiRoute = createRoute(openapiOperation.path, { GET: openapi });
