import { z } from 'zod';
import { noFields, type Operation } from './operation';
import { signedQuery } from './signed-query';

export const templateThumbnailOperation = {
  id: 'template-thumbnail',
  method: 'GET',
  path: '/api/v1/templates/{template_id}/thumbnail',
  summary: 'Show a template',
  description:
    "Gives the picture behind the `thumbnail_url` of one of an organization's own templates. The address is signed: no API key is asked for, and none should be sent.",
  auth: 'signed_url',
  limit: null,
  params: z.object({
    template_id: z
      .string()
      .meta({ param: { description: 'Which template.', example: '0198c1f0-4c1a-7b90-8e2d-3a6f5c7d9e10' } }),
  }),
  headers: () => noFields,
  query: signedQuery,
  body: null,
  reply: null,
  responseHeaders: ['ContentLength'],
  errors: ['not_found'],
} as const satisfies Operation;
