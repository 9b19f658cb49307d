import type { CallOptions, Connection } from './connection';
import { readJson } from './read-answer';
import { retry } from './retry';
import type { Template } from './types';

export async function listTemplates(connection: Connection, options: CallOptions): Promise<Template[]> {
  const { clock } = connection;
  const ask = () =>
    connection.attempt({
      ...options,
      address: '/api/v1/templates',
      read: (response) => readJson(response, isTemplateList),
    });
  const { templates } = await retry(ask, { ...options, clock });
  return templates;
}

function isTemplateList(body: unknown): body is { templates: Template[] } {
  return Array.isArray((body as { templates?: unknown } | null | undefined)?.templates);
}
