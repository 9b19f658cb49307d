import { addDocument, knowledgeLimits } from '@/lib/services/knowledge/add-document';
import { requireRole } from '@/lib/services/roles';
import { answerSameSite } from './answer-person';
import { readSentFile } from './read-sent-file';

/**
 * Takes a file into the knowledge base: the bytes are the body, the name is in the query. No form, so that a page can
 * show how much has been sent, and that another site's form can't send one.
 */
export function uploadDocument(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, { name = '' }) => {
    // Before a large body is read for nothing.
    requireRole(ctx.actor, ['owner', 'admin']);
    const bytes = await readSentFile(request, knowledgeLimits().maxBytes, 'Split it into smaller documents.');
    const { id } = await addDocument({ ctx, input: { name, bytes } });
    return Response.json({ id }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
}
