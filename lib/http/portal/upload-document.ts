import { AppError } from '@/lib/contracts/app-error';
import { addDocument, knowledgeLimits } from '@/lib/services/knowledge/add-document';
import { requireRole } from '@/lib/services/roles';
import { answerSameSite } from './answer-person';

/**
 * Takes a file into the knowledge base: the bytes are the body, the name is in the query. No form, so that a page can
 * show how much has been sent, and that another site's form can't send one.
 */
export function uploadDocument(request: Request): Promise<Response> {
  return answerSameSite(request, async ({ ctx }, { name = '' }) => {
    // Before a large body is read for nothing.
    requireRole(ctx.actor, ['owner', 'admin']);
    if (request.headers.get('content-type') !== 'application/octet-stream')
      throw new AppError({ code: 'invalid_request', message: 'Send the file as application/octet-stream.' });
    const { maxBytes } = knowledgeLimits();
    const bytes = await readFile(request, maxBytes);
    if (!bytes)
      throw new AppError({
        code: 'invalid_request',
        message: `This file is larger than ${maxBytes / 1_000_000} MB. Split it into smaller documents.`,
      });
    const { id } = await addDocument({ ctx, input: { name, bytes } });
    return Response.json({ id }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  });
}

/** Null as soon as there is more than may be. */
async function readFile({ headers, body }: Request, maxBytes: number): Promise<Uint8Array | null> {
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  if (announced > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  if (announced > size)
    throw new AppError({ code: 'invalid_request', message: 'The file did not arrive whole. Try again.' });
  return Buffer.concat(chunks, size);
}
