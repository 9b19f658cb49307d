import { listTemplatesOperation, templateThumbnailOperation } from '@/lib/contracts/operations/templates';
import { getThumbnail } from '@/lib/services/templates/get-thumbnail';
import { listTemplates as listAccessible } from '@/lib/services/templates/list-templates';
import { createHandler } from '../create-handler';
import { createRoute } from '../serve';

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

const templateThumbnail = createHandler(templateThumbnailOperation, async ({ input }) => {
  const png = await getThumbnail({ input: { templateId: input.params.template_id, ...input.query } });
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Content-Length': String(png.byteLength) },
  });
});

export const templateThumbnailRoute = createRoute(templateThumbnailOperation.path, { GET: templateThumbnail });
