'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/action-result';
import { runAction } from '@/lib/http/portal/run-action';
import { deleteTemplate } from '@/lib/services/templates/delete-template';

export async function deleteTemplateAction(templateId: string): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => deleteTemplate({ ctx, input: { templateId } }));
  revalidatePath('/templates');
  return answer.ok ? { ok: true, value: { name: answer.value.name } } : answer;
}
