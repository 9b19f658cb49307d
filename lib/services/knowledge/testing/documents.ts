import type { Context } from '../../context';
import { addDocument } from '../add-document';
import type { KnowledgeDocument } from '../documents';
import { indexDocument } from '../index-document';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A document that waits for a worker. */
export function addText(ctx: Context, name: string, text: string): Promise<KnowledgeDocument> {
  return addDocument({ ctx, input: { name, bytes: bytesOf(text) } });
}

/** A document that can be searched. */
export async function addReadText(ctx: Context, name: string, text: string): Promise<KnowledgeDocument> {
  const document = await addText(ctx, name, text);
  await indexDocument({ ctx, input: { documentId: document.id, isLastAttempt: true } });
  return document;
}
