'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { saveBrand, type SentBrand } from '@/lib/http/portal/brand';
import { setDefaultTemplate } from '@/lib/services/organizations/set-default-template';
import { changeTemplate, remeasureTemplates, type TemplateChange } from '@/lib/services/templates/change-template';
import { deleteFont } from '@/lib/services/templates/own-fonts';
import { deleteTemplate } from '@/lib/services/templates/delete-template';

export async function deleteTemplateAction(templateId: string): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => deleteTemplate({ ctx, input: { templateId } }));
  revalidatePath('/templates');
  return answer.ok ? { ok: true, value: { name: answer.value.name } } : answer;
}

/** @param template name of a built-in template, id of an own one, or null for none */
export async function setDefaultTemplateAction(
  template: string | null,
): Promise<ActionResult<{ name: string | null }>> {
  const answer = await runAction(({ ctx }) => setDefaultTemplate({ ctx, input: { template } }));
  revalidatePath('/templates');
  return answer.ok ? { ok: true, value: { name: answer.value.name } } : answer;
}

export async function deleteFontAction(fontId: string): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(async ({ ctx }) => {
    const deleted = await deleteFont({ ctx, input: { fontId } });
    await remeasureTemplates({ ctx, input: { family: deleted.name } });
    return deleted;
  });
  revalidatePath('/templates', 'layout');
  return answer;
}

/** Names, tags and layouts; what another template is called already is said with a name that is free. */
export async function changeTemplateAction(
  input: TemplateChange,
): Promise<ActionResult<{ name: string; freeName: string | null }>> {
  const answer = await runAction(({ ctx }) => changeTemplate({ ctx, input }));
  revalidatePath('/templates', 'layout');
  return answer;
}

/** A new brand, or one that is changed. */
export async function saveBrandAction(input: SentBrand): Promise<ActionResult<{ id: string; name: string }>> {
  const answer = await runAction(({ ctx }) => saveBrand(ctx, input));
  revalidatePath('/templates', 'layout');
  return answer;
}
