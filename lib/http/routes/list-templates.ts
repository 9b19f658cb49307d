import { listTemplatesOperation } from '@/lib/contracts/operations/list-templates';
import { listTemplates as listAccessible } from '@/lib/services/templates/list-templates';
import { createHandler } from '../create-handler';
import { createRoute } from '../create-route';

const listTemplates = createHandler(listTemplatesOperation, async ({ ctx, input }) => {
  const listed = await listAccessible({ ctx, input: { baseUrl: input.baseUrl } });
  const templates = listed.map(({ name, description, source, thumbnailUrl }) => ({
    name,
    description,
    source,
    thumbnail_url: thumbnailUrl,
  }));
  return { body: { templates } };
});

export const listTemplatesRoute = createRoute(listTemplatesOperation.path, { GET: listTemplates });
