'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { deleteDocument } from '@/lib/services/knowledge/delete-document';
import { retryDocument } from '@/lib/services/knowledge/requeue-documents';

const page = '/knowledge';

export async function deleteDocumentAction(documentId: string): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => deleteDocument({ ctx, input: { documentId } }));
  revalidatePath(page);
  return answer.ok ? { ok: true, value: { name: answer.value.name } } : answer;
}

export async function retryDocumentAction(documentId: string): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => retryDocument({ ctx, input: { documentId } }));
  revalidatePath(page);
  return answer.ok ? { ok: true, value: { name: answer.value.name } } : answer;
}
