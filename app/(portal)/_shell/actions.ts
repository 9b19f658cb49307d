'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { chooseOrganization } from '@/lib/services/sessions/sessions';

/** Leads to the jobs: what the page showed belongs to the organization that was left. */
export async function chooseOrganizationAction(organizationId: string): Promise<ActionResult<void>> {
  const answer = await returnToOrganizationAction(organizationId);
  if (!answer.ok) return answer;
  revalidatePath('/', 'layout');
  redirect('/jobs');
}

/** For a page that shows the organization already, which another tab has left; it stays as it is. */
export async function returnToOrganizationAction(organizationId: string): Promise<ActionResult<void>> {
  return runAction(({ sessionId }) => chooseOrganization({ input: { sessionId, organizationId } }), { fromAny: true });
}
