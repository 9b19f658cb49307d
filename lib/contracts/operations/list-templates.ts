import { templateListSchema } from '../template';
import { noFields, type Operation } from './operation';

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
