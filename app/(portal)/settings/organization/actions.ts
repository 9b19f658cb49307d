'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { leaveOrganization } from '@/lib/services/members/change-members';
import { renameOrganization } from '@/lib/services/organizations/change-organization';

export async function renameOrganizationAction(input: { name: string }): Promise<ActionResult<{ name: string }>> {
  const answer = await runAction(({ ctx }) => renameOrganization({ ctx, input }));
  revalidatePath('/', 'layout');
  return answer;
}

/** Leads to the jobs of another organization of theirs, or to where one begins without any. */
export async function leaveAction(): Promise<ActionResult<void>> {
  const answer = await runAction(({ ctx }) => leaveOrganization({ ctx, input: {} }));
  if (!answer.ok) return answer;
  revalidatePath('/', 'layout');
  redirect('/jobs');
}
