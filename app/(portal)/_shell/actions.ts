'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/contracts/action-result';
import { runAction } from '@/lib/http/portal/run-action';
import { chooseOrganization } from '@/lib/services/sessions/choose-organization';

/** Leads to the jobs: what the page showed belongs to the organization that was left. */
export async function chooseOrganizationAction(organizationId: string): Promise<ActionResult<void>> {
  const answer = await runAction(({ sessionId }) => chooseOrganization({ input: { sessionId, organizationId } }));
  if (!answer.ok) return answer;
  revalidatePath('/', 'layout');
  redirect('/jobs');
}
