import { templateThumbnailOperation } from '@/lib/contracts/operations/template-thumbnail';
import { getThumbnail } from '@/lib/services/templates/get-thumbnail';
import { createHandler } from '../create-handler';
import { createRoute } from '../create-route';

const templateThumbnail = createHandler(templateThumbnailOperation, async ({ input }) => {
  const png = await getThumbnail({ input: { templateId: input.params.template_id, ...input.query } });
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Content-Length': String(png.byteLength) },
  });
});

export const templateThumbnailRoute = createRoute(templateThumbnailOperation.path, { GET: templateThumbnail });
