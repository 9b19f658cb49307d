import { z } from 'zod';
import { noFields, signedQuery, type Operation } from './operation';

const templateSources = ['built_in', 'organization'] as const;
export type TemplateSource = (typeof templateSources)[number];

/** A template that a key can use. */
const templateSchema = z
  .strictObject({
    name: z.string().meta({ description: 'What `template_name` takes, exactly as it stands here.' }),
    description: z.string().meta({ description: 'For people: what it looks like, and what it suits. May be empty.' }),
    source: z.enum(templateSources).meta({
      description:
        "Whether it ships with the service, or is one of your organization's own: a built-in one in colours and fonts of yours.",
    }),
    thumbnail_url: z.url().meta({
      description:
        "Address of a picture of its slides, a PNG of 640 by 360 pixels, which needs no API key. That of an organization's own template is signed and short-lived; list the templates again for a fresh one.",
    }),
  })
  .meta({ id: 'Template', description: 'A template that your API key can use.' });

export const templateListSchema = z
  .strictObject({
    templates: z.array(templateSchema).meta({
      description:
        "The built-in ones first, then your organization's own by name. A name that stands here twice is ambiguous as `template_name`.",
    }),
  })
  .meta({ id: 'TemplateList', description: 'Every template that your API key can use.' });

export type TemplateList = z.infer<typeof templateListSchema>;

export const listTemplatesOperation = {
  id: 'list-templates',
  method: 'GET',
  path: '/api/v1/templates',
  summary: 'List the templates',
  description: 'Answers with every template that the API key can use, so that `template_name` need not be guessed.',
  auth: 'api_key',
  limit: 'templates',
  params: noFields,
  headers: () => noFields,
  query: noFields,
  body: null,
  reply: templateListSchema,
  responseHeaders: [],
  errors: ['unauthorized', 'plan_not_eligible', 'rate_limit_exceeded'],
} as const satisfies Operation;

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
